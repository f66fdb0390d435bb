import type { KeyRing } from '#platform/door/secrets'

type Ports = { readonly keys: Pick<KeyRing, 'fingerprint'>; readonly publicUrl: string }

/**
 * The key of somebody's calendar: a keyed fingerprint, so that their page can show the address again, and nobody can
 * make it who has the database alone.
 */
export const calendarKey = ({ keys }: Ports, userId: string, number: number): string =>
  keys.fingerprint('calendar-key', `${userId} ${number}`)

export const calendarUrl = (ports: Ports, userId: string, number: number): string =>
  new URL(`/api/agenda/favourites.ics?key=${calendarKey(ports, userId, number)}`, ports.publicUrl).href
