import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import 'vitrine/styles.css'
import './page.css'

export const metadata: Metadata = {
  title: 'Vitrine with Next',
  description: 'Every component of Vitrine in a Next application with the App Router.',
  icons: 'data:,',
}

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
