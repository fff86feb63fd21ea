import type { Allowed } from '../core/fields'
import { isFlag, SettingError } from '../core/setting-error'
import { tellOnce } from './tell-once'
import type { Component } from './context'

/** Tells whoever wrote the component's props what is wrong in them. An application without mistakes never fetches it. */
export function tell([{ group, component = capital(group) }, name]: readonly [Component, string], given: unknown, allowed: Allowed): void {
  // A page's attribute may spell it in other ways; a prop may not.
  const words = isFlag(allowed) ? 'true or false' : allowed
  tellOnce(`${component}: ${new SettingError(name, given, words).message} Its default is used.`)
}

const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1)
