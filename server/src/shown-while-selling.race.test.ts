import type { OfficeEdition } from '@foyer/contract/office-editions'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { type Act, type Buyer, drawFrom, letTimePass, newBuyer, ownActs, pick } from './testing/buyer-acts.ts'
import { book, openHotel } from './testing/hotels.ts'
import { call } from './testing/people.ts'
import { showEdition } from './testing/setup.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { openNeighbour, type TestHouse, useTestHouse } from './testing/test-house.ts'
import { openTrainTickets } from './testing/train-tickets.ts'

// Whatever a buyer is doing when staff show another year, over another server, twice at one moment or back again:
// nothing is sold into the wrong year, and what was begun in a year is paid, delivered, invoiced and written about by that one.
const house = useTestHouse()
const WALKS = Number(process.env['FOYER_WALKS'] ?? 40)
const SEED = Number(process.env['FOYER_WALK_SEED'] ?? 20_261_026)
/** In milliseconds. */
const LONG = 4 * 3_600_000

/** What would be in another year than that which it belongs to. */
const strays: Readonly<Record<string, string>> = {
  'one edition is shown': `select count(*) from editions where is_current having count(*) <> 1`,
  'a pass is of the year of its type': `
    select p.id from passes p join pass_types t on t.id = p.pass_type_id where t.edition_id <> p.edition_id`,
  'a pass is in an order of its year': `
    select p.id from passes p join orders o on o.id = p.order_id where o.edition_id <> p.edition_id`,
  'an upgrade is in an order of its pass’s year, to a type of it': `
    select u.id from pass_upgrades u join passes p on p.id = u.pass_id join pass_types t on t.id = u.to_type_id
    left join orders o on o.id = u.order_id where o.edition_id <> p.edition_id or t.edition_id <> p.edition_id`,
  'a stay is in a house and an order of its year': `
    select b.id from bookings b join rooms r on r.id = b.room_id join accommodations a on a.id = r.accommodation_id
    join orders o on o.id = b.order_id where a.edition_id <> b.edition_id or o.edition_id <> b.edition_id`,
  'a changed stay is in an order of its year': `
    select c.id from booking_changes c join bookings b on b.id = c.booking_id join orders o on o.id = c.order_id
    where o.edition_id <> b.edition_id`,
  'a train ticket is of a kind and in an order of its year': `
    select k.id from train_tickets k join train_ticket_types t on t.id = k.type_id join orders o on o.id = k.order_id
    where t.edition_id <> k.edition_id or o.edition_id <> k.edition_id`,
  'a document is of the year of its order': `
    select i.id from invoices i join orders o on o.id = i.order_id where i.edition_id <> o.edition_id`,
  'a mail about an order is of its year': `
    select m.id, m.kind from mails m join orders o on o.id = m.order_id where m.edition_id <> o.edition_id`,
  'an order’s number begins with the code of its year': `
    select o.number from orders o join editions e on e.id = o.edition_id where o.number not like e.code || '-%'`,
  'no job failed': `select name, data from jobs.job where state in ('failed', 'retry')`,
}

async function findWrongs(): Promise<object[]> {
  const wrong: object[] = await findViolations(house.database, house.clock.now())
  for (const [name, statement] of Object.entries(strays)) {
    const { rows } = await house.database.raw(statement)
    if (rows.length > 0) wrong.push({ name, rows })
  }
  return wrong
}

/** The next year, which sells as this one does. */
async function openNextYear(): Promise<number> {
  const { body } = await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', {
    token: await signInStaff(house, 'owner'),
    body: { product: 'MSPG', code: 'MS26', startsOn: '2026-10-26' },
  })
  await house.database.script(`
    update pass_types set on_sale_from = null, on_sale_until = null, price_phases = '[]' where edition_id = ${body.id};
    update editions set sale_opens_at = '2025-08-01', sale_opened_at = '2025-08-01' where id = ${body.id}`)
  return body.id
}

/** What a tab asks for that was opened while the next year was shown: half of the time it is not any more. */
async function actsOf(edition: number): Promise<Readonly<Record<string, Act>>> {
  const idsOf = async (statement: string) => (await house.database.raw(statement, [edition])).rows.map(({ id }) => id)
  const passTypes = await idsOf(`select id from pass_types where edition_id = $1 and list = 'paid' order by id`)
  const rooms = await idsOf(`
    select r.id from rooms r join accommodations a on a.id = r.accommodation_id where a.edition_id = $1 order by r.id limit 4`)
  const trains = await idsOf('select id from train_ticket_types where edition_id = $1 order by position')
  expect([passTypes.length, rooms.length, trains.length].every((count) => count > 0)).toBe(true)
  return {
    'choose a pass of the next year': async ({ app, buyer: { token }, draw }) => [
      await call(app, 'PUT', '/api/order/current/pass', { token, body: { passTypeId: pick(draw, passTypes) } }),
    ],
    'take a room of the next year': async ({ app, buyer, draw }) => [
      await book(app, buyer.token, {
        roomId: Number(pick(draw, rooms)),
        arrival: '2026-10-26',
        departure: `2026-10-${pick(draw, [27, 28])}`,
      }),
    ],
    'take a train ticket of the next year': async ({ app, buyer: { token }, draw }) => [
      await call(app, 'PUT', '/api/order/current/train-ticket', {
        token,
        body: { typeId: pick(draw, trains), passengerName: 'Mira Okafor' },
      }),
    ],
  }
}

const desk = () => signInStaff(house, 'organiser')
const show = async (at: Pick<TestHouse, 'app'>, id: number) => showEdition(at, await signInStaff(house, 'owner'), id)

/** What is chosen, whichever year is shown by then, and how it is paid or not. */
function journeyOf(draw: () => number, choices: readonly string[]): readonly string[] {
  const chosen = Array.from({ length: 1 + Math.floor(draw() * 3) }, () => pick(draw, choices))
  const paid = pick(draw, [
    ['pay'],
    ['pay'],
    ['go to the bank', 'confirm at the bank'],
    ['pay with a card that is confirmed late', 'time', 'be confirmed late'],
    ['pay with a card that is declined', 'pay again'],
  ])
  return [...chosen, 'place', ...paid, ...pick(draw, [[], ['cancel an order'], ['cancel a stay'], ['time']])]
}

test(`each thing stays in its year after each of ${WALKS} journeys while owners show one and the other (seed ${SEED})`, {
  timeout: LONG,
}, async () => {
  await seedStaffForTests(house)
  await openHotel(house, 981, [
    { id: 9811, allotment: 9 },
    { id: 9812, allotment: 9 },
  ])
  await openTrainTickets(house, { capacity: 9, codes: 40 })
  const there = await openNeighbour(house)
  const next = await openNextYear()
  const ofNext = await actsOf(next)
  const acts: Readonly<Record<string, Act>> = { ...ownActs, ...ofNext }
  const choices = ['take a room', 'take a train ticket', 'upgrade', ...Object.keys(ofNext)]

  /** Until the journey is over, over both servers, now and then twice at one moment. */
  async function showMeanwhile(draw: () => number, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const years = pick(draw, [[next], [1], [1, next], [next, next]])
      const shown = await Promise.all(years.map((id, at) => show(at === 0 ? there : house, id)))
      // Of two at one moment the second may have to be asked whose sale it ends.
      for (const { status } of shown) expect([200, 409]).toContain(status)
    }
  }

  async function go(buyer: Buyer, draw: () => number): Promise<string> {
    const path: string[] = []
    for (const name of journeyOf(draw, choices)) {
      if (name === 'time') await letTimePass(house, pick(draw, [2, 21]))
      const app = draw() < 0.5 ? house : there
      const answers = (await acts[name]?.({ house, app, buyer, draw, desk })) ?? []
      path.push(`${name}: ${answers.map(({ status }) => status).join()}`)
      for (const { status } of answers) expect(status, path.join('\n')).toBeLessThan(500)
    }
    return path.join('\n')
  }

  let buyer: Buyer | undefined
  for (let walk = 0; walk < WALKS; walk += 1) {
    const draw = drawFrom(SEED + walk)
    if (walk % 4 === 0) {
      await show(house, 1)
      buyer = await newBuyer(house)
    }
    if (buyer === undefined) throw new Error('Nobody buys.')
    let isOver = false
    const going = go(buyer, draw).finally(() => {
      isOver = true
    })
    const [path] = await Promise.all([going, showMeanwhile(drawFrom(SEED - walk), () => isOver)])
    await house.app.jobs.drain()
    expect(await findWrongs(), `walk ${walk}:\n${path}`).toEqual([])
  }
  for (const minutes of [35, 2, 61]) await letTimePass(house, minutes)
  expect(await findWrongs()).toEqual([])
  // Both years sold, or nothing was seen by all this.
  const { rows } = await house.database.raw(`
    select o.edition_id as year, l.kind, count(*) from orders o join order_lines l on l.order_id = o.id
    where o.paid_at is not null group by 1, 2`)
  expect(new Set(rows.map(({ year }) => year))).toEqual(new Set([1, next]))
  await there.close()
})
