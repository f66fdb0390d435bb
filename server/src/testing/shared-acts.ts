import type { MadeThing } from '@foyer/contract/made-orders'
import { type Act, type Acting, ownActs, pick, someNights, someTrainTicket } from './buyer-acts.ts'
import { lookAt, send } from './made-orders.ts'
import { accept, colleague, invite, linksTo, newAccount, withdrawInvitation } from './pass-transfers.ts'
import { call, someEmail } from './people.ts'

// What others have a hand in: colleagues who take a pass, and staff who order or give.

const emailOf = async ({ house: { database } }: Acting, userId: string): Promise<string> =>
  (await database.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email

/** Another who acts as this one does, or somebody new. */
async function someColleague({ house, buyer, draw }: Acting): Promise<string> {
  const { rows } = await house.database.raw(
    `select u.email from users u join user_tags t on t.user_id = u.id and t.tag_id = 2
     where u.id <> $1 and u.erased_at is null order by u.id desc limit 3`,
    [buyer.userId],
  )
  return draw() < 0.2 ? someEmail() : String(pick(draw, rows)?.['email'] ?? someEmail())
}

/** One that waits for an answer, from this one or to them. */
async function someInvitation(acting: Acting): Promise<{ readonly email: string } | undefined> {
  const { house, buyer, draw } = acting
  const { rows } = await house.database.raw(
    `select email from pass_transfers where state = 'invited' and (giver_id = $1 or email_key = $2) order by invited_at, id`,
    [buyer.userId, await emailOf(acting, buyer.userId)],
  )
  const found = pick(draw, rows)
  return found === undefined ? undefined : { email: String(found['email']) }
}

async function someThing(acting: Acting): Promise<MadeThing> {
  const { draw } = acting
  const typeId = await someTrainTicket(acting)
  const pass: MadeThing = { kind: 'pass', passTypeId: pick(draw, [1, 2, 4]) }
  const room: MadeThing = { kind: 'room', roomId: pick(draw, [9811, 9812]), ...someNights(draw), roomOccupancy: 1 }
  const ticket: MadeThing[] =
    typeId === undefined ? [] : [{ kind: 'train-ticket', typeId, passengerName: 'Mira Okafor' }]
  return pick(draw, [pass, pass, room, ...ticket])
}

/** Staff look at what somebody would pay, and order it as it was seen. */
const atDesk =
  (how: 'link' | 'invoice' | 'free'): Act =>
  async (acting) => {
    const { house, app, buyer, draw } = acting
    const things = [await someThing(acting)]
    const there = { app: app.app, database: house.database }
    const desk = { token: await acting.desk(), personId: buyer.userId }
    const settlement = how === 'free' ? 'link' : how
    const { status, body } = await lookAt(there, desk, things, { settlement })
    if (status !== 200) return [{ status }]
    const asked = how === 'free' ? { reason: pick(draw, ['Speaker', 'Jury']) } : { settlement }
    return [{ status }, await send(there, desk, { things, seen: body.seen, ...asked }, how === 'free' ? '/free' : '')]
  }

const more: Readonly<Record<string, Act>> = {
  'invite a colleague': async (acting) => {
    const { app, buyer, draw } = acting
    const stays = pick(draw, ['to-colleague', 'stay'])
    return [await invite(app, buyer, colleague({ email: await someColleague(acting), note: null, stays }))]
  },
  'take the invitation back': async ({ app, buyer }) => [await withdrawInvitation(app, buyer)],
  'have an invitation accepted': async (acting) => {
    const invitation = await someInvitation(acting)
    if (invitation === undefined) return []
    const [link] = await linksTo(acting.house, invitation.email)
    return link === undefined ? [] : [await accept(acting.app, link, newAccount())]
  },
  'be ordered for, to pay by a link': atDesk('link'),
  'be ordered for, to transfer': atDesk('invoice'),
  'be given something': atDesk('free'),
  'give the pass back': async ({ house, app, buyer }) => {
    const { rows } = await house.database.raw(
      `select order_id from passes where user_id = $1 and state = 'approved' and order_id is not null`,
      [buyer.userId],
    )
    const id = rows[0]?.['order_id']
    if (id === undefined) return []
    return [await call(app, 'POST', `/api/order/${String(id)}/cancel`, { token: buyer.token, body: {} })]
  },
}

/** Everything that can happen to a buyer's money, by name. */
export const acts: Readonly<Record<string, Act>> = {
  ...ownActs,
  ...more,
  'have another invitation accepted': more['have an invitation accepted'] as Act,
}
