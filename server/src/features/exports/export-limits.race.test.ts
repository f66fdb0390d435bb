import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { exportPath, orderExport } from '../../testing/exports.ts'
import { call } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { holdUp, somebodyWaits, takeOut } from '../../testing/statements.ts'
import { type TestHouse, useNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const neighbour = useNeighbour(house)

const kept = { path: '/api/organiser/saved-export', body: { ...orderExport, name: 'Again', isShared: false }, most: 50 }
const begun = { path: exportPath, body: orderExport, most: 10 }

/** Somebody asks twice at one moment, on two servers, where one more is what they may; the first is held up before it is written down. */
async function askTogether({ path, body, most }: typeof kept | typeof begun) {
  const { token } = await provenColleague(house, 'owner')
  const ask = (on: Pick<TestHouse, 'app'>) =>
    call(on, 'POST', path, { token, body, headers: { 'idempotency-key': randomUUID() } })
  for (let at = 1; at < most; at += 1) await ask(house)
  const held = holdUp(path === kept.path ? 'insert into "saved_exports"' : 'insert into "exports"')
  const first = ask(house)
  await held.arrived
  const second = ask(neighbour)
  await Promise.race([second, somebodyWaits(house.database)])
  held.letGo()
  return (await Promise.all([first, second])).map(({ status }) => status)
}

test('of two exports that are kept, or begun, at one moment the one beyond the limit is refused', async () => {
  expect(await askTogether(kept)).toEqual([201, 409])
  expect(await askTogether(begun)).toEqual([202, 409])
})

test('what failed is begun again only where one more may be under way, however often it is asked for at one moment', async () => {
  const { token } = await provenColleague(house, 'owner')
  const ask = () => call<{ uuid: string }>(house, 'POST', exportPath, { token, body: orderExport })
  const [one, other] = [(await ask()).body.uuid, (await ask()).body.uuid]
  await house.database.raw(`update exports set finished_at = now(), failure = 'unexpected' where id in ($1, $2)`, [
    one,
    other,
  ])
  for (let at = 1; at < begun.most; at += 1) await ask()
  const again = (on: Pick<TestHouse, 'app'>, uuid: string) =>
    call<{ code?: string }>(on, 'POST', `${exportPath}/${uuid}/again`, { token })
  const held = holdUp('update "exports"')
  const first = again(house, one)
  await held.arrived
  const second = again(neighbour, other)
  await Promise.race([second, somebodyWaits(house.database)])
  held.letGo()
  expect([(await first).status, (await second).status]).toEqual([202, 409])
  expect((await second).body.code).toBe('exports/too-many')
  await house.database.raw(`update exports set failure = 'unexpected', finished_at = now() where id = $1`, [one])
  // One place is free, whoever takes it.
  expect([(await again(house, other)).status, (await again(house, one)).status]).toEqual([202, 409])
})

test('without the turns both are taken: they are what holds', async () => {
  const { met, restore } = takeOut([{ part: 'pg_advisory_xact_lock(hashtextextended($1, 0))', left: '$1::text' }])
  const statuses = [await askTogether(kept), await askTogether(begun)]
  restore()
  expect(statuses).toEqual([
    [201, 201],
    [202, 202],
  ])
  expect(met[0]).toBeGreaterThan(0)
})
