import { useEffect, useSyncExternalStore } from 'react'
import { useEdition } from './edition.ts'

let title = ''
let isWrong = false
const listeners = new Set<() => void>()

function show(product: string): void {
  document.title = `${isWrong ? 'Error: ' : ''}${title} · ${product}`
}

/** Names the page in the window's title; the shell announces it after a change of page. */
export function usePageTitle(text: string): void {
  const edition = useEdition()
  const product = `${edition.product} ${edition.year}`
  useEffect(() => {
    title = text
    show(product)
    for (const listen of listeners) listen()
  }, [text, product])
}

/** A form with problems says so first in the title. */
export function useErrorTitle(hasProblems: boolean, prefix: string): void {
  useEffect(() => {
    isWrong = hasProblems
    const bare = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title
    document.title = hasProblems ? `${prefix}${bare}` : bare
    return () => {
      isWrong = false
    }
  }, [hasProblems, prefix])
}

/** The title of the page that is shown, for the live region. */
export function useShownTitle(): string {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => title,
  )
}
