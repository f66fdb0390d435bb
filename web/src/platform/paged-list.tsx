import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { CONTROLS } from '#ui/kept-place.ts'
import { Offered } from '#ui/read-only.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import { useText } from './messages/messages.ts'
import styles from './paged-list.module.css'
import type { usePages } from './use-pages.ts'

interface EmptyList {
  readonly title: string
  readonly text: string
  /** Of a list that is narrowed: shows all of it. */
  readonly onShowAll?: (() => void) | undefined
}

interface PagedListProps<Line> {
  readonly pages: Omit<ReturnType<typeof usePages>, 'lines'> & { readonly lines: readonly Line[] | undefined }
  /** Heights of what stands there until the first page is there, in pixels. */
  readonly boxes?: readonly number[]
  /** Left out: whoever shows it says so where there is nothing. A text alone where the list is a part of a record. */
  readonly empty?: EmptyList | string
  /** What the button says that brings the next page; left out: older ones. */
  readonly more?: string
  readonly children: (lines: readonly Line[]) => ReactNode
}

/** A list of the office in each of its states: on its way, not to be had, empty, and with more behind what is shown. */
export function PagedList<Line>({ pages, ...props }: PagedListProps<Line>) {
  const said = useSaid(pages)
  const { end, more } = useGoOn(pages)
  return (
    <>
      <Listed pages={{ ...pages, more }} {...props} />
      <p className="vh" role="status" ref={end} tabIndex={-1}>
        {said}
      </p>
    </>
  )
}

/** What is heard of a list whose focus is elsewhere, as at its search: how much it has by now, and not of what the page begins with. */
function useSaid({ lines, hasMore }: PagedListProps<unknown>['pages']): string {
  const { t } = useText()
  const now = lines === undefined ? '' : t('{n} in the list', { n: hasMore ? `${lines.length}+` : lines.length })
  // What it begins with, until it is something else.
  const first = useRef('')
  if (first.current === '') first.current = now
  if (first.current === now) return ''
  first.current = 'other'
  return now
}

/** Whoever has more come goes on at the first of it, where the button that brought it is gone. */
function useGoOn(pages: PagedListProps<unknown>['pages']) {
  const end = useRef<HTMLParagraphElement>(null)
  const press = useRef<{ readonly known: ReadonlySet<Element>; isUnderWay: boolean } | null>(null)
  const { isFetchingMore, hasMore, moreFailed } = pages
  const controls = () => [...(end.current?.parentElement?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  useLayoutEffect(() => {
    const { known, isUnderWay = false } = press.current ?? {}
    if (press.current !== null && isFetchingMore) press.current.isUnderWay = true
    if (known === undefined || !isUnderWay || isFetchingMore) return
    press.current = null
    if (hasMore && moreFailed === null) return
    if (document.activeElement !== document.body) return
    const [first = end.current] = controls().filter((control) => !known.has(control))
    first?.focus({ preventScroll: first === end.current })
  })
  const more = () => {
    press.current = { known: new Set(controls()), isUnderWay: false }
    return pages.more()
  }
  return { end, more }
}

function Listed<Line>({ pages, boxes = ROWS, empty, more, children }: PagedListProps<Line>) {
  const { t } = useText()
  const { lines } = pages
  if (lines === undefined)
    return pages.error === null ? <Skeleton boxes={boxes} /> : <LoadFailed error={pages.error} onRetry={pages.retry} />
  if (lines.length === 0 && empty !== undefined)
    return typeof empty === 'string' ? <p className="muted">{empty}</p> : <EmptyNote {...empty} />
  return (
    <>
      {children(lines)}
      {pages.moreFailed !== null ? (
        <LoadFailed error={pages.moreFailed} onRetry={pages.more} />
      ) : pages.hasMore ? (
        <p className={styles.more}>
          <Offered>
            <Button variant="line" isSending={pages.isFetchingMore} onClick={pages.more}>
              {more ?? t('Show older ones')}
            </Button>
          </Offered>
        </p>
      ) : null}
    </>
  )
}

function EmptyNote({ title, text, onShowAll }: EmptyList) {
  const { t } = useText()
  const showAll = () => {
    onShowAll?.()
    // The button goes with what it stands in.
    focusHeading()
  }
  return (
    <Empty
      title={title}
      text={text}
      action={
        onShowAll === undefined ? undefined : (
          <Offered>
            <Button variant="line" onClick={showAll}>
              {t('Show all')}
            </Button>
          </Offered>
        )
      }
    />
  )
}

const ROWS = [44, 44, 44, 44, 44, 44]
