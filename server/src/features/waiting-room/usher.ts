import { waitingRoom } from '@foyer/contract/kit/refusal'
import { isStaff } from '@foyer/contract/kit/scopes'
import { findUser, findUserByEmail, networkKeys } from '#features/identity'
import { findPayer, isPaying } from '#features/orders'
import type { World } from '#platform/context'
import type { Database, Db } from '#platform/database/database'
import { refuse } from '#platform/door/refused'
import type { Knock, Usher } from '#platform/door/usher'
import { emailKey } from '#platform/ground/email-key'
import { isPayingHere } from './mid-payment.ts'
import { personKeys } from './person-key.ts'
import { openTickets, ticketIn } from './place-ticket.ts'
import { LONGEST_TURN_MS, TURN_MS } from './place-times.ts'
import { listPlaces, listPlacesOf, setAdmission } from './places.queries.ts'
import { openRoom, type RoomContext } from './room-standing.ts'
import type { PlaceRow } from './waiting-room.queries.ts'

/** Pages that lead to a sale. What is mailed, and where somebody pays, opens for everybody. */
const waitingPages = new Set(['/sign-in', '/sign-up', '/sign-up/pass', '/sign-up/details'])

const RETRY_SECONDS = 30

interface House {
  readonly database: Pick<Database, 'db'>
  readonly world: Pick<World, 'ports' | 'recall'>
  currentEditionId(db: Db): Promise<number>
}

/** Who wants to get through: who never waits, or the address whose turn it must be. */
type Who = 'never-waits' | { readonly email: string }

/** Lets those in whose turn it is, and whoever never waits: staff, and who is in the middle of paying. */
export function createUsher(house: House): Usher {
  const { database, world } = house
  const tickets = openTickets(world.ports.keys)

  async function contextNow(): Promise<RoomContext> {
    const editionId = await house.currentEditionId(database.db)
    return { db: database.db, now: world.ports.clock.now(), editionId, recall: world.recall, ports: world.ports }
  }

  async function letIn(knock: Knock): Promise<void> {
    const context = await contextNow()
    if ((await openRoom(context)) === null) return
    const who = await whoIs(context, knock)
    if (who === 'never-waits') return
    const places = await listPlacesOf(context, personKeys(world.ports.keys, who.email))
    const place = places.find((each) => isTurnOf(each, context.now))
    if (place === undefined) throw refuse(waitingRoom, { retryAfterSeconds: RETRY_SECONDS })
    await prolong(context, place)
  }

  async function elsewhere(url: string, cookies: string): Promise<string | null> {
    const path = url.split('?')[0] ?? '/'
    if (!waitingPages.has(path.replace(/(?<=.)\/$/, ''))) return null
    // Who is signed in is led home by the page itself.
    if (/(?:^|; )foyer_auth=[^;]/.test(cookies)) return null
    try {
      const context = await contextNow()
      if ((await openRoom(context)) === null) return null
      const id = tickets.read(ticketIn(cookies))
      const [place] = id === null ? [] : await listPlaces(context.db, [id])
      if (place !== undefined && isTurnOf(place, context.now)) return null
      return `/waiting-room?to=${encodeURIComponent(url)}`
    } catch {
      // A page that can say what is wrong is better than none.
      return null
    }
  }

  return { letIn, elsewhere }
}

const isTurnOf = (place: PlaceRow, now: Date): boolean => place.admitted_until !== null && now < place.admitted_until

/** Each step prolongs a turn, and none for ever; that it does is written down now and then. */
async function prolong({ db, now }: RoomContext, { id, admitted_at, admitted_until }: PlaceRow): Promise<void> {
  if (admitted_at === null || admitted_until === null) return
  const until = Math.min(now.getTime() + TURN_MS, admitted_at.getTime() + LONGEST_TURN_MS)
  if (until - admitted_until.getTime() > TURN_MS / 5) await setAdmission({ db }, id, admitted_at, new Date(until))
}

async function whoIs(context: RoomContext, { caller, address, params, body }: Knock): Promise<Who> {
  if (caller.kind === 'person') {
    if (isStaff(caller.scopes) || (await isPaying(context, caller.userId))) return 'never-waits'
    return { email: (await findUser(context, caller.userId))?.email ?? '' }
  }
  if (caller.kind === 'secret') {
    const payer = await findPayer(context, textIn(params, 'uuid'))
    // Of what there is not, the use case says so.
    if (payer === undefined || payer.isPaying) return 'never-waits'
    return { email: payer.email ?? '' }
  }
  const email = textIn(body, 'email')
  // What names nobody is refused as it always is, and nothing is hashed for it.
  if (email === '' || email.length > 254) return 'never-waits'
  const key = emailKey(email)
  if (isStaff((await findUserByEmail(context, key))?.scopes ?? [])) return 'never-waits'
  const networks = networkKeys({ ports: context.ports, request: { address } })
  return (await isPayingHere(context, key, networks)) ? 'never-waits' : { email }
}

const textIn = (value: unknown, field: string): string => {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined
  return typeof text === 'string' ? text : ''
}
