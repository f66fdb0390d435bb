import { hashSecret, type KeyRing } from '#platform/door/secrets'

type Ports = { readonly keys: Pick<KeyRing, 'fingerprint' | 'fingerprints'>; readonly publicUrl: string }

/**
 * The key of somebody's calendar: a keyed fingerprint, so that their page can show the address again, and nobody can
 * make it who has the database alone.
 */
export const calendarKey = ({ keys }: Ports, userId: string, number: number): string =>
  keys.fingerprint('calendar-key', `${userId} ${number}`)

export const calendarUrl = ({ publicUrl }: Pick<Ports, 'publicUrl'>, key: string): string =>
  new URL(`/api/agenda/favourites.ics?key=${key}`, publicUrl).href

/**
 * The address under which somebody's calendar is read; null where it was made with a secret that the deployment no longer
 * has. Whoever copied that one reads on: what is kept of it is the hash.
 */
export function keptCalendarUrl(
  ports: Ports,
  userId: string,
  kept: { readonly number: number; readonly key_hash: string },
): string | null {
  const keys = ports.keys.fingerprints('calendar-key', `${userId} ${kept.number}`)
  const key = keys.find((each) => hashSecret(each) === kept.key_hash)
  return key === undefined ? null : calendarUrl(ports, key)
}
