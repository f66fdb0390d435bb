import type { NightGrid, OfficeNight, OfficeRoom } from '@foyer/contract/office-nights'
import { addDays } from '../shared/stay.ts'

/** A place in the grid: which room from above, which night from the left. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** What is marked: all between two corners, whichever way they lie. */
export interface Range {
  readonly from: Place
  readonly to: Place
}

/** Every night from the first to the last that a room is offered on, and those of the event. */
export function nightsOfGrid(
  houses: readonly NightGrid[],
  event: { readonly startsOn: string; readonly endsOn: string },
): string[] {
  const known = houses.flatMap(({ rooms }) => rooms.flatMap(({ nights }) => nights.map(({ night }) => night)))
  const [first = event.startsOn] = [event.startsOn, ...known].sort()
  const last = [event.endsOn, ...known].sort().at(-1) ?? event.endsOn
  const nights: string[] = []
  for (let night = first; night <= last; night = addDays(night, 1)) nights.push(night)
  return nights
}

export const nightOf = (room: OfficeRoom, night: string): OfficeNight | undefined =>
  room.nights.find((known) => known.night === night)

export const leftOf = ({ allotment, held, booked }: Omit<OfficeNight, 'night' | 'price'>): number =>
  allotment - held - booked

/** Where a key leads from a place; null where it is none of the grid's. Ctrl goes to the very first and last. */
export function placeAfter(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { row, column }: Place,
  size: { readonly rows: number; readonly columns: number },
): Place | null {
  const last = { row: size.rows - 1, column: size.columns - 1 }
  const steps: Readonly<Record<string, Place>> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
  }
  const aim = steps[key]
  if (aim === undefined) return null
  return {
    row: Math.min(last.row, Math.max(0, aim.row)),
    column: Math.min(last.column, Math.max(0, aim.column)),
  }
}
