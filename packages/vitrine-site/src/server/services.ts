import type { Service } from './files/answer'

/** Several services of one server: the first that answers does, and each changes what those before it have made of a page. */
export function joinServices(...given: readonly (Service | undefined)[]): Service {
  const services = given.filter((service) => service !== undefined)
  return {
    answer: async (request, response) => {
      for (const service of services) if (await service.answer(request, response)) return true
      return false
    },
    change: async (file, url) => {
      let changed: Awaited<ReturnType<Service['change']>>
      for (const service of services) changed = (await service.change({ ...file, ...changed }, url)) ?? changed
      return changed
    },
  }
}
