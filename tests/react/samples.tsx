import type { ReactElement } from 'react'
import { AdminBar } from '../../packages/vitrine/src/features/admin-bar'
import { Alert } from '../../packages/vitrine/src/features/alert'
import { Anchors } from '../../packages/vitrine/src/features/anchor'
import { Animated } from '../../packages/vitrine/src/features/animation'
import { BackToTop } from '../../packages/vitrine/src/features/back-to-top'
import { AddToCart, Cart } from '../../packages/vitrine/src/features/cart'
import { Comments } from '../../packages/vitrine/src/features/comments'
import { ConsentList } from '../../packages/vitrine/src/features/consent'
import { Gallery } from '../../packages/vitrine/src/features/gallery'
import { Header } from '../../packages/vitrine/src/features/header'
import { LanguageToolbar } from '../../packages/vitrine/src/features/language-toolbar'
import { LayoutStyles } from '../../packages/vitrine/src/features/layout'
import { LazyFrame, LazyImage } from '../../packages/vitrine/src/features/lazy-load'
import { LoginBox } from '../../packages/vitrine/src/features/login-box'
import { MailLink } from '../../packages/vitrine/src/features/mail-link/mail-link.view'
import { Menu, MobileMenu } from '../../packages/vitrine/src/features/menu'
import { Panel } from '../../packages/vitrine/src/features/panel'
import { Quantity } from '../../packages/vitrine/src/features/quantity'
import { ScrollSections } from '../../packages/vitrine/src/features/scroll-section'
import { Scrollspy } from '../../packages/vitrine/src/features/scrollspy'
import { Search, SearchPage } from '../../packages/vitrine/src/features/search'
import { Select } from '../../packages/vitrine/src/features/select'
import { ElasticSlider, Slider } from '../../packages/vitrine/src/features/slider'
import { SliderModal } from '../../packages/vitrine/src/features/slider-modal'
import { Sticky } from '../../packages/vitrine/src/features/sticky'
import { Tabs } from '../../packages/vitrine/src/features/tabs'
import { VerticalMenu } from '../../packages/vitrine/src/features/vertical-menu'
import { Video } from '../../packages/vitrine/src/features/video'
import { VideoSync } from '../../packages/vitrine/src/features/video-sync'
import { WidgetArea, WidgetAreas } from '../../packages/vitrine/src/features/widget-area'

const items = [
  { label: 'Home', href: '/' },
  { label: 'Journal', href: '/journal/', children: [{ label: 'First', href: '/journal/first/' }] },
]
const picture = { src: '/video/clock.jpg', width: 96, height: 54 }
const product = { id: 'cup', title: 'Cup', price: 12, currency: 'EUR', href: '/shop/cup/' }
/** Finds one page, whatever is asked. */
export const find = (query: string) =>
  Promise.resolve({ total: 1, results: [{ href: '/found/', title: `About ${query}`, excerpt: [{ text: query, isMarked: true }] }] })

/** One of every component, as small as it can be, by its name. */
export const samples: Readonly<Record<string, ReactElement>> = {
  AdminBar: <AdminBar aria-label="Editing">Editing</AdminBar>,
  Alert: <Alert title="Saved">All is well.</Alert>,
  Anchors: (
    <Anchors>
      <a href="#place">There</a>
      <p id="place">A place</p>
    </Anchors>
  ),
  Animated: <Animated type="fade-left">Comes in</Animated>,
  BackToTop: <BackToTop />,
  Cart: <Cart checkoutAddress="/check-out/" />,
  AddToCart: <AddToCart product={product} />,
  Comments: (
    <Comments
      address="/comments/"
      post="first"
      comments={[{ id: '1', parent: '0', name: 'Jane', text: 'Hello', date: '2026-11-02T09:00:00Z' }]}
    />
  ),
  ConsentList: <ConsentList />,
  Gallery: <Gallery pictures={[{ href: '/video/clock.jpg', thumbnail: { ...picture, alt: 'A clock' }, caption: <em>Noon</em> }]} />,
  Header: <Header logo={<a href="/">Logo</a>} menu={<Menu label="Main" items={items} />} topBar="Welcome" isShrinking hidesOnScroll />,
  LanguageToolbar: (
    <LanguageToolbar
      defaultLanguage="en"
      languages={[
        { code: 'en', label: 'English', href: '/' },
        { code: 'fr', label: 'Français', href: '/fr/' },
        { code: 'de', label: 'Deutsch' },
      ]}
    />
  ),
  LayoutStyles: <LayoutStyles sizes={{ '--step-5': 5 }} />,
  LazyImage: <LazyImage src="/examples/stream.webp" alt="A stream" />,
  LazyFrame: <LazyFrame src="about:blank" title="A frame" />,
  LoginBox: <LoginBox address="/log-in/" />,
  MailLink: <MailLink payload="bm90IGEgcmVhbCBvbmU=" text="you at example" />,
  Menu: <Menu label="Main" items={items} current="/journal/first/" />,
  MobileMenu: <MobileMenu label="Main" items={items} />,
  Panel: (
    <Panel id="news" title="News" width="20rem">
      <p>Text</p>
    </Panel>
  ),
  Quantity: <Quantity label="Copies" min={2} max={9} />,
  ScrollSections: (
    <ScrollSections
      label="A walk"
      sections={[
        { id: 'one', name: 'One', content: <p>First</p> },
        { id: 'two', name: 'Two', content: <p>Second</p> },
      ]}
    />
  ),
  Scrollspy: (
    <Scrollspy aria-label="On this page">
      <a href="#app">Top</a>
    </Scrollspy>
  ),
  Search: <Search find={find} />,
  SearchPage: <SearchPage find={find} />,
  Select: (
    <Select label="Paper" defaultValue="Pearl">
      <option>Matt</option>
      <option>Pearl</option>
    </Select>
  ),
  Slider: (
    <Slider label="Places">
      <p>One</p>
      <p>Two</p>
    </Slider>
  ),
  ElasticSlider: (
    <ElasticSlider
      label="Places"
      slides={[
        { content: <p>One</p>, title: 'First', thumbnail: picture },
        { content: <p>Two</p>, text: 'The second', thumbnail: picture },
      ]}
    />
  ),
  SliderModal: (
    <SliderModal url="/examples/slider.json" method="get" alias="places" href="/style-guide/slider/default/">
      Places
    </SliderModal>
  ),
  Sticky: (
    <div>
      <Sticky aria-label="Note">Note</Sticky>
    </div>
  ),
  Tabs: (
    <Tabs
      label="From the journal"
      items={[
        { id: 'newest', title: <em>Newest</em>, content: <p>New</p> },
        { id: 'topics', title: 'Topics', content: <p>Words</p> },
      ]}
    />
  ),
  VerticalMenu: <VerticalMenu label="Pages" items={items} mode="hover" />,
  Video: <Video title="The clock" mp4="/video/clock.mp4" poster="/video/clock.jpg" />,
  VideoOfProvider: <Video title="A talk" ytid="aqz-KE-bpKQ" />,
  VideoSync: (
    <VideoSync>
      <Video title="The clock" mp4="/video/clock.mp4" />
    </VideoSync>
  ),
  WidgetAreas: (
    <WidgetAreas columns={2}>
      <WidgetArea>A house</WidgetArea>
      <WidgetArea />
    </WidgetAreas>
  ),
}
