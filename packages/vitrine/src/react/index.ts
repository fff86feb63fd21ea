export { useModel, type Model } from './use-model'
export type { Example } from './example'
