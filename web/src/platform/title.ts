import { useEffect, useSyncExternalStore } from 'react'
import { useKnownEdition } from './edition.ts'
import { useText } from './messages/messages.ts'

interface Shown {
  /** The page's own name, also of the entry; announced after a change of page. */
  readonly title: string
  /** `Register for MSPG 2025`, and where nobody registers `MSPG 2025`. */
  readonly site: string
  readonly isEntry: boolean
  readonly prefix: string
}

let shown: Shown = { title: '', site: '', isEntry: false, prefix: '' }
const listeners = new Set<() => void>()

/** The entry is called as the specification says and nothing else; every other page has its name in front of that. */
export function windowTitle({ title, site, isEntry, prefix }: Shown): string {
  return `${prefix}${[isEntry ? '' : title, site].filter((text) => text !== '').join(' · ')}`
}

function change(part: Partial<Shown>): void {
  shown = { ...shown, ...part }
  document.title = windowTitle(shown)
  for (const listen of listeners) listen()
}

function useTitle(title: string, site: string, isEntry = false): void {
  useEffect(() => change({ title, site, isEntry }), [title, site, isEntry])
}

/** Names the page in the window's title; the shell announces it after a change of page. */
export function usePageTitle(title: string, { isEntry = false } = {}): void {
  const { t } = useText()
  const edition = useKnownEdition()
  const site =
    edition === undefined ? '' : t('Register for {product} {year}', { product: edition.product, year: edition.year })
  useTitle(title, site, isEntry)
}

/** As {@link usePageTitle}, in an app where nobody registers. */
export function usePlainTitle(title: string): void {
  const edition = useKnownEdition()
  useTitle(title, edition === undefined ? '' : `${edition.product} ${edition.year}`)
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

const shownTitle = () => shown.title

/** The title of the page that is shown, for the live region. */
export function useShownTitle(): string {
  return useSyncExternalStore(subscribe, shownTitle, shownTitle)
}
