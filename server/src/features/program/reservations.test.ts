import type { SessionSeats } from '@foyer/contract/reservations'
import { afterEach, describe, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { InvalidInput } from '#platform/door/problem'
import { accept, invited } from '../../testing/pass-transfers.ts'
import { type Attendee, attendee, call, password } from '../../testing/people.ts'
import {
  giveBack,
  newSession,
  openSeats,
  openSession,
  readSeats,
  reserve,
  reservedBy,
} from '../../testing/reservations.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { mailsAbout, settle } from '../../testing/vip-events.ts'
import { cancelSession } from './cancel-session.ts'
import { createSessions } from './create-sessions.ts'
import { moveSession } from './move-session.ts'

const house = useTestHouse()
const hours = (count: number) => count * 3_600_000

afterEach(async () => {
  await settle(house)
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

/** One after the other, as they signed up. */
async function people(count: number): Promise<Attendee[]> {
  const some: Attendee[] = []
  for (let index = 0; index < count; index += 1) some.push(await attendee(house))
  return some
}

const mailsAboutLamps = (person: Attendee) => mailsAbout(house, person.email, 'Lamp workshop')

describe('a seat', () => {
  test('is reserved at once, and twice it is one', async () => {
    const [id, [person]] = [await openSeats(house), await people(1)]
    expect((await readSeats(house, person!, id)).body).toEqual({
      sessionId: id,
      capacity: 10,
      left: 10,
      answerHours: 24,
      reservation: null,
      can: { reserve: true, wait: false, giveBack: false },
    })
    for (let time = 0; time < 2; time += 1)
      expect(await reserve(house, person!, id)).toMatchObject({
        status: 200,
        body: {
          left: 9,
          reservation: { status: 'reserved', waitingPlace: null, offeredUntil: null },
          can: { reserve: false, wait: false, giveBack: true },
        },
      })
  })

  test('is given back, once, and can be reserved again', async () => {
    const [id, [person]] = [await openSeats(house), await people(1)]
    await reserve(house, person!, id)
    for (let time = 0; time < 2; time += 1)
      expect(await giveBack(house, person!, id)).toMatchObject({
        status: 200,
        body: { left: 10, reservation: { status: 'withdrawn' }, can: { reserve: true } },
      })
    expect((await reserve(house, person!, id)).body).toMatchObject({ left: 9, reservation: { status: 'reserved' } })
  })

  test('is for who has a pass alone', async () => {
    const [id, [vendor]] = [await openSeats(house), await people(1)]
    const { body } = await call<{ uuid: string }>(house, 'GET', '/api/user/', vendor)
    await house.database.raw(
      `insert into user_tags (user_id, tag_id, granted_by, granted_at) values ($1, 2, 'test', $2)`,
      [body.uuid, house.clock.now()],
    )
    await house.database.raw(`update passes set state = 'cancelled' where user_id = $1`, [body.uuid])
    expect((await readSeats(house, vendor!, id)).body.can).toEqual({ reserve: false, wait: false, giveBack: false })
    expect(await reserve(house, vendor!, id)).toMatchObject({ status: 409, body: { code: 'program/pass-needed' } })
    expect((await readSeats(house, vendor!, id)).body.left).toBe(10)
  })

  test('is in no session of which none can be reserved, in no break, and in no other event’s', async () => {
    const [person] = await people(1)
    const { id } = await openSession(house, { seats: undefined })
    for (const session of [id, 999_999]) expect((await reserve(house, person!, session)).status).toBe(404)
    const context = await house.app.context()
    await expect(
      context.inTransaction((inner) => createSessions(inner, [newSession({ place: null })])),
    ).rejects.toThrow(InvalidInput)
  })

  test('of what has begun is neither reserved nor given back', async () => {
    const begun = { startsAt: '2025-08-18T06:00:00Z', endsAt: '2025-10-22T20:00:00Z' }
    const [{ id }, [person]] = [await openSession(house, begun), await people(1)]
    expect(await reserve(house, person!, id)).toMatchObject({ status: 409, body: { code: 'program/session-begun' } })
    const later = await openSession(house)
    await reserve(house, person!, later.id)
    await house.database.raw('update program_sessions set starts_at = $1 where id = $2', [house.clock.now(), later.id])
    expect(await giveBack(house, person!, later.id)).toMatchObject({
      status: 409,
      body: { code: 'program/session-begun' },
    })
  })

  test('stands in the list of one’s own, and the programme says which sessions have seats', async () => {
    const [id, [person]] = [await openSeats(house, 3), await people(1)]
    await reserve(house, person!, id)
    const { body } = await call<SessionSeats[]>(house, 'GET', '/api/agenda/reservation', person)
    expect(body.find(({ sessionId }) => sessionId === id)).toMatchObject({
      left: 2,
      reservation: { status: 'reserved' },
    })
    const agenda = await call<{ sessions: { id: number; isReservable: boolean }[] }>(house, 'GET', '/api/agenda')
    expect(new Set(agenda.body.sessions.filter(({ isReservable }) => isReservable).map((one) => one.id))).toEqual(
      new Set(body.map(({ sessionId }) => sessionId)),
    )
  })

  test('stands in one’s calendar, starred or not, and is struck out with its session', async () => {
    const [{ id, code }, [person]] = [await openSession(house), await people(1)]
    await reserve(house, person!, id)
    const { body } = await call<{ url: string }>(house, 'PUT', '/api/agenda/calendar', person)
    const { pathname, search } = new URL(body.url)
    const calendar = async () => String((await call(house, 'GET', pathname + search)).body).replaceAll('\r\n ', '')
    expect(await calendar()).toContain('SUMMARY:Lamp workshop')
    expect(await calendar()).toContain('Your seat is reserved.')
    await cancelSession(await house.app.context(), code)
    await settle(house)
    expect(await calendar()).toMatch(/SUMMARY:Cancelled: Lamp workshop\r\n[\s\S]*STATUS:CANCELLED/)
    const other = await openSession(house)
    await reserve(house, person!, other.id)
    await giveBack(house, person!, other.id)
    expect((await calendar()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })
})

describe('a full session', () => {
  test('has a line, in which everybody has their place', async () => {
    const [id, [first, second, third]] = [await openSeats(house, 1), await people(3)]
    await reserve(house, first!, id)
    expect((await readSeats(house, second!, id)).body).toMatchObject({ left: 0, can: { reserve: false, wait: true } })
    expect((await reserve(house, second!, id)).body.reservation).toMatchObject({ status: 'waiting', waitingPlace: 1 })
    expect((await reserve(house, third!, id)).body.reservation).toMatchObject({ status: 'waiting', waitingPlace: 2 })
    expect((await giveBack(house, second!, id)).body.reservation?.status).toBe('withdrawn')
    expect((await readSeats(house, third!, id)).body.reservation?.waitingPlace).toBe(1)
  })

  test('offers a freed seat to the next in line at once, by mail and for a time; nobody overtakes', async () => {
    const [id, [first, second, third]] = [await openSeats(house, 1), await people(3)]
    await reserve(house, first!, id)
    await reserve(house, second!, id)
    await giveBack(house, first!, id)
    expect((await readSeats(house, second!, id)).body).toMatchObject({
      left: 0,
      reservation: { status: 'offered', offeredUntil: new Date(house.clock.now().getTime() + hours(24)).toISOString() },
      can: { reserve: true, giveBack: true },
    })
    expect((await reserve(house, third!, id)).body.reservation?.status).toBe('waiting')
    const [mail, ...others] = await mailsAboutLamps(second!)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^A seat is free for you: Lamp workshop/)
    expect(mail?.text).toContain(`/agenda/${id}`)
    expect((await reserve(house, second!, id)).body.reservation?.status).toBe('reserved')
  })

  test('goes on to the next where nobody answers in time', async () => {
    const [{ id }, [first, second, third]] = [
      await openSession(house, { seats: { capacity: 1, answerHours: 2 } }),
      await people(3),
    ]
    for (const person of [first!, second!, third!]) await reserve(house, person, id)
    await giveBack(house, first!, id)
    house.clock.forward(hours(2))
    await settle(house)
    expect([await reservedBy(house, second!, id), await reservedBy(house, third!, id)]).toEqual(['expired', 'offered'])
    expect((await reserve(house, second!, id)).body.reservation).toMatchObject({ status: 'waiting', waitingPlace: 1 })
  })

  test('that is given more seats offers them within a minute', async () => {
    const [id, [first, second]] = [await openSeats(house, 1), await people(2)]
    for (const person of [first!, second!]) await reserve(house, person, id)
    await house.database.raw('update session_seats set capacity = 2 where id = $1', [id])
    await settle(house)
    expect(await reservedBy(house, second!, id)).toBe('offered')
  })
})

describe('the pass', () => {
  const lines = async () => {
    const [id, [first, second]] = [await openSeats(house, 1), await people(2)]
    for (const person of [first!, second!]) await reserve(house, person, id)
    return { id, first: first!, second: second! }
  }

  test('that is cancelled and refunded gives its seats to the next in line', async () => {
    const { id, first, second } = await lines()
    const order = first.signUp.order!
    expect(
      (await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: first.token, body: {} })).status,
    ).toBe(200)
    await settle(house)
    expect(await reservedBy(house, second, id)).toBe('offered')
  })

  test('that goes to a colleague leaves its seats behind', async () => {
    const { id, first, second } = await lines()
    expect((await accept(house, await invited(house, first))).status).toBe(200)
    await settle(house)
    expect(await reservedBy(house, second, id)).toBe('offered')
  })

  test('whose holder leaves for good gives them up at once, after they could read what they had', async () => {
    const { id, first, second } = await lines()
    const { body } = await call<{ agenda: { reservations: object[] } }>(house, 'GET', '/api/user/export', first)
    expect(body.agenda.reservations).toMatchObject([{ session: 'Lamp workshop', status: 'reserved', endedAt: null }])
    const erasure = { token: first.token, body: { password } }
    expect((await call(house, 'POST', '/api/user/erasure', erasure)).status).toBeLessThan(300)
    expect(await reservedBy(house, second, id)).toBe('offered')
  })
})

describe('a session', () => {
  test('that is cancelled ends what was reserved and waited for, and tells everybody once', async () => {
    const [{ id, code }, [first, second]] = [
      await openSession(house, { seats: { capacity: 1, answerHours: 24 } }),
      await people(2),
    ]
    for (const person of [first!, second!]) await reserve(house, person, id)
    await cancelSession(await house.app.context(), code)
    for (let time = 0; time < 2; time += 1) await settle(house)
    for (const person of [first!, second!]) {
      expect(await reservedBy(house, person, id)).toBe('cancelled')
      expect((await mailsAboutLamps(person)).map(({ subject }) => subject)).toEqual([
        'Lamp workshop is cancelled · MSPG 2025',
      ])
    }
    expect(await reserve(house, first!, id)).toMatchObject({ status: 409, body: { code: 'program/session-cancelled' } })
  })

  test('that is moved, and moved once more, keeps its seats and tells everybody once where it is now', async () => {
    const [{ id, code }, [first, late]] = [await openSession(house), await people(2)]
    await reserve(house, first!, id)
    const context = await house.app.context()
    const to = (startsAt: string, endsAt: string) => moveSession(context, code, { startsAt, endsAt, stage: '5-a' })
    await to('2025-10-22T19:00:00Z', '2025-10-22T21:00:00Z')
    await to('2025-10-23T19:00:00Z', '2025-10-23T21:00:00Z')
    await reserve(house, late!, id)
    for (let time = 0; time < 2; time += 1) await settle(house)
    expect(await reservedBy(house, first!, id)).toBe('reserved')
    const [mail, ...others] = await mailsAboutLamps(first!)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Lamp workshop is held at another time or place · MSPG 2025')
    expect(mail?.text).toContain('Hall 5, A')
    expect(mail?.text).toMatch(/23\sOctober\s2025, 21:00/)
    expect(await mailsAboutLamps(late!)).toEqual([])
  })
})
