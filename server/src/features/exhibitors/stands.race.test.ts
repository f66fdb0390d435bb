import type { NewStand } from '@foyer/contract/new-exhibitors.schemas'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqlState } from '#platform/database/database'
import { findViolations } from '#platform/database/invariants'
import { InvalidInput } from '#platform/door/problem'
import { holdUp } from '../../testing/statements.ts'
import { type TestHouse, withTwoServers } from '../../testing/test-house.ts'
import { createHalls } from './create-halls.ts'
import { createStands } from './create-stands.ts'

type Server = Pick<TestHouse, 'app'>
const EXCLUSION_VIOLATION = '23P01'

/** Two servers over one database, with an empty hall. */
const withHall = (work: (house: TestHouse, there: Server) => Promise<void>) =>
  withTwoServers(async (house, [, there]) => {
    const outline: [number, number][] = [
      [1000, 1000],
      [1020, 1000],
      [1020, 1020],
      [1000, 1020],
    ]
    await createHalls(await house.app.context(), [{ code: 'X', name: { en: 'Hall X' }, outline, rooms: [] }])
    await work(house, there)
  })

const stand = (code: string, x: number): NewStand => ({ hall: 'X', code, area: { x, y: 1000, width: 5, depth: 5 } })

const assign = async ({ app }: Server, one: NewStand): Promise<'assigned' | 'told' | 'refused'> =>
  createStands(await app.context(), [one]).then(
    () => 'assigned',
    (error: unknown) => {
      if (error instanceof InvalidInput) return 'told'
      if (sqlState(error) === EXCLUSION_VIOLATION) return 'refused'
      throw error
    },
  )

/** Two organisers assign stands that share a metre; the first is held up when it has looked and is about to write. */
async function assignBoth(here: Server, there: Server) {
  const held = holdUp('insert into "stands"')
  const first = assign(here, stand('A01', 1000))
  await held.arrived
  const second = await assign(there, stand('A02', 1004))
  held.letGo()
  return [await first, second]
}

const overlapping = 'no two stands of an edition cover the same ground'

test('of two stands that are assigned the same ground in the same moment one is, and later ones are told', () =>
  withHall(async (house, there) => {
    expect(await assignBoth(house, there)).toEqual(['refused', 'assigned'])
    expect(await assign(house, stand('A03', 1002))).toBe('told')
    expect(await findViolations(house.database)).toEqual([])
  }))

test('without the constraint both are: it is what holds', () =>
  withHall(async (house, there) => {
    await sql`alter table stands drop constraint stand_is_on_its_own_ground`.execute(house.database.db)
    expect(await assignBoth(house, there)).toEqual(['assigned', 'assigned'])
    expect((await findViolations(house.database)).map(({ name }) => name)).toEqual([overlapping])
  }))
