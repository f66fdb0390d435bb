import { listBookings } from '@foyer/contract/bookings'
import { listCountries } from '@foyer/contract/editions'
import { readAddress, readProfile } from '@foyer/contract/identity'
import { listTrainTickets } from '@foyer/contract/train-tickets'
import { listVipEvents } from '@foyer/contract/vip-events'
import type { UseQueryOptions } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { admissionOf, type Holder } from '#platform/session.ts'

const ahead = (options: Pick<UseQueryOptions, 'queryKey'>) => {
  // Whoever needs it asks again, and says so when it cannot be had.
  queryClient.ensureQueryData(options as UseQueryOptions).catch(() => {})
}

/**
 * The specification's start (section 7, its last paragraph): what pages and forms will need is asked for once, all at the
 * same time, while the page is looked at. Person, pass and survey were asked for by whoever let them in.
 */
export function readAhead(holder: Holder | null): void {
  ahead(query(listCountries))
  if (holder?.pass === undefined || !admissionOf(holder.user, holder.pass).admitted) return
  ahead(query(readAddress, { query: { type: 'billingAddress' } }))
  ahead(query(listBookings, { query: { extended: 'true' } }))
  ahead(query(listTrainTickets))
  ahead(query(readProfile, { params: { uuid: holder.user.uuid } }))
  ahead(query(listVipEvents))
}
