import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'vitrine/styles.css'
import './page.css'
import { App } from './App'

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
