import type { ListedOrder } from '@foyer/contract/office-orders'
import { type FocusEvent, type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart } from '#platform/load-part.ts'
import { useMedia } from '#platform/media.ts'
import { useText } from '#platform/messages/messages.ts'
import { stepRow } from '#ui/row-steps.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './order-record.module.css'

type Record = typeof import('./order-record.tsx')
/** Loaded only where there is room for it. */
const OrderRecord = lazyPart<Parameters<Record['OrderRecord']>[0], 'OrderRecord'>(
  () => import('./order-record.tsx'),
  'OrderRecord',
)

/** What the panel shows of each order, so that a table that it leaves little room can do without. */
const SHOWN_BESIDE: ReadonlySet<string> = new Set(['items', 'method'])

/**
 * Which order is shown beside the list on a wide window: the one that the focus came to, or the first. There its place is
 * kept also while it shows nothing, so that nothing moves.
 */
export function useOrderBeside(orders: readonly ListedOrder[] | undefined) {
  const isWide = useMedia('(min-width: 1140px)')
  const [chosen, setChosen] = useState<string | 'first' | null>('first')
  const isListed = orders?.some(({ uuid }) => uuid === chosen)
  const shown = chosen === null ? null : isListed ? chosen : (orders?.[0]?.uuid ?? null)
  const hasRoom = useMedia('(min-width: 1600px)')
  const columns = isWide && !hasRoom ? SHOWN_BESIDE : nothing
  return { isWide, shown: isWide ? shown : null, choose: setChosen, columns }
}

const nothing: ReadonlySet<string> = new Set()

interface OrdersBesideProps {
  readonly beside: ReturnType<typeof useOrderBeside>
  /** All of the page; its list stands in a {@link BesideList}. */
  readonly children: ReactNode
}

/** On a narrow window the page stands in the same place without the panel: whatever was begun on it stays when that changes. */
export function OrdersBeside({ beside: { isWide, shown, choose }, children }: OrdersBesideProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    choose(null)
    place.current?.querySelector<HTMLElement>('section[tabindex]')?.focus()
  }
  return (
    <div className={styles.page}>
      <div ref={place}>{children}</div>
      {isWide ? (
        <aside className={styles.beside} aria-label={t('Order beside the list')}>
          {shown === null ? (
            <p className={styles.hint}>
              {t('The order that you are at is shown here. Arrow keys lead from one to the next.')}
            </p>
          ) : (
            <Suspense fallback={<Skeleton boxes={[80, 160, 200]} />}>
              <OrderRecord uuid={shown} onClose={close} />
            </Suspense>
          )}
        </aside>
      ) : null}
    </div>
  )
}

interface BesideListProps {
  readonly orders: readonly ListedOrder[]
  readonly beside: ReturnType<typeof useOrderBeside>
  readonly children: ReactNode
}

/** The lines of the list: the one that the focus is at is shown beside. Arrows move, Enter opens, Escape puts it away. */
export function BesideList({ orders, beside: { isWide, choose }, children }: BesideListProps) {
  const place = useRef<HTMLDivElement>(null)
  const rowOf = (target: EventTarget) => (target instanceof Element ? target.closest('[data-rows] > *') : null)
  const show = ({ target }: FocusEvent) => {
    const row = rowOf(target)
    const at = row === null ? -1 : [...(row.parentElement?.children ?? [])].indexOf(row)
    const order = orders[at]
    if (order !== undefined) choose(order.uuid)
  }
  const move = (event: KeyboardEvent) => {
    if (rowOf(event.target) === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') choose(null)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    stepRow(place.current ?? document, event.key === 'ArrowDown' ? 1 : -1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks are those of the links in its lines.
    <div
      ref={place}
      onFocus={isWide ? show : undefined}
      onKeyDown={isWide ? move : undefined}
      onClick={({ target }) => {
        if (isWide && target instanceof Element && target.closest('a, button, input, label') === null)
          rowOf(target)?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
      }}
    >
      {children}
    </div>
  )
}
