/**
 * Puts the focus on the page's heading, and on the one that takes its place while the page is still coming: what is drawn
 * for a page that waits goes with its heading, and the focus would be nowhere. Ends as soon as the person goes elsewhere.
 * @returns what ends it.
 */
export function focusHeading(): () => void {
  let heading: HTMLElement | null = null
  const look = () => {
    if (heading?.isConnected === true) return
    const next = document.querySelector<HTMLElement>('h1')
    if (next === null) return
    heading = next
    next.setAttribute('tabindex', '-1')
    next.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  const isElsewhere = ({ type, target }: Event) => {
    if (type !== 'focusin' || target !== heading) end()
  }
  const ways = ['focusin', 'pointerdown'] as const
  const end = () => {
    observer.disconnect()
    for (const way of ways) document.removeEventListener(way, isElsewhere)
  }
  look()
  observer.observe(document.body, { childList: true, subtree: true })
  for (const way of ways) document.addEventListener(way, isElsewhere)
  return end
}

/**
 * On the same path another page took the place of the one where something was pressed, maybe far down: it begins at its
 * heading, in sight and with the focus, as any other page does.
 */
export function beginAtHeading(): () => void {
  document.documentElement.scrollTop = 0
  return focusHeading()
}

/** What was pressed goes with the answer: whoever is left without a focus goes on at the element of this id. */
export function goOnAt(id: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  })
}
