export { collections } from 'vitrine-site/content'
