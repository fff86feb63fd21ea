// What an owner may want to publish besides pages.
export const kinds = {
  journal: { title: 'Journal', hint: 'articles with dates and tags, and a feed', folder: 'journal' },
  galleries: { title: 'Galleries', hint: 'pictures that open large', folder: 'galleries' },
  shop: { title: 'Shop', hint: 'products and a cart', folder: 'products' },
  guide: { title: 'Guide', hint: 'chapters on one page, with a list that follows the reader', folder: 'guide' },
  comments: { title: 'Comments', hint: 'under the articles, kept by your own server' },
}
