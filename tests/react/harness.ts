import { createElement, StrictMode, type ReactNode } from 'react'
import * as React from 'react'
import { flushSync } from 'react-dom'
import * as ReactDom from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Alert } from '../../packages/vitrine/src/features/alert'
import { Animated } from '../../packages/vitrine/src/features/animation'
import { BackToTop } from '../../packages/vitrine/src/features/back-to-top'
import { AddToCart, Cart } from '../../packages/vitrine/src/features/cart'
import { Comments } from '../../packages/vitrine/src/features/comments'
import { ConsentList } from '../../packages/vitrine/src/features/consent'
import { Gallery, GalleryControl, GalleryLink, useGallery } from '../../packages/vitrine/src/features/gallery'
import { Header } from '../../packages/vitrine/src/features/header'
import { LazyFrame, LazyImage } from '../../packages/vitrine/src/features/lazy-load'
import { LoginBox } from '../../packages/vitrine/src/features/login-box'
import { MailLink } from '../../packages/vitrine/src/features/mail-link/mail-link.view'
import { Menu, MobileMenu } from '../../packages/vitrine/src/features/menu'
import { LanguageToolbar } from '../../packages/vitrine/src/features/language-toolbar'
import { Select } from '../../packages/vitrine/src/features/select'
import { WidgetArea, WidgetAreas } from '../../packages/vitrine/src/features/widget-area'
import { Panel } from '../../packages/vitrine/src/features/panel'
import { ScrollSections } from '../../packages/vitrine/src/features/scroll-section'
import { Scrollspy } from '../../packages/vitrine/src/features/scrollspy'
import { Search, SearchPage } from '../../packages/vitrine/src/features/search'
import { ElasticSlider, Slider } from '../../packages/vitrine/src/features/slider'
import { SliderModal } from '../../packages/vitrine/src/features/slider-modal'
import { Sticky } from '../../packages/vitrine/src/features/sticky'
import { Quantity } from '../../packages/vitrine/src/features/quantity'
import { Tabs } from '../../packages/vitrine/src/features/tabs'
import { VerticalMenu } from '../../packages/vitrine/src/features/vertical-menu'
import { Video } from '../../packages/vitrine/src/features/video'
import { VitrineProvider } from '../../packages/vitrine/src/react'
import { find, samples } from './samples'

const components = {
  ...{
    AddToCart,
    Alert,
    Animated,
    BackToTop,
    Cart,
    Comments,
    ConsentList,
    ElasticSlider,
    Gallery,
    GalleryControl,
    GalleryLink,
    Header,
    LazyFrame,
    LazyImage,
    LoginBox,
    Menu,
  },
  ...{
    LanguageToolbar,
    MailLink,
    MobileMenu,
    Panel,
    Select,
    WidgetArea,
    WidgetAreas,
    ScrollSections,
    Scrollspy,
    Search,
    SearchPage,
    Slider,
    SliderModal,
    Sticky,
    Quantity,
    Tabs,
    VerticalMenu,
    Video,
    VitrineProvider,
    useGallery,
  },
}

let root: Root | undefined
const calls: unknown[][] = []
const host = () => document.querySelector<HTMLElement>('#app')!
const strict = (node: ReactNode) => createElement(StrictMode, null, node)

/** What a test on a page has of React: `harness.render(h(Slider, { label: 'Places' }, …))`. */
export const harness = {
  ...components,
  samples,
  find,
  React,
  ReactDom,
  createRoot,
  h: createElement,
  /** Renders in StrictMode, at once. Again: the same root, with what has changed. */
  render(node: ReactNode): void {
    root ??= createRoot(host())
    flushSync(() => root!.render(strict(node)))
  },
  unmount(): void {
    flushSync(() => root?.unmount())
    root = undefined
  },
  /** As a server would have rendered it, then brought to life; gives what the server sends. */
  hydrate(node: ReactNode): string {
    const html = renderToString(strict(node))
    host().innerHTML = html
    root = hydrateRoot(host(), strict(node))
    return html
  },
  /** What callbacks were called with. */
  calls,
  /** A callback that notes its calls. */
  note:
    (name: string) =>
    (...values: unknown[]): void =>
      void calls.push([name, ...values]),
  /** Puts a component's children in and out of the page. */
  cycle(node: ReactNode, times: number): void {
    for (let at = 0; at < times; at += 1) {
      harness.render(node)
      harness.unmount()
    }
  },
}

declare global {
  interface Window {
    harness: typeof harness
  }
}
