/** Where even the page that says what broke is broken: plain words, made without anything that could break again. */
export function lastWords(root: HTMLElement, error: unknown): void {
  console.error(error)
  const page = document.createElement('main')
  page.className = 'boot'
  page.setAttribute('role', 'alert')
  const [title, words, again] = ['h1', 'p', 'button'].map(tag => document.createElement(tag))
  if (!title || !words || !again) return
  title.textContent = 'Something broke'
  words.textContent =
    'This is a fault of the program, not of your game. What was played is kept in this browser: reload, and continue from the lobby.'
  again.textContent = 'Reload'
  again.addEventListener('click', () => location.reload())
  page.append(title, words, again)
  // The program takes its own page away first.
  setTimeout(() => root.replaceChildren(page))
}
