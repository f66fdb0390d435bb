import { readUser } from '@foyer/contract/identity'
import type { CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
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

function ageOf({ queryKey, state }: Query): number {
  const [id, input] = queryKey as [string, Parts?]
  const read: CalledEndpoint | undefined = keptReads.find((one) => one.id === id)
  return (read && keptAt(addressOf(read, input ?? {}))) ?? state.dataUpdatedAt
}

/** When the oldest of what the page shows was the server's word, in milliseconds of this machine; null: it shows nothing. */
export function seenSince(shown: readonly Query[]): number | null {
  const read = shown.filter(
    ({ queryKey: [id], state }) =>
      state.data !== undefined && !ofFrame.has(String(id)) && keptReads.some((one) => one.id === id),
  )
  const own = read.filter(({ queryKey: [id] }) => !ofPass.test(String(id)))
  const ages = (own.length > 0 ? own : read).map(ageOf)
  return ages.length === 0 ? null : Math.min(...ages)
}

/** From when the page is that somebody reads without a connection, on the event's clock. */
export function AsOf() {
  const { t, locale } = useText()
  const edition = useKnownEdition()
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((listen: () => void) => cache.subscribe(listen), [cache])
  const since = useSyncExternalStore(subscribe, () => seenSince(cache.findAll({ type: 'active' })))
  const { data: user } = useQuery({ ...query(readUser), enabled: false })
  const n = useUnsentStars(user?.uuid).length
  return (
    <>
      {since === null || edition === undefined
        ? null
        : t('As of {moment}.', { moment: formatMoment(appNow(since), edition.timeZone, locale) })}
      {n === 0
        ? null
        : ` ${t('{n, plural, one {One star is} other {# stars are}} sent when there is a connection.', { n })}`}
    </>
  )
}
