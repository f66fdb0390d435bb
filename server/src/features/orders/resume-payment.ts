import type { Input } from '@foyer/contract/kit/endpoint'
import { type CardFields, type resumePayment as endpoint, providerSilent } from '@foyer/contract/orders'
import { type CallerContext, inEdition, type ProcessContext } from '#platform/context'
import { refuse } from '#platform/door/refused'
import type { ChargeOutcome } from '#platform/payments/payments'
import { countDeclinedThere } from './count-declined-cards.ts'
import { endIfLeft } from './leave-payment.ts'
import { showOrder } from './order-terms.ts'
import { findOrder } from './orders.queries.ts'
import { getOwnOrder } from './own-order.ts'
import { findPaymentUnderWay, type PaymentRow } from './payments.queries.ts'
import { settleOutcome } from './settle-payment.ts'

type ResumeContext = CallerContext & ProcessContext

/**
 * How the attempt of an order stands at the provider now, booked at once, and what the provider's fields need to go on
 * with it. Nothing of that is kept here: whoever holds the order is given it anew, in each tab and after each reload.
 * @throws Refused `orders/provider-silent` where the provider does not answer.
 */
export async function resumePayment(asked: ResumeContext, { params }: Input<typeof endpoint>) {
  const { id, edition_id } = await getOwnOrder(asked, params.uuid)
  const context = inEdition(asked, edition_id)
  const attempt = await findPaymentUnderWay(context, id)
  const fields = attempt === undefined ? null : await lookAt(context, attempt)
  const order = await findOrder(context, id)
  if (order === undefined) throw new Error('An order vanished while it was paid.')
  return { order: await showOrder(context, order), fields }
}

async function lookAt(context: ResumeContext, attempt: PaymentRow): Promise<CardFields | null> {
  const { name, fields } = context.ports.payments
  // A transfer comes by itself, and what the settings of another day began is asked for by the next round.
  if (attempt.provider !== name || fields === null) return null
  const outcome = await ask(context, attempt)
  if (outcome === null) return null
  const settlement = await settleOutcome(context, attempt, outcome)
  if (outcome.state !== 'action_required' || outcome.clientSecret === undefined) return null
  const { declined } = outcome
  if (declined !== undefined && (await countDeclinedThere(context, { payment: attempt, name: declined }))) return null
  // Left in another tab while the provider was asked: nobody is shown what a card is given with.
  if (settlement === 'pending') return { ...fields, clientSecret: outcome.clientSecret }
  await endIfLeft(context, attempt.id)
  return null
}

async function ask(context: ResumeContext, attempt: PaymentRow): Promise<ChargeOutcome | null> {
  try {
    return await context.ports.payments.find(attempt.id, attempt.provider_ref)
  } catch (error) {
    throw refuse(providerSilent, {}, error)
  }
}
