import type { WaysEntries } from '@foyer/contract/office-ways'
import { hashKey } from '@tanstack/react-query'

type Sign = WaysEntries['facilities'][number]

const keys = new WeakMap<Sign, string>()
let met = 0

/** Which sign it is for as long as the page is open: it has no name, and its place in the list becomes another's. */
export function signKey(sign: Sign): string {
  const known = keys.get(sign)
  if (known !== undefined) return known
  met += 1
  keys.set(sign, String(met))
  return String(met)
}

export const signOf = ({ facilities }: WaysEntries, key: string | null): Sign | undefined =>
  facilities.find((sign) => signKey(sign) === key)

/** A sign that was moved, or is of another kind, is the one that it was. */
export function sameSign(was: Sign, now: Sign): Sign {
  keys.set(now, signKey(was))
  return now
}

/** What comes from the server: its signs are those that are here and like them. */
export function recognised(here: WaysEntries, next: WaysEntries): WaysEntries {
  const left = [...here.facilities]
  for (const sign of next.facilities) {
    const at = left.findIndex((one) => hashKey([one]) === hashKey([sign]))
    const [like] = at < 0 ? [] : left.splice(at, 1)
    if (like !== undefined) sameSign(like, sign)
  }
  return next
}
