import { OFFERED_CHANGE_DAYS } from '@foyer/contract/constants'
import { requests } from '@foyer/contract/kit/refusal'
import {
  changePass as changes,
  type changePass as does,
  passChangeDiffers,
  passNotChangeable,
  type previewPassChange as previews,
} from '@foyer/contract/office-passes'
import { passNotOnSale } from '@foyer/contract/passes.refusals'
import { passSoldOut } from '@foyer/contract/sold-out'
import { getEdition } from '#features/editions'
import { findUser, lockPerson, writeNote } from '#features/identity'
import {
  beginOffer,
  getBuyer,
  lockBeginning,
  lockOrder,
  lockReturnableLines,
  previewReturn,
  priceThing,
  returnThings,
  settleOffer,
} from '#features/orders'
import type { Context } from '#platform/context'
import { Audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { uuidV7 } from '#platform/ground/uuid'
import { actsOnOrders } from './decide-pass.ts'
import { describeChangedPass, describeUpgrade } from './describe-pass.ts'
import { dropUpgradeUnderWay } from './drop-upgrade.ts'
import { isOnSale, placesLeftInsteadOf } from './pass-type-state.ts'
import { findPassRow, findPassTypeRow, lockPass, type PassRow, type PassTypeRow } from './passes.queries.ts'
import { swapPlaces } from './places.ts'
import { priceAt } from './price-phases.ts'
import { noteUndone, paidBackOf, stepNames, undone } from './steps-of-pass.ts'
import { findUpgradeUnderWay, insertUpgrade, updateUpgrade } from './upgrades.queries.ts'

const passRecord = auditedRecord('pass', ['passTypeId', 'due', 'refunded', 'free'])

interface Change {
  readonly pass: PassRow & { readonly user_id: string }
  readonly from: PassTypeRow
  readonly to: PassTypeRow
  /** Prices of today, with VAT. */
  readonly before: number
  readonly after: number
  /** What this buyer pays, or is given back where it is below nothing. */
  readonly difference: number
}

/** What another type would mean for a pass that somebody has. @throws Refused as `changePassOfSomebody` would. */
export const previewPassChange: UseCase<typeof previews> = async (context, { params, body }) => {
  const change = await changeOf(context, await findPassRow(context, params.uuid), body.passTypeId)
  const { currency } = await getEdition(context)
  const money = (amount: number) => ({ amount, currency })
  const { before, after, difference, from } = change
  const replaces = (await findUpgradeUnderWay(context, params.uuid))?.id ?? null
  return {
    before: money(before),
    after: money(after),
    difference: money(difference),
    payUntil: difference > 0 ? payUntil(context).toISOString() : null,
    replaces: replaces !== null,
    seen: { passTypeId: from.id, difference, replaces },
  }
}

/**
 * Another type for a pass that somebody has: at once where it costs no more, or nobody is to pay that; else its place is
 * held until they have paid. What it costs less goes back, as far as they paid it.
 * @throws Refused `requests/not-found`, `passes/not-changeable`, `passes/not-on-sale`, `passes/sold-out`,
 * `passes/change-differs`, `orders/payment-under-way`.
 */
export const changePassOfSomebody: UseCase<typeof does> = async (context, { params, body }) => {
  const { change, replaced, orders } = await lockedChange(context, params.uuid, body.passTypeId)
  const { pass, from, to, difference } = change
  const { seen } = body
  if (from.id !== seen.passTypeId || difference !== seen.difference || replaced !== seen.replaces)
    throw refuse(passChangeDiffers)
  const isOffered = difference > 0 && !body.isFree
  const orderUuid = isOffered ? await offerUpgrade(context, change) : null
  const refunded = isOffered ? 0 : await changeAtOnce(context, change)
  const { userId } = context.caller
  await writeNote(context, { userId: pass.user_id, actorId: userId, text: body.reason, act: changes.id })
  const terms = {
    ...(isOffered ? { due: difference } : {}),
    ...(refunded > 0 ? { refunded } : {}),
    ...(difference > 0 && body.isFree ? { free: true } : {}),
  }
  const act = passRecord.changed(pass.id, { passTypeId: from.id }, { passTypeId: to.id, ...terms })
  return new Audited([act, ...actsOnOrders([...orders, orderUuid], { passTypeId: to.id, ...terms })], { orderUuid })
}

interface LockedChange {
  readonly change: Change
  /** The upgrade that waited for its money, and gave way. */
  readonly replaced: string | null
  /** Of the pass, of its upgrades, and of the one that gave way. */
  readonly orders: readonly (string | null)[]
}

/** The orders first, as everywhere: what was paid stays what it is while it is read, planned and given back. */
async function lockedChange(context: Context, id: string, passTypeId: number): Promise<LockedChange> {
  const found = await findPassRow(context, id)
  if (found === undefined || found.edition_id !== context.editionId) throw refuse(requests.notFound)
  if (found.user_id !== null) await lockBeginning(context, found.user_id)
  if (found.order_id !== null) await lockOrder(context, found.order_id)
  const paid = await lockReturnableLines(context, await stepNames(context, found))
  const underWay = await findUpgradeUnderWay(context, id)
  if (underWay?.order_id != null) await lockOrder(context, underWay.order_id)
  if (found.user_id !== null) await lockPerson(context, found.user_id)
  const replaced = await dropUpgradeUnderWay(context, id, [found.pass_type_id, passTypeId])
  const orders = [found.order_id, underWay?.order_id ?? null, ...paid.map((line) => line.order_id)]
  return { change: await changeOf(context, await lockPass(context, id), passTypeId), replaced, orders }
}

async function changeOf(context: Context, pass: PassRow | undefined, passTypeId: number): Promise<Change> {
  if (pass === undefined || pass.edition_id !== context.editionId) throw refuse(requests.notFound)
  const { user_id } = pass
  const from = await findPassTypeRow(context, pass.pass_type_id)
  const to = await findPassTypeRow(context, passTypeId)
  if (from === undefined || to === undefined) throw refuse(requests.notFound)
  if (pass.state !== 'approved' || user_id === null || from.id === to.id) throw refuse(passNotChangeable)
  const isForMoney = to.list === 'paid' || to.list === 'paid-upgrade'
  if (!isForMoney || !isOnSale(to, context.now)) throw refuse(passNotOnSale)
  if (placesLeftInsteadOf(to, from.quota_id) === 0) throw refuse(passSoldOut)
  const [before, after] = [priceAt(from, context.now), priceAt(to, context.now)]
  const held = { ...pass, user_id }
  return { pass: held, from, to, before, after, difference: await differenceFor(context, held, after - before) }
}

/** Of what they paid comes back what it costs less; what it costs more bears the VAT of whoever pays it. */
async function differenceFor(context: Context, pass: Change['pass'], more: number): Promise<number> {
  if (more < 0) {
    const back = paidBackOf(await undone(context, pass, -more))
    return 0 - (await previewReturn(context, await stepNames(context, pass), back))
  }
  const buyer = await getBuyer(context, pass.user_id)
  return priceThing(await getEdition(context), buyer, { taxClass: 'standard', priceWithVat: more }).gross
}

/** @returns what goes back, in minor units of what was paid. */
async function changeAtOnce(context: Context, change: Change): Promise<number> {
  const { pass, from, to, before, after } = change
  await swapPlaces(context, pass.id, from.id, to.id)
  if (after > before) await noteGift(context, change)
  const refunded = after < before ? await giveDifferenceBack(context, change) : 0
  await context.enqueue('mail-pass-approved', { passId: pass.id })
  return refunded
}

/** Nobody pays it, so nobody has it back. */
const noteGift = (context: Context, { pass, from, to }: Change) => {
  const { now } = context
  const row = { id: uuidV7(now), pass_id: pass.id, from_type_id: from.id, to_type_id: to.id }
  return insertUpgrade(context, { ...row, state: 'done', created_at: now, done_at: now })
}

async function giveDifferenceBack(context: Context, { pass, from, to, before, after }: Change): Promise<number> {
  const steps = await undone(context, pass, before - after)
  await noteUndone(context, pass, steps)
  const words = describeChangedPass(from, to, await getEdition(context))
  const things = (await stepNames(context, pass)).map((thing) => ({ ...thing, words }))
  return returnThings(context, things, paidBackOf(steps), 'pass-changed')
}

const payUntil = ({ now }: Context): Date => new Date(now.getTime() + OFFERED_CHANGE_DAYS * 86_400_000)

/** They pay it by themself, and read it in their language. */
async function offerUpgrade(context: Context, { pass, from, to, before, after }: Change): Promise<string> {
  const locale = (await findUser(context, pass.user_id))?.locale ?? context.locale
  const theirs: Context = { ...context, locale }
  const id = uuidV7(context.now)
  const row = { id, pass_id: pass.id, from_type_id: from.id, to_type_id: to.id, created_at: context.now }
  await insertUpgrade(context, { ...row, state: 'open' })
  const described = describeUpgrade(from, to, await getEdition(context))
  const thing = { kind: 'upgrade' as const, reference: id, ...described, priceWithVat: after - before }
  const offer = { userId: pass.user_id, purpose: 'upgrade' as const, things: [thing], until: payUntil(context) }
  const order = await beginOffer(theirs, offer)
  await updateUpgrade(context, id, { order_id: order.id })
  await settleOffer(theirs, order, 'link')
  return order.id
}
