/** What a site's builder needs, without a browser. */
export { directionOf } from './language-toolbar.rules'
