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
  return {
    of: (id) => `${id}.${keys.fingerprint('waiting-room', id)}`,
    read(ticket) {
      const [, id = '', signature = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(ticket) ?? []
      return keys.isFingerprint('waiting-room', id, signature) ? id : null
    },
  }
}

export const ticketIn = (cookies: string): string =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${TICKET_COOKIE}=`))
    ?.slice(TICKET_COOKIE.length + 1) ?? ''
