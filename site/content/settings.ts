import { defineSettings } from 'vitrine-site'

/**
 * The one place for everything that can be set. Each field is explained where it is defined (hover over it in an editor);
 * what is left out has its default. A wrong value stops the build and says what is allowed.
 */
export default defineSettings({
  site: {
    name: 'Vitrine',
    description: 'A content website that is finished before the first script: light, accessible, private, and yours.',
    address: 'https://vitrine.example',
    email: 'editor@vitrine.example',
    language: 'en',
  },
  gallery: {
    path: 'horizontal',
    minScale: 0.075,
    // Pages here have large words and pictures: they must not show through.
    opacity: 0.96,
  },
  header: { isShrinking: true, isStickyOnTablet: true, isStickyOnMobile: true },
  menu: { mobileDesign: 'flyout' },
  search: { style: 'overlay' },
  // Kept by `npm start`. Without an address there are none, and the site is plain files.
  comments: { address: '/comments/', moderation: 'first' },
  // Its feature page shows all three who can translate. A site that does not name the widget never asks for it.
  languageToolbar: { order: ['own', 'browser', 'widget'] },
  // A sample shop: where a real one goes on to its own check-out, this one goes on to a conversation.
  cart: { checkoutAddress: '/contact/', checkoutLabel: 'Ask for it' },
  // Their content is in content/fr and content/ar.
  languages: {
    fr: {
      site: { description: 'Un site de contenu fini avant le premier script : léger, accessible, discret, et à vous.' },
      cart: { checkoutAddress: '/fr/contact/', checkoutLabel: 'Demander' },
    },
    ar: {
      site: { description: 'موقع محتوى مكتمل قبل أول سكربت: خفيف ومتاح للجميع وخاص، وهو لك.' },
      cart: { checkoutAddress: '/ar/contact/', checkoutLabel: 'اطلبه' },
      // Left and right are the screen's, in every language.
      header: { logoAlignment: 'right' },
    },
  },
})
