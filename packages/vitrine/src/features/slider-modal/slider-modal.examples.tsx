import type { Example } from '../../react/example'
import { SliderModal } from './slider-modal.view'

export const examples: readonly Example[] = [
  {
    name: 'default',
    title: 'A slider in a modal',
    note: 'The slider is fetched by its alias when it is asked for. Here a finished file answers, so it is asked by GET; an address of your own is asked by POST.',
    markup: () => (
      <p>
        <SliderModal url="/examples/slider.json" method="get" alias="places" href="/style-guide/slider/default/">
          Show the places
        </SliderModal>
      </p>
    ),
  },
]
