import './app/design/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { applyTheme } from './app/design/theme'
import { lastWords } from './app/errors/last-words'

applyTheme()
const root = document.getElementById('root')
if (root) createRoot(root, { onUncaughtError: error => lastWords(root, error) }).render(<App />)
