import { context } from 'virtual:vitrine-site/context'
import { describeScript, type SiteScript } from './services'

const { site } = context.settings

/** The scripts that the settings name. */
export const scripts: readonly SiteScript[] = (site.scripts ?? []).map((script) => describeScript(script, site.address))

/** As they stand in a page: in a template, where nothing is fetched or run. */
export function templateOf(all: readonly SiteScript[]): string {
  const tags = all.map(({ name, group, src, attributes, cookies }) => {
    const marks = {
      src,
      async: '',
      'data-group': group,
      'data-name': name,
      ...(cookies.length > 0 ? { 'data-cookies': cookies.join(' ') } : {}),
    }
    return `<script${Object.entries({ ...attributes, ...marks })
      .map(([key, value]) => ` ${key}="${escape(value)}"`)
      .join('')}></script>`
  })
  return `<template data-part="scripts">${tags.join('')}</template>`
}

/** The dialog waits like the scripts, closed: whoever has answered already never gets one. */
export const waiting = (dialog: string | undefined): string =>
  dialog ? `<template data-part="consent">${dialog.replace(' open=""', '')}</template>` : ''

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
