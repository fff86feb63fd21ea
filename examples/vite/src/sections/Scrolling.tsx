import { useState } from 'react'
import { Anchors } from 'vitrine/anchor'
import { Animated } from 'vitrine/animation'
import { BackToTop } from 'vitrine/back-to-top'
import { LazyFrame, LazyImage } from 'vitrine/lazy-load'
import { ScrollSections } from 'vitrine/scroll-section'
import { Scrollspy } from 'vitrine/scrollspy'
import { Sticky } from 'vitrine/sticky'

const PARTS = ['Morning', 'Noon', 'Evening']

export function Scrolling() {
  const [current, setCurrent] = useState<string>()
  return (
    <section aria-label="Scrolling">
      <h2>Scrolling</h2>
      <Anchors>
        <Scrollspy aria-label="On this page" onCurrentChange={setCurrent}>
          <ul>
            {PARTS.map((part) => (
              <li key={part}>
                <a href={`#${part}`}>{part}</a>
              </li>
            ))}
          </ul>
        </Scrollspy>
      </Anchors>
      <p>
        Reading: <output>{current ?? 'nothing yet'}</output>
      </p>
      <div>
        <Sticky gap={16}>A note that stays with the reader.</Sticky>
        {PARTS.map((part) => (
          <Animated key={part} type="fade-up" as="article" id={part}>
            <h3>{part}</h3>
            <p style={{ minHeight: '20rem' }}>It comes in when it is reached.</p>
          </Animated>
        ))}
      </div>
      <LazyImage src="./garden.svg" alt="The garden">
        A picture behind words, fetched when it is near.
      </LazyImage>
      <LazyFrame src="./tower.svg" title="The tower, in a frame" />
      <ScrollSections
        label="A day"
        sections={PARTS.map((part) => ({ id: `day-${part}`, name: part, content: <p>{part} fills the window.</p> }))}
      />
      <BackToTop />
    </section>
  )
}
