import type { Input } from '@foyer/contract/kit/endpoint'
import { accountNeeded, type accept as endpoint, invitationOver } from '@foyer/contract/pass-transfers'
import { handStaysOver } from '#features/accommodation'
import { admitMailbox, assertStrongPassword, findUser, findUserByEmail, type NewAccount } from '#features/identity'
import { lockBeginning, lockOrder } from '#features/orders'
import { approvedPassOf, assertPassForAddress, dropUpgradeUnderWay, findPassRow, handPassOver } from '#features/passes'
import { handAnswersOver, lockAnswersOf } from '#features/vip-events'
import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { hashPassword } from '#platform/door/passwords/password-hash'
import { refuse } from '#platform/door/refused'
import { advanceTransfer, lockTransfer, type TransferRow } from './pass-transfers.queries.ts'
import { getReceivedInvitation, isOpenedBy, namePass } from './received-invitation.ts'
import { assertMayChangeHands } from './transfer-terms.ts'

type Body = Input<typeof endpoint>['body']

/**
 * Accepts a pass. The mail's token proves the mailbox: the pass becomes that of its account, which keeps password and
 * name, or of a new one that begins here. The old code is nobody's in the same moment.
 * @throws Refused `pass-transfers/…`, `passes/already-holds-pass`, `passes/not-available-for-address`, `identity/password-too-weak`.
 */
export async function accept(asked: ProcessContext, { params, body }: Input<typeof endpoint>) {
  const { context, transfer, pass } = await getReceivedInvitation(asked, params.uuid, body.token)
  const account = await prepareAccount(context, transfer, body.account ?? null)
  const { name } = await namePass(context, pass.pass_type_id)
  return asked.inLastTransaction(async (inner) => {
    await acceptLocked(inEdition(inner, transfer.edition_id), transfer, account, body.token)
    return { email: transfer.email, pass: name }
  })
}

/** Hashing takes long by design: never inside a transaction. Null where the address has an account. */
async function prepareAccount(
  context: Context,
  { email, email_key }: TransferRow,
  account: Body['account'] | null,
): Promise<NewAccount | null> {
  if ((await findUserByEmail(context, email_key)) !== undefined) return null
  if (account == null) throw refuse(accountNeeded)
  await assertStrongPassword(account.password, [email, account.firstName, account.lastName, account.companyName])
  return { ...account, passwordHash: await hashPassword(account.password) }
}

/** In the order in which everybody locks: answers, orders, the pass, its invitation, the person. */
async function acceptLocked(
  context: Context,
  found: TransferRow,
  account: NewAccount | null,
  token: string,
): Promise<void> {
  await lockParties(context, found)
  const pass = await approvedPassOf(context, found.pass_id, found.giver_id)
  const transfer = await lockTransfer(context, found.id)
  if (pass === null || !isOpenedBy(transfer, token, context.now)) throw refuse(invitationOver)
  await assertPassForAddress(context, pass, transfer.email)
  const holderId = await admitMailbox(context, transfer.email, account)
  // Whoever had the account left for good a moment ago.
  if (holderId === null) throw refuse(accountNeeded)
  if (!(await handPassOver(context, pass, { userId: holderId, email: transfer.email }))) throw refuse(invitationOver)
  await advanceTransfer(context, transfer, 'accept', { accepted_by: holderId })
  await moveWhatGoesAlong(context, transfer, holderId)
  await context.enqueue('mail-pass-given', { transferId: transfer.id })
}

/**
 * What is bought with the pass, or given back, just now ends first; an upgrade that was only begun ends here.
 * @throws Refused `pass-transfers/order-under-way`, `pass-transfers/closed`, `orders/payment-under-way`.
 */
async function lockParties(context: Context, { pass_id, giver_id, email_key }: TransferRow): Promise<void> {
  const invited = await findUserByEmail(context, email_key)
  await lockAnswersOf(context, invited === undefined ? [giver_id] : [giver_id, invited.id])
  await lockBeginning(context, giver_id)
  await assertMayChangeHands(context, giver_id)
  const pass = await findPassRow(context, pass_id)
  if (pass?.order_id != null) await lockOrder(context, pass.order_id)
  await dropUpgradeUnderWay(context, pass_id)
}

async function moveWhatGoesAlong(context: Context, transfer: TransferRow, holderId: string): Promise<void> {
  const { giver_id, takes_stays, takes_vip_places } = transfer
  if (takes_vip_places) await handAnswersOver(context, giver_id, holderId)
  const holder = takes_stays ? await findUser(context, holderId) : undefined
  if (holder === undefined) return
  const { first_name: firstName, last_name: lastName, email } = holder
  await handStaysOver(context, giver_id, { userId: holderId, firstName, lastName, email })
}
