/** What a builder needs to check links that join a gallery: no DOM, no React. */
export { itemFields } from './items/item'
export { parseLiteral } from './items/literal'
