import { expect, test } from 'vitest'
import { newsletterForm } from './newsletters'

test.each([
  [
    'https://bees.us12.list-manage.com/subscribe/post?u=dfed0a&id=b0eb92',
    { field: 'EMAIL', trap: 'b_dfed0a_b0eb92', hidden: {}, action: 'https://bees.us12.list-manage.com/subscribe/post?u=dfed0a&id=b0eb92' },
  ],
  ['https://buttondown.com/api/emails/embed-subscribe/bees', { field: 'email', hidden: { embed: '1' } }],
  [
    'https://lists.bees.example/subscription/form?l=eb420c55-4cfb',
    { action: 'https://lists.bees.example/subscription/form', field: 'email', trap: 'nonce', hidden: { l: 'eb420c55-4cfb' } },
  ],
  ['https://letters.example/join', { action: 'https://letters.example/join', field: 'email', hidden: {} }],
])('the sign-up form of %s has the fields that the service looks for', (address, form) => {
  expect(newsletterForm(address)).toMatchObject(form)
})
