/** The last resort, when even the error page is broken: plain elements that can't break again. */
export function lastWords(root: HTMLElement, error: unknown): void {
  console.error(error)
  const page = document.createElement('main')
  page.className = 'boot'
  page.setAttribute('role', 'alert')
  const [title, words, again] = ['h1', 'p', 'button'].map(tag => document.createElement(tag))
  if (!title || !words || !again) return
  title.textContent = 'Something went wrong'
  words.textContent =
    'This is a fault in the program, not in your game. Your moves are saved in this browser: reload the page and continue from the lobby.'
  again.textContent = 'Reload'
  again.addEventListener('click', () => location.reload())
  page.append(title, words, again)
  // The program removes its own page first.
  setTimeout(() => root.replaceChildren(page))
}
