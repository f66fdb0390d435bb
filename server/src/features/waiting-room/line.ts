import type { Db } from '#platform/database/database'
import { createBatches } from '#platform/ground/batches'
import { GIVEN_UP_MS } from './place-times.ts'
import {
  type Comer,
  deleteOverOf,
  deletePlaces,
  insertPlaces,
  listPlaces,
  listPlacesOf,
  seePlaces,
} from './places.queries.ts'
import type { PlaceRow } from './waiting-room.queries.ts'

/** So many wait from one network at most: an office, or a phone company, is many people, and a thousand of them a crowd. */
const MOST_OF_NETWORK = 1_000
/** So many go in one statement. */
const MOST_AT_ONCE = 500

interface Coming extends Omit<Comer, 'person'> {
  /** Under which their place may be: a new one under the first. */
  readonly persons: readonly string[]
  readonly editionId: number
  readonly now: Date
}

/** The line, as those ask for it who come in thousands: whoever comes at the same moment is served together. */
export interface Line {
  /** The place of who comes: what they have already, or a new one; null where too many of their network wait. */
  take(coming: Coming): Promise<PlaceRow | null>
  find(id: string): Promise<PlaceRow | null>
  /** Notes that somebody is there. */
  see(seen: { readonly id: string; readonly now: Date }): Promise<void>
}

/** Of two, the one whose turn it is, else the one that is further in front. */
const placeIn = (rows: ReadonlyMap<string, PlaceRow>, { persons }: Pick<Coming, 'persons'>): PlaceRow | null =>
  persons
    .flatMap((person) => rows.get(person) ?? [])
    .sort(
      (one, other) =>
        Number(one.admitted_at === null) - Number(other.admitted_at === null) ||
        Number(BigInt(one.arrival) - BigInt(other.arrival)),
    )[0] ?? null

export function openLine(db: Db): Line {
  async function takeIn(editionId: number, comers: readonly Coming[]): Promise<Map<string, PlaceRow>> {
    const now = comers[0]?.now ?? new Date(0)
    const each = [...new Map(comers.toReversed().map((comer) => [comer.persons[0], comer])).values()].reverse()
    const persons = each.flatMap((comer) => comer.persons)
    const context = { db, editionId }
    await deleteOverOf(context, persons, now, new Date(now.getTime() - GIVEN_UP_MS))
    const places = async () => new Map((await listPlacesOf(context, persons)).map((row) => [row.person_key, row]))
    const before = persons.length > each.length ? await places() : null
    const asked = each
      .filter((comer) => before === null || placeIn(before, comer) === null)
      .map(({ id, persons: [person = ''], network }) => ({ id, person, network }))
    await insertPlaces(context, asked, now, MOST_OF_NETWORK)
    const after = await places()
    if (before === null) return after
    // Who came to a server of each secret in this moment has two by now: whichever server looks last sees both.
    const kept = new Set(each.map((comer) => placeIn(after, comer)?.id))
    const second = [...after.values()].filter(({ id }) => !kept.has(id))
    if (second.length === 0) return after
    await deletePlaces(
      db,
      second.map(({ id }) => id),
    )
    return new Map([...after].filter(([, { id }]) => kept.has(id)))
  }

  async function takeAll(comers: readonly Coming[]): Promise<(PlaceRow | null)[]> {
    const rows = new Map<number, Map<string, PlaceRow>>()
    for (const [editionId, those] of Map.groupBy(comers, (comer) => comer.editionId))
      rows.set(editionId, await takeIn(editionId, those))
    return comers.map((comer) => placeIn(rows.get(comer.editionId) ?? new Map(), comer))
  }

  return {
    take: createBatches(MOST_AT_ONCE, takeAll),
    find: createBatches(MOST_AT_ONCE, async (ids: readonly string[]) => {
      const rows = new Map((await listPlaces(db, ids)).map((row) => [row.id, row]))
      return ids.map((id) => rows.get(id) ?? null)
    }),
    see: createBatches(MOST_AT_ONCE, async (seen: readonly { id: string; now: Date }[]) => {
      const now = seen.at(-1)?.now
      if (now !== undefined)
        await seePlaces(
          db,
          seen.map(({ id }) => id),
          now,
        )
      return seen.map(() => undefined)
    }),
  }
}
