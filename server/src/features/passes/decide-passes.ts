import { requests } from '@foyer/contract/kit/refusal'
import {
  type approvePasses as approves,
  grantPass as grantEndpoint,
  type grantPass as grants,
  holdsPass,
  notWaiting,
  type previewRejection as previews,
  type rejectPass as rejects,
} from '@foyer/contract/office-passes'
import { passNotForAddress } from '@foyer/contract/passes.refusals'
import { getEdition } from '#features/editions'
import { findUser, lockPerson, writeNote } from '#features/identity'
import { previewReturn } from '#features/orders'
import { type Act, Audited, audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { approveLocked } from './approve-pass.ts'
import { agreeTo, asThing, passRecord, rejectBy } from './decide-pass.ts'
import { eligibilityIn, isWelcome } from './eligibility.ts'
import { makePassCode } from './pass-code.ts'
import { findPassOffer } from './pass-offers.queries.ts'
import { findPassRow, insertPass, type PassRow } from './passes.queries.ts'
import { isForStaff } from './passes-for-office.ts'
import { grantPlace, holdPlace } from './places.ts'

/** Agrees to passes, each once: what does not wait any more is left as it is. @throws Refused `passes/not-waiting` where none does. */
export const approvePasses: UseCase<typeof approves> = async (context, { body }) => {
  const acts: Act[] = []
  const others: { uuid: string; status: PassRow['state']; reason: null }[] = []
  const outcomes = []
  for (const id of [...new Set(body.passes)].sort()) {
    const agreed = await agreeTo(context, id)
    if (agreed.acts === null) {
      others.push({ uuid: id, status: agreed.status, reason: null })
      continue
    }
    acts.push(...agreed.acts)
    outcomes.push({ uuid: id, ...agreed.outcome })
  }
  const [first, ...rest] = acts
  if (first === undefined) throw refuse(notWaiting)
  return new Audited([first, ...rest], {
    approved: outcomes.filter(({ status }) => status === 'approved').length,
    others: [...others, ...outcomes.filter(({ status }) => status !== 'approved')],
  })
}

/** @throws Refused `requests/not-found`, `passes/not-waiting`. */
export const previewRejection: UseCase<typeof previews> = async (context, { params: { uuid } }) => {
  const pass = await findPassRow(context, uuid)
  if (pass === undefined || pass.edition_id !== context.editionId) throw refuse(requests.notFound)
  if (!isForStaff(pass)) throw refuse(notWaiting)
  const { currency } = await getEdition(context)
  return {
    refunded: { amount: await previewReturn(context, [asThing(pass)], 'all'), currency },
    asOf: context.now.toISOString(),
  }
}

/** Rejects a pass: the place is another's, all of its money goes back. @throws Refused `requests/not-found`, `passes/not-waiting`. */
export const rejectPass: UseCase<typeof rejects> = async (context, { params: { uuid }, body }) =>
  new Audited(await rejectBy(context, context.caller.userId, uuid, body.reason), undefined)

/**
 * Gives somebody a pass without payment: it takes a place of its type as every other does, and what bars an address from
 * buying bars it from this.
 * @throws Refused `requests/not-found`, `passes/holds-pass`, `passes/not-available-for-address`, `passes/sold-out`.
 */
export const grantPass: UseCase<typeof grants> = async (context, { params: { uuid }, body }) => {
  await lockPerson(context, uuid)
  const user = await findUser(context, uuid)
  if (user === undefined) throw refuse(requests.notFound)
  const offer = await findPassOffer(context, body.passTypeId, emailKey(user.email), uuid)
  if (offer === undefined) throw refuse(requests.notFound)
  if (offer.is_holder) throw refuse(holdsPass)
  if (!isWelcome(eligibilityIn(offer.lists))) throw refuse(passNotForAddress)
  const id = uuidV7(context.now)
  await insertPass(context, {
    id,
    edition_id: context.editionId,
    pass_type_id: body.passTypeId,
    user_id: uuid,
    state: 'pending',
    place: 'none',
    code: makePassCode(),
    created_at: context.now,
    approval_given_at: context.now,
  })
  await holdPlace(context, id)
  const { pass, set } = await grantPlace(context, id)
  await approveLocked(context, pass, set)
  await writeNote(context, { userId: uuid, actorId: context.caller.userId, text: body.reason, act: grantEndpoint.id })
  const act = passRecord.created(id, { status: 'approved', passTypeId: body.passTypeId })
  return audited(act, { uuid: id })
}
