import type { BulkAct, BulkPreview } from '@foyer/contract/bulk-acts'
import { beforeEach, expect, test } from 'vitest'
import { bulkPath, holderOf } from '../../testing/bulk-act-scenarios.ts'
import { waitingPass } from '../../testing/office-people-scenarios.ts'
import { call } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { resumeBulkActs, runBulkAct } from './run-bulk-act.ts'

const house = useTestHouse()
let me: Awaited<ReturnType<typeof provenColleague>>
beforeEach(async () => {
  me = await provenColleague(house, 'organiser')
})

/** Begun for so many who wait. Its id, and theirs. */
async function begun(count: number) {
  const people: string[] = []
  for (let n = 0; n < count; n += 1) people.push(await holderOf(house, await waitingPass(house)))
  const asked = { kind: 'approve', people, filters: null }
  const { token } = me
  const preview = await call<BulkPreview>(house, 'POST', `${bulkPath}/preview`, { token, body: asked })
  const body = { ...asked, reason: null, seen: preview.body.seen }
  const { uuid } = (await call<BulkAct>(house, 'POST', bulkPath, { token, body })).body
  return { uuid, people }
}

/** Nothing is written of passes, as if the program had a fault there. */
const breakDown = () =>
  house.database.script(`create function break_down() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger broken before update on passes for each row execute function break_down();`)

/** As if its job had failed eight times. */
const endJob = (uuid: string) =>
  house.database.script(
    `update jobs.job set state = 'failed' where name = 'run-bulk-act' and data ->> 'actId' = '${uuid}' and state < 'completed'`,
  )

const results = async () => (await call<BulkAct[]>(house, 'GET', bulkPath, { token: me.token })).body
const jobs = async (uuid: string) => {
  const sql = `select state::text from jobs.job where name = 'run-bulk-act' and data ->> 'actId' = '${uuid}' and state < 'completed'`
  return (await house.database.raw(sql)).rows.length
}

test('an act whose job failed for good is taken up again, and one whose job is there is not', async () => {
  const { uuid } = await begun(1)
  const context = await house.app.context()
  await Promise.all([resumeBulkActs(context), resumeBulkActs(context)])
  expect(await jobs(uuid)).toBe(1)
  await endJob(uuid)
  await Promise.all([resumeBulkActs(context), resumeBulkActs(context)])
  expect(await jobs(uuid)).toBe(1)
  await house.app.jobs.drain()
  expect(await results()).toMatchObject([{ done: 1, left: 0, finishedAt: expect.any(String) }])
})

test('an act ends after its job failed for good three times, whatever keeps it', async () => {
  const { uuid } = await begun(2)
  for (let time = 0; time < 3; time += 1) {
    expect(await results()).toMatchObject([{ done: 0, left: 0, finishedAt: null }])
    await endJob(uuid)
    await resumeBulkActs(await house.app.context())
  }
  expect(await results()).toMatchObject([{ done: 0, left: 2, finishedAt: expect.any(String) }])
  expect(await jobs(uuid)).toBe(0)
})

test('whoever it cannot be done to is tried three times, the first of them counted before it is made, and stops nobody', async () => {
  const { uuid, people } = await begun(2)
  const context = await house.app.context()
  await breakDown()
  let calls = 0
  const dies: typeof context.inTransaction = (work) => {
    calls += 1
    return calls === 1 ? context.inTransaction(work) : Promise.reject(new Error('The worker ends.'))
  }
  await expect(runBulkAct({ ...context, inTransaction: dies }, uuid)).rejects.toThrow()
  const tries = await house.database.db
    .selectFrom('bulk_act_people')
    .select('tries')
    .where('act_id', '=', uuid)
    .execute()
  expect(tries.map(({ tries: n }) => n).toSorted()).toEqual([0, 1])
  for (let run = 0; run < 3; run += 1) await expect(runBulkAct(context, uuid)).rejects.toThrow('broken')
  expect(await results()).toMatchObject([{ done: 0, left: people.length, finishedAt: expect.any(String) }])
  expect((await results())[0]?.refused.map(({ reason }) => reason)).toEqual(['failed', 'failed'])
})
