import { listBookings } from '@foyer/contract/bookings'
import { readEdition } from '@foyer/contract/editions'
import { listExhibitors, readFloorPlan, readSitePlan } from '@foyer/contract/exhibitors'
import { readUser } from '@foyer/contract/identity'
import type { CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { listNews } from '@foyer/contract/news'
import { readPass, readPassCode } from '@foyer/contract/passes'
import { listFavourites, listSpeakers, readAgenda, readPage } from '@foyer/contract/program'
import { listReservations } from '@foyer/contract/reservations'
import { listTrainTickets } from '@foyer/contract/train-tickets'
import { listVipEvents } from '@foyer/contract/vip-events'

/**
 * What can be read without a connection once it was seen; everything else says that it needs one. What `anyone` may ask
 * is kept for everybody at this browser, the rest for the session that asked it and no longer than that. Never here: what
 * is in a passport, what somebody pays with or for, orders and invoices, addresses, answers to a survey.
 */
export const keptReads: readonly CalledEndpoint[] = [
  readEdition,
  readAgenda,
  listSpeakers,
  readPage,
  listExhibitors,
  readFloorPlan,
  readSitePlan,
  readUser,
  readPass,
  readPassCode,
  listFavourites,
  listReservations,
  listNews,
  listBookings,
  listTrainTickets,
  listVipEvents,
]

const patterns = keptReads.map((read) => ({
  pattern: new RegExp(`^${read.path.replace(/:\w+/g, '[^/]+')}$`),
  isOfEverybody: read.audience === 'anyone',
}))

/** Whose the answer at this path is; null: it is not kept. */
export function whoseIs(pathname: string): 'everybody' | 'person' | null {
  const row = patterns.find(({ pattern }) => pattern.test(pathname))
  if (row === undefined) return null
  return row.isOfEverybody ? 'everybody' : 'person'
}
