import type { NewSession } from '@foyer/contract/new-program.schemas'
import type { SessionSeats } from '@foyer/contract/reservations'
import { createSessions, createStages } from '#features/program'
import { type Attendee, call, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'

type Server = Pick<TestHouse, 'app'>
type Signed = Pick<Attendee, 'token'>

let made = 0

/** A session as an organiser would enter it: on Wednesday evening, with ten seats to reserve. */
export function newSession(changes: Partial<NewSession> = {}): NewSession {
  made += 1
  const code = `lamp-workshop-${made}`
  return {
    code,
    title: { en: 'Lamp workshop', de: 'Lampenwerkstatt' },
    abstract: { en: 'Bring a lamp.', de: 'Bringen Sie eine Lampe mit.' },
    startsAt: '2025-10-22T18:00:00Z',
    endsAt: '2025-10-22T20:00:00Z',
    place: { track: 'people', stage: code },
    level: 'all',
    language: 'en',
    speakers: [],
    repeats: null,
    seats: { capacity: 10, answerHours: 24 },
    ...changes,
  }
}

/** A session on a stage of its own. @returns its id and its code. */
export async function openSession(house: Pick<TestHouse, 'app' | 'database'>, changes: Partial<NewSession> = {}) {
  const session = newSession(changes)
  const context = await house.app.context()
  await context.inTransaction(async (inner) => {
    // A stage has one session at a time.
    await createStages(inner, [
      { code: session.code, hall: '7', name: 'Lamp', seats: 90, way: { en: 'Up the stairs.' } },
    ])
    await createSessions(inner, [session])
  })
  const { rows } = await house.database.raw('select id from program_sessions where code = $1', [session.code])
  return { id: Number(rows[0]!['id']), code: session.code }
}

/** A session with so many seats. @returns its id. */
export const openSeats = async (house: Pick<TestHouse, 'app' | 'database'>, capacity = 10): Promise<number> =>
  (await openSession(house, { seats: { capacity, answerHours: 24 } })).id

const ask =
  (method: 'GET' | 'PUT' | 'DELETE') =>
  (house: Server, { token }: Signed, id: number): Promise<Reply<SessionSeats & { code?: string }>> =>
    call(house, method, `/api/agenda/${id}/reservation`, { token })

export const readSeats = ask('GET')
export const reserve = ask('PUT')
export const giveBack = ask('DELETE')

/** What they reserved, by its status; undefined where nothing. */
export const reservedBy = async (house: Server, person: Signed, id: number): Promise<string | undefined> =>
  (await readSeats(house, person, id)).body.reservation?.status
