import { useContext, useEffect, useMemo, type ReactNode } from 'react'
import type { GalleryTexts } from '../features/gallery/gallery.texts'
import type { SliderTexts } from '../features/slider/slider.controls.view'
import type { VideoTexts } from '../features/video/video.texts'
import { TextsContext, type Groups } from './context'
import type { FeatureSettings } from '../settings'
import { OptionsContext } from './use-options'

/** The options of a group that are texts. */
type TextsOf<O> = { readonly [K in keyof O as string extends O[K] ? K : never]?: O[K] }

export type ProviderTexts = { readonly [G in keyof FeatureSettings]?: TextsOf<FeatureSettings[G]> } & {
  readonly gallery?: Partial<GalleryTexts>
  readonly slider?: Partial<SliderTexts>
  readonly elasticSlider?: Partial<SliderTexts>
  readonly video?: Partial<VideoTexts>
}

export interface VitrineProviderProps {
  /** What components say to visitors, by feature: `{ slider: { next: 'Weiter' } }`. */
  readonly texts?: ProviderTexts
  /** The language of numbers and prices: `de-CH`. Without it, that of the page. */
  readonly locale?: string
  /** Options for all components of a kind, by feature: `{ slider: { speed: 400 } }`. A component's own prop goes before them. */
  readonly settings?: { readonly [G in keyof FeatureSettings]?: Partial<FeatureSettings[G]> }
  readonly children?: ReactNode
}

const NOTHING = {}

/** Texts, language and options for every component inside. One inside another adds to it. */
export function VitrineProvider({ texts = NOTHING, locale, settings = NOTHING, children }: VitrineProviderProps) {
  const outerOptions = useContext(OptionsContext)
  const outer = useContext(TextsContext)
  const options = useMemo(() => mergeGroups(mergeGroups(outerOptions, settings), texts), [outerOptions, settings, texts])
  const words = useMemo(
    () => ({ texts: mergeGroups(outer.texts ?? NOTHING, texts), locale: locale ?? outer.locale }),
    [outer, texts, locale],
  )
  useEffect(() => {
    // A bundler leaves this out of what visitors get.
    if (process.env.NODE_ENV !== 'production')
      void import('./provider-faults').then(
        ({ tellProviderFaults }) => tellProviderFaults({ texts, settings, locale }),
        () => {},
      )
  }, [texts, settings, locale])
  return (
    <OptionsContext value={options}>
      <TextsContext value={words}>{children}</TextsContext>
    </OptionsContext>
  )
}

function mergeGroups(outer: Groups, inner: Groups): Groups {
  const merged: Record<string, Groups[string]> = { ...outer }
  for (const [group, values] of Object.entries(inner)) merged[group] = { ...outer[group], ...values }
  return merged
}
