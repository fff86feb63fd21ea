/** What a visitor or a page's author is told, word for word. The first three are texts: a site may put its own in their place. */
export const LOAD_IMAGE = 'An error occurred when trying to load photo.'
export const LOAD_CONTENTS = 'An error occurred when trying to load contents.'
export const MISSING_PLUGIN = 'The content you are attempting to view requires the {type} plugin.'

/** For a page whose jQuery is older than 1.8 and that asks for the plugin. */
export const JQUERY_TOO_OLD = 'The jQuery version that was loaded is too old. It requires jQuery 1.8+.'

/** Options of an item that cannot be read: the item is shown without them. */
export class ItemOptionsError extends Error {
  override readonly name = 'ItemOptionsError'
  constructor(given: string) {
    super(`data-options must be a JSON object such as {"width": 800}, or values by name such as width: 800, but it is ${given}`)
  }
}
