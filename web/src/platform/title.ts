import { useEffect, useSyncExternalStore } from 'react'
import { useKnownEdition } from './edition.ts'

const shown = { title: '', product: '', prefix: '' }
const listeners = new Set<() => void>()

function change(part: Partial<typeof shown>): void {
  Object.assign(shown, part)
  const { title, product, prefix } = shown
  document.title = `${prefix}${[title, product].filter((text) => text !== '').join(' · ')}`
  for (const listen of listeners) listen()
}

/** Names the page in the window's title; the shell announces it after a change of page. */
export function usePageTitle(title: string): void {
  const edition = useKnownEdition()
  const product = edition === undefined ? '' : `${edition.product} ${edition.year}`
  useEffect(() => change({ title, product }), [title, product])
}

/** A form with problems says so at the start of the title. */
export function useErrorTitle(prefix: string | null): void {
  useEffect(() => {
    change({ prefix: prefix ?? '' })
    return () => change({ prefix: '' })
  }, [prefix])
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The title of the page that is shown, for the live region. */
export function useShownTitle(): string {
  return useSyncExternalStore(subscribe, () => shown.title)
}
