import { readUser } from '@foyer/contract/identity'
import type { CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { notifyManager, type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { useUnsentStars } from '#features/program'
import { addressOf, type Parts, query } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import { keptAt } from '#platform/connection.ts'
import { formatMoment } from '#platform/days.ts'
import { useKnownEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { keptReads } from '../offline/kept-reads.ts'

/** In the frame of every page: how old they are says nothing of the page. */
const ofFrame = new Set(['editions.readEdition', 'identity.readUser'])
/** On a page that has something of its own, the pass is of the frame as well. */
const ofPass = /^passes\./

function keptAge({ queryKey }: Query): number | undefined {
  const [id, input] = queryKey as [string, Parts?]
  const read: CalledEndpoint | undefined = keptReads.find((one) => one.id === id)
  return read && keptAt(addressOf(read, input ?? {}))
}

/** The answers that a page shows: its own where it has some, the pass otherwise. */
function partsOf(shown: readonly Query[]): Query[] {
  const read = shown.filter(
    ({ queryKey: [id], state }) =>
      state.data !== undefined && !ofFrame.has(String(id)) && keptReads.some((one) => one.id === id),
  )
  const own = read.filter(({ queryKey: [id] }) => !ofPass.test(String(id)))
  return own.length > 0 ? own : read
}

const oldest = (ages: readonly number[]): number | null => (ages.length === 0 ? null : Math.min(...ages))

/** When the oldest of what the page shows was the server's word, in milliseconds of this machine; null: it shows nothing. */
const seenSince = (shown: readonly Query[]): number | null =>
  oldest(partsOf(shown).map((one) => keptAge(one) ?? one.state.dataUpdatedAt))

/** As {@link seenSince}, of kept answers alone; null: there is none on the page. */
const keptSince = (shown: readonly Query[]): number | null =>
  oldest(partsOf(shown).flatMap((one) => keptAge(one) ?? []))

function useSince(ask: (shown: readonly Query[]) => number | null): number | null {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listen: () => void) => cache.subscribe(notifyManager.batchCalls(listen)), [cache])
  return useSyncExternalStore(subscribe, () => ask(cache.findAll({ type: 'active' })))
}

export interface AsOfProps {
  /** Where the server answers: the class of the strip that stands in the stead of the children, for what is old all the same. */
  readonly strip?: string
  readonly children?: ReactNode
}

/** From when the page is that somebody reads without a connection, or what of it could not be read again. */
export function AsOf({ strip, children }: AsOfProps) {
  return strip === undefined ? <OfAll /> : <OfSome strip={strip}>{children}</OfSome>
}

function OfSome({ strip, children }: Required<AsOfProps>) {
  const { t } = useText()
  const asOf = useAsOf(keptSince)
  if (asOf === null) return children
  return (
    <div className={strip} role="status">
      <p className="wrap">
        {t('Some of this could not be read again.')} {asOf}
      </p>
    </div>
  )
}

function OfAll() {
  const { t } = useText()
  const { data: user } = useQuery({ ...query(readUser), enabled: false })
  const n = useUnsentStars(user?.uuid).length
  return (
    <>
      {useAsOf(seenSince)}
      {n === 0
        ? null
        : ` ${t('{n, plural, one {One star is} other {# stars are}} sent when there is a connection.', { n })}`}
    </>
  )
}

/** On the event's clock; null: nothing on the page has an age. */
function useAsOf(ask: (shown: readonly Query[]) => number | null): string | null {
  const { t, locale } = useText()
  const edition = useKnownEdition()
  const since = useSince(ask)
  if (since === null || edition === undefined) return null
  return t('As of {moment}.', { moment: formatMoment(appNow(since), edition.timeZone, locale) })
}
