import type { ComponentProps, ComponentType } from 'react'
import { Picture, type PictureData } from '../picture'
import { Commands } from './commands'
import { Facts } from './facts'
import { Features } from './features'
import { Gallery } from './gallery'
import { Hero } from './hero'
import './home.css'
import { Journal } from './journal'
import { Motion } from './motion'
import { Places } from './places'
import { Promises } from './promises'

/** Each section by its name, in the order that is usual. */
const sections = {
  hero: Hero,
  promises: Promises,
  interlude: Interlude,
  facts: Facts,
  motion: Motion,
  features: Features,
  places: Places,
  gallery: Gallery,
  journal: Journal,
  commands: Commands,
} as const

type Sections = typeof sections
type Name = keyof Sections

export type HomeProps = { readonly [N in Name]?: ComponentProps<Sections[N]> | undefined } & {
  /** The page's own title: its first heading where no section has one. */
  readonly title: string
  /** Which sections, in which order; all that are there, in the usual one, without it. */
  readonly order?: readonly Name[] | undefined
}

/** The home page: those of the sections that the owner wants. */
export function HomePage({ title, order = Object.keys(sections) as Name[], ...given }: HomeProps) {
  const shown = order.filter((name) => given[name])
  return (
    <div className="home">
      {shown.includes('hero') ? null : <h1 className="visually-hidden">{title}</h1>}
      {shown.map((name) => {
        const Section = sections[name] as ComponentType<object>
        return <Section key={name} {...given[name]} />
      })}
    </div>
  )
}

/** A photograph across the whole window. */
function Interlude({ picture, label }: { readonly picture: PictureData; readonly label?: string | undefined }) {
  return (
    <figure className="home-interlude">
      <Picture {...picture} />
      {label ? <figcaption className="label wrap">{label}</figcaption> : null}
    </figure>
  )
}
