import './app/design/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { applyTheme } from './app/design/theme'

applyTheme()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
