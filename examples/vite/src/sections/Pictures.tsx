import { useRef, useState } from 'react'
import { Gallery, GalleryControl, GalleryLink } from 'vitrine/gallery'
import { ElasticSlider, Slider, type SliderRef } from 'vitrine/slider'
import { SliderModal } from 'vitrine/slider-modal'

const PLACES = ['harbour', 'market', 'garden', 'tower']
const address = (place: string) => `./${place}.svg`
const name = (place: string) => `The ${place}`

export function Pictures() {
  const slider = useRef<SliderRef>(null)
  const [index, setIndex] = useState(0)
  const [liked, setLiked] = useState<number>()
  return (
    <section aria-label="Pictures">
      <h2>Pictures</h2>
      <Gallery
        group="places"
        pictures={PLACES.map((place) => ({
          href: address(place),
          title: name(place),
          width: 800,
          height: 600,
          thumbnail: { src: address(place), width: 200, height: 150, alt: name(place) },
        }))}
        controls={({ index }) => (
          <GalleryControl label="Like" aria-pressed={liked === index} onClick={() => setLiked(index)}>
            {liked === index ? '♥' : '♡'}
          </GalleryControl>
        )}
      />

      <Gallery group="words">
        <GalleryLink href={address('tower')} title={name('tower')} width={800} height={600}>
          The tower, opened by words
        </GalleryLink>
      </Gallery>

      <Slider ref={slider} label="Places" onIndexChange={setIndex}>
        {PLACES.map((place) => (
          <img key={place} src={address(place)} width="800" height="600" alt={name(place)} />
        ))}
      </Slider>
      <p>
        <button type="button" onClick={() => slider.current?.next()}>
          Go on by ref
        </button>{' '}
        Slide <output>{index + 1}</output> of {PLACES.length}
      </p>

      <ElasticSlider
        label="Places, large"
        slides={PLACES.map((place) => ({
          title: name(place),
          content: <img src={address(place)} width="800" height="600" alt="" />,
          thumbnail: { src: address(place), width: 80, height: 60 },
        }))}
      />

      <p>
        <SliderModal url="./slider.json" alias="places" href="#places">
          All places, over the page
        </SliderModal>
      </p>
    </section>
  )
}
