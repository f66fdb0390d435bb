import { requests } from '@foyer/contract/kit/refusal'
import { notWaiting, rejectPass as rejects } from '@foyer/contract/office-passes'
import type { PassReason } from '@foyer/contract/passes'
import { lockPerson, writeNote } from '#features/identity'
import { lockOrder, returnThings } from '#features/orders'
import type { Context } from '#platform/context'
import { type Act, type Audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { approveLocked, type PassOutcome } from './approve-pass.ts'
import { advancePass, findPassRow, lockPass, type PassRow } from './passes.queries.ts'
import { isForStaff } from './passes-for-office.ts'
import { takeBackPlace } from './places.ts'

export const passRecord = auditedRecord('pass', ['status', 'reason', 'passTypeId', 'refunded'])

const orderRecord = auditedRecord('order', ['passStatus', 'passTypeId', 'due', 'refunded', 'free'])

/** What was done to a pass stands with the orders that it is of as well: whoever has one of them open hears of it. */
export const actsOnOrders = (ids: Iterable<string | null>, done: Readonly<Record<string, unknown>>): Act[] =>
  [...new Set(ids)].flatMap((id) => (id === null ? [] : [orderRecord.changed(id, {}, done)]))

/** Of money, all of it that was paid for the pass. */
export const asThing = (pass: Pick<PassRow, 'id'>) => ({ kind: 'pass' as const, reference: pass.id })

const isWaiting = (pass: PassRow) => isForStaff(pass) && pass.reason === 'awaiting-approval'

/** A pass of this edition as it stays until the transaction ends: its order first, as everywhere, then its holder. */
async function lockForStaff(context: Context, id: string): Promise<PassRow | undefined> {
  const found = await findPassRow(context, id)
  if (found === undefined || found.edition_id !== context.editionId) return undefined
  if (found.order_id !== null) await lockOrder(context, found.order_id)
  if (found.user_id !== null) await lockPerson(context, found.user_id)
  return lockPass(context, id)
}

type Acts = Audited<unknown>['acts']

type Agreed =
  | { readonly acts: null; readonly status: PassRow['state'] }
  | { readonly acts: Acts; readonly outcome: PassOutcome }

/** Agrees to a pass. Without acts: it does not wait any more, and stays as it is. */
export async function agreeTo(context: Context, id: string): Promise<Agreed> {
  const pass = await lockForStaff(context, id)
  if (pass === undefined || !isWaiting(pass)) return { acts: null, status: pass?.state ?? 'cancelled' }
  const given = { approval_given_at: context.now }
  const outcome = await approveLocked(context, { ...pass, ...given }, given)
  const before = { status: pass.state, reason: pass.reason as PassReason | null }
  const act = passRecord.changed(id, before, { status: outcome.status, reason: outcome.reason })
  return { acts: [act, ...actsOnOrders([pass.order_id], { passStatus: outcome.status })], outcome }
}

/** Rejects a pass for somebody of the staff. @throws Refused `requests/not-found`, `passes/not-waiting`. */
export async function rejectBy(context: Context, actorId: string, id: string, reason: string): Promise<Acts> {
  const pass = await lockForStaff(context, id)
  if (pass === undefined) throw refuse(requests.notFound)
  if (!isForStaff(pass) || pass.user_id === null) throw refuse(notWaiting)
  await takeBackPlace(context, id)
  await advancePass(context, pass, 'reject', { reason: 'rejected', rejected_because: reason })
  const refunded = await returnThings(context, [asThing(pass)], 'all', 'pass-rejected')
  await context.enqueue('mail-pass-rejected', { passId: id })
  await writeNote(context, { userId: pass.user_id, actorId, text: reason, act: rejects.id })
  const act = passRecord.changed(id, { status: pass.state }, { status: 'rejected', refunded })
  return [act, ...actsOnOrders([pass.order_id], { passStatus: 'rejected', refunded })]
}
