import type { ComponentProps } from 'react'
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

export interface HomeProps {
  readonly hero: ComponentProps<typeof Hero>
  readonly promises?: ComponentProps<typeof Promises> | undefined
  readonly interlude?: ComponentProps<typeof Interlude> | undefined
  readonly facts?: ComponentProps<typeof Facts> | undefined
  readonly motion?: ComponentProps<typeof Motion> | undefined
  readonly features?: ComponentProps<typeof Features> | undefined
  readonly places?: ComponentProps<typeof Places> | undefined
  readonly gallery?: ComponentProps<typeof Gallery> | undefined
  readonly journal?: ComponentProps<typeof Journal> | undefined
  readonly commands?: ComponentProps<typeof Commands> | undefined
}

/** The home page: what it begins with, and those of the sections that the owner wants. */
export const HomePage = ({ hero, promises, interlude, facts, motion, features, places, gallery, journal, commands }: HomeProps) => (
  <div className="home">
    <Hero {...hero} />
    {promises ? <Promises {...promises} /> : null}
    {interlude ? <Interlude {...interlude} /> : null}
    {facts ? <Facts {...facts} /> : null}
    {motion ? <Motion {...motion} /> : null}
    {features ? <Features {...features} /> : null}
    {places ? <Places {...places} /> : null}
    {gallery ? <Gallery {...gallery} /> : null}
    {journal ? <Journal {...journal} /> : null}
    {commands ? <Commands {...commands} /> : null}
  </div>
)

/** A photograph across the whole window. */
const Interlude = ({ picture, label }: { readonly picture: PictureData; readonly label?: string | undefined }) => (
  <figure className="home-interlude">
    <Picture {...picture} />
    {label ? <figcaption className="label wrap">{label}</figcaption> : null}
  </figure>
)
