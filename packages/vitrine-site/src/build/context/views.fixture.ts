/** In unit tests there is no build: this stands for `virtual:vitrine-site/views`. */
export const views = {}
