import type { Example } from '../../react/example'
import { SliderModal } from './slider-modal.view'

export const examples: readonly Example[] = [
  {
    name: 'default',
    title: 'A slider in a modal',
    note: 'The address that the page supplies is asked for the slider by its alias.',
    markup: () => (
      <p>
        <SliderModal url="/api/slider" alias="places" href="/style-guide/slider/default/">
          Show the places
        </SliderModal>
      </p>
    ),
  },
]
