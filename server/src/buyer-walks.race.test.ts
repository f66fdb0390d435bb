import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { type Acting, type Buyer, drawFrom, letTimePass, newBuyer, pick } from './testing/buyer-acts.ts'
import { openHotel } from './testing/hotels.ts'
import { emptyAccount, merge } from './testing/merging.ts'
import { call, password, signIn } from './testing/people.ts'
import { acts } from './testing/shared-acts.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { openNeighbour, type TestHouse, useTestHouse } from './testing/test-house.ts'
import { openTrainTickets } from './testing/train-tickets.ts'

// Whatever a buyer does in whatever order, two things at a time and over two servers: afterwards every cent that came
// in is delivered for or given back, and nothing is promised twice.
const house = useTestHouse()
const WALKS = Number(process.env['FOYER_WALKS'] ?? 100)
const SEED = Number(process.env['FOYER_WALK_SEED'] ?? 20_251_020)
const STEPS = 7
/** Two thousand walks take their time on a busy machine; in milliseconds. */
const LONG = 4 * 3_600_000

/** Each time anew: between two acts hours may pass. */
const desk = () => signInStaff(house, 'organiser')

/** What must be true of passes that changed hands and of what was given, beside all that is always true. */
const alsoTrue: Readonly<Record<string, string>> = {
  'a pass that was handed over is that of whoever accepted it last': `
    select p.id from passes p join lateral (
      select t.accepted_by from pass_transfers t where t.pass_id = p.id and t.state = 'accepted'
      order by t.ended_at desc, t.id desc limit 1) last on true
    where p.user_id is distinct from last.accepted_by and p.state = 'approved'`,
  'nobody who handed their pass over is let in by its code': `
    select t.id from pass_transfers t join passes p on p.user_id = t.giver_id and p.id = t.pass_id
    where t.state = 'accepted' and p.state = 'approved' and not exists (
      select from pass_transfers back where back.pass_id = p.id and back.state = 'accepted' and back.accepted_by = p.user_id
        and back.ended_at >= t.ended_at)`,
  'an invitation waits only for a pass that its giver has': `
    select t.id from pass_transfers t join passes p on p.id = t.pass_id
    where t.state = 'invited' and p.state = 'approved' and p.user_id <> t.giver_id`,
  'for what was given nobody was charged, and nothing went back': `
    select o.id from orders o where o.purpose = 'offer' and o.total = 0 and exists (
      select from payments p where p.order_id = o.id and p.state = 'succeeded')`,
}

async function findWrongs(): Promise<object[]> {
  const wrong: object[] = await findViolations(house.database, house.clock.now())
  for (const [name, statement] of Object.entries(alsoTrue)) {
    const { rows } = await house.database.raw(statement)
    if (rows.length > 0) wrong.push({ name, rows })
  }
  return wrong
}

async function step(there: Pick<TestHouse, 'app'>, buyer: Buyer, draw: () => number): Promise<string> {
  const lot = draw()
  if (lot < 0.12) {
    const minutes = pick(draw, [2, 9, 21, 35])
    await letTimePass(house, minutes)
    return `${minutes} minutes pass`
  }
  const names = [pick(draw, Object.keys(acts)), ...(lot < 0.5 ? [pick(draw, Object.keys(acts))] : [])]
  const acting: Acting[] = [
    { house, app: house, buyer, draw, desk },
    { house, app: there, buyer, draw: drawFrom(Math.floor(draw() * 2 ** 31)), desk },
  ]
  const answers = await Promise.all(names.map((name, at) => acts[name]?.(acting[at] as Acting) ?? []))
  const said = names.map((name, at) => `${name}: ${(answers[at] ?? []).map(({ status }) => status).join() || '-'}`)
  for (const { status } of answers.flat()) expect(status, said.join(' | ')).toBeLessThan(500)
  return said.join(' | ')
}

/**
 * Staff make another account the buyer's only one, over one server, while the buyer does something over the other. What comes
 * behind the merge finds no account, and is told to ask again.
 * @returns who the buyer is from then on.
 */
async function mergeMeanwhile(there: Pick<TestHouse, 'app'>, buyer: Buyer, draw: () => number) {
  const kept = await emptyAccount(house)
  const name = pick(draw, Object.keys(acts))
  const token = await desk()
  const [{ status }, answers] = await Promise.all([
    merge(house, token, kept.id, buyer.userId),
    acts[name]?.({ house, app: there, buyer, draw, desk }) ?? [],
  ])
  const said = `merge: ${status} | ${name}: ${answers.map((one) => one.status).join() || '-'}`
  expect([204, 409], said).toContain(status)
  for (const answer of answers) expect(answer.status < 500 || answer.status === 503, said).toBe(true)
  if (status !== 204) return { said, buyer }
  const { body } = await signIn(house, kept.email)
  return { said, buyer: { userId: kept.id, token: body.token } }
}

test(`the books are true after each of ${WALKS} random walks of a buyer (seed ${SEED})`, {
  timeout: LONG,
}, async () => {
  await seedStaffForTests(house)
  const there = await openNeighbour(house)
  await openHotel(house, 981, [
    { id: 9811, allotment: 3 },
    { id: 9812, allotment: 2, prices: Array.from({ length: 10 }, (_, night) => 9_000 + 1_500 * night) },
  ])
  await openTrainTickets(house, { capacity: 2, codes: 40 })
  await openTrainTickets(house, { capacity: 3, codes: 3, price: 8_900 })
  let buyers: Buyer[] = []
  for (let walk = 0; walk < WALKS; walk += 1) {
    const draw = drawFrom(SEED + walk)
    if (buyers.length < 4) buyers.push(await newBuyer(house))
    const buyer = pick(draw, buyers)
    const path: string[] = []
    for (let steps = 0; steps < STEPS; steps += 1) path.push(await step(there, buyer, draw))
    const end = draw()
    if (end >= 0.08 && end < 0.2) {
      const merged = await mergeMeanwhile(there, buyer, draw)
      path.push(merged.said)
      buyers = buyers.map((one) => (one === buyer ? merged.buyer : one))
    }
    if (end < 0.08) {
      const { status } = await call(there, 'POST', '/api/user/erasure', { token: buyer.token, body: { password } })
      path.push(`erase: ${status}`)
      buyers = buyers.filter((one) => one !== buyer)
    }
    await house.app.jobs.drain()
    expect(await findWrongs(), `walk ${walk}:\n${path.join('\n')}`).toEqual([])
  }
  // What is still under way ends: the bank's pages are left, and nothing that was taken is forgotten.
  for (const minutes of [35, 2, 61]) await letTimePass(house, minutes)
  expect(await findWrongs()).toEqual([])
  await there.close()
})
