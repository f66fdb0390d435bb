import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '#platform/door/secrets'

/** The cookie in which a browser keeps its ticket, so that the pages it opens are the right ones. */
const TICKET_COOKIE = 'foyer_place'

export interface Tickets {
  of(placeId: string): string
  /** The place that a ticket names; null where we did not write it. */
  read(ticket: string): string | null
}

/** A ticket names a place, and only we can write one. It says nothing of whose it is. */
export function openTickets(keys: KeyRing): Tickets {
  const key = keys.derive('waiting-room')
  const sign = (id: string) => createHmac('sha256', key).update(id).digest('base64url')
  return {
    of: (id) => `${id}.${sign(id)}`,
    read(ticket) {
      const [, id = '', signature = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(ticket) ?? []
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(id))]
      return given.length === right.length && timingSafeEqual(given, right) ? id : null
    },
  }
}

export const ticketIn = (cookies: string): string =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${TICKET_COOKIE}=`))
    ?.slice(TICKET_COOKIE.length + 1) ?? ''
