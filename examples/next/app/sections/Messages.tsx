'use client'

import { useState } from 'react'
import { Alert } from 'vitrine/alert'
import { MailLink } from 'vitrine/mail-link'

/** Made with `npx vitrine mail hello@example.com`. */
const ADDRESS = {
  payload: 'rjb/e9tSV+283dzPxudKTLtnXwvP1XMnipbKUMufVetCV9OyQ0Y5k2+aSEQTr57EN47l4NX6SEHYw+LQod2gp6LRgSGXsPuf',
  text: 'hello [at] example [dot] com',
}

export function Messages() {
  const [closed, setClosed] = useState(0)
  return (
    <section aria-label="Messages">
      <h2>Messages</h2>
      <Alert title="Saved" tone="success" onClose={() => setClosed(closed + 1)}>
        <p>Your changes are on the page.</p>
      </Alert>
      <p>
        Closed messages: <output>{closed}</output>
      </p>
      <p>
        <MailLink {...ADDRESS}>Write to us</MailLink>
      </p>
    </section>
  )
}
