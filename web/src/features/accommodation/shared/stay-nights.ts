import type { Night } from '@foyer/contract/accommodation'
import { FEW_LEFT } from '@foyer/contract/constants'
import { addDays, isNightOf, nightsOf, type Stay } from './stay.ts'

/**
 * `unknown` is never `full`: nobody is turned away by a read that failed. `closed`: the room is not offered on that
 * night.
 */
export type NightState = 'free' | 'few' | 'full' | 'closed' | 'unknown'

/** A night as a strip shows it: one whose state could not be read is unknown. */
export type ShownNight = Night & { readonly isUnknown?: boolean }

/** What is known of the call that reads one night again. */
interface NightRead {
  readonly data: Pick<Night, 'left' | 'price'> | undefined
  /** How often it failed; another try under way does not take it back. */
  readonly errorUpdateCount: number
}

/** Whether a read failed, and has brought nothing since. */
export const isUnread = ({ data, errorUpdateCount }: NightRead): boolean => data === undefined && errorUpdateCount > 0

/** A night as its own read has it; unknown where that failed, also while it is tried once more. */
export function freshNight(night: Night, read: NightRead | undefined): ShownNight {
  if (read?.data !== undefined) return { ...night, left: read.data.left, price: read.data.price }
  return read !== undefined && isUnread(read) ? { ...night, isUnknown: true } : night
}

type State = Pick<ShownNight, 'availabilityId' | 'left' | 'isUnknown'>

export function nightState(night: State | undefined): NightState {
  if (night === undefined || night.isUnknown === true) return 'unknown'
  if (night.availabilityId === null) return 'closed'
  if (night.left <= 0) return 'full'
  return night.left <= FEW_LEFT ? 'few' : 'free'
}

type Nights = readonly (State & Pick<Night, 'night'>)[]

const stateOn = (nights: Nights, night: string) => nightState(nights.find((one) => one.night === night))
const isFree = (state: NightState) => state === 'free' || state === 'few'

/** The nights of a stay that are full. */
export function fullNights(nights: Nights, stay: Stay): string[] {
  return nightsOf(stay).filter((night) => stateOn(nights, night) === 'full')
}

/** The longest run of free nights within a stay, the earliest of equals; null where no night is free. */
export function longestFreeStretch(nights: Nights, stay: Stay): Stay | null {
  let best: Stay | null = null
  let length = 0
  let start: string | null = null
  for (const night of [...nightsOf(stay), stay.departure]) {
    const isOpen = night !== stay.departure && isFree(stateOn(nights, night))
    if (isOpen) start ??= night
    else if (start !== null) {
      const run = nightsOf({ arrival: start, departure: night }).length
      if (run > length) {
        best = { arrival: start, departure: night }
        length = run
      }
      start = null
    }
  }
  return best
}

/**
 * The stay after a tap on a night. Outside: it grows to that night where every night on the way is free. Its own first
 * or last night: it goes without it. Null: a tap there does nothing.
 */
export function stayAfterTap(nights: Nights, stay: Stay, night: string): Stay | null {
  if (isNightOf(night, stay)) {
    const last = addDays(stay.departure, -1)
    if (stay.arrival === last) return null
    if (night === stay.arrival) return { ...stay, arrival: addDays(night, 1) }
    return night === last ? { ...stay, departure: night } : null
  }
  const grown = night < stay.arrival ? { ...stay, arrival: night } : { ...stay, departure: addDays(night, 1) }
  const added = nightsOf(grown).filter((one) => !isNightOf(one, stay))
  return added.every((one) => isFree(stateOn(nights, one))) ? grown : null
}
