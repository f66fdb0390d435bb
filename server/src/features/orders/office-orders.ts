import { FieldChange } from '@foyer/contract/audit.schemas'
import type { Money } from '@foyer/contract/kit/money.schemas'
import { requests } from '@foyer/contract/kit/refusal'
import type { ListedOrder, OfficeOrder, OrderTimelineEntry } from '@foyer/contract/office-orders'
import { commentOnOrder } from '@foyer/contract/office-orders'
import * as z from 'zod/mini'
import { listEntriesOf } from '#features/audit'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { listTriedMailsAbout } from '#platform/papers/mail/kept-mails.queries'
import { Buyer } from './buyer.ts'
import { lineStates } from './line-states.ts'
import {
  listComments,
  listMovements,
  listOrderEvents,
  listPaymentsOfOrder,
  listRefundsOfOrder,
} from './office-orders.queries.ts'
import { getTerms } from './order-terms.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { listAlarmsOfOrder } from './payment-alarms.queries.ts'
import { presentOrder } from './present-order.ts'
import { linesLeft } from './sold-lines.ts'

const Changes = z.array(FieldChange)

/** @throws Refused where the edition has no such order. */
export async function getOrderOfEdition(context: Context, uuid: string): Promise<OrderRow> {
  const order = await findOrder(context, uuid)
  if (order === undefined || order.edition_id !== context.editionId) throw refuse(requests.notFound)
  return order
}

/** The office's list is of what was agreed; nothing is priced anew for it. */
export async function presenterOfListedOrders(context: Context): Promise<(row: OrderRow) => ListedOrder> {
  const terms = await getTerms(context)
  return (row) => {
    const order = presentOrder(row, terms, context.locale)
    const { name, company, email } = z.parse(Buyer, row.buyer)
    return {
      uuid: order.uuid,
      number: order.number,
      purpose: order.purpose,
      status: order.status,
      buyer: { name, company, email },
      items: order.lines.map(({ kind, summary, codeType, quantity }) => ({ kind, summary, codeType, quantity })),
      total: order.total,
      refunded: order.refunded,
      method: row.method,
      paymentPending: order.paymentPending,
      createdAt: order.createdAt,
    }
  }
}

/** One order with all that is known of it. */
export async function readOfficeOrder(context: Context, uuid: string): Promise<OfficeOrder> {
  const row = await getOrderOfEdition(context, uuid)
  const payments = await listPaymentsOfOrder(context, row.id)
  const refunds = await listRefundsOfOrder(context, row.id)
  const moved = [...payments, ...refunds].map(({ id }) => id)
  const history = {
    events: await listOrderEvents(context, row.id),
    payments,
    refunds,
    alarms: moved.length === 0 ? [] : await listAlarmsOfOrder(context, moved),
    acts: await listEntriesOf(context, { order: [row.id] }),
    comments: await listComments(context, row.id),
    mails: await listTriedMailsAbout(context, row),
  }
  const money = (amount: number): Money => ({ amount, currency: row.currency })
  return {
    ...presentRecord(row, {
      order: presentOrder(row, await getTerms(context), context.locale),
      states: await lineStates(context, row),
      money,
    }),
    ...presentMoney(history, money),
    timeline: timelineOf(history, money),
  }
}

/** @returns the names of all that was paid for the order, or went back. @throws Refused where the edition has no such order. */
export async function getMovementsOf(context: Context, uuid: string): Promise<readonly string[]> {
  const { id } = await getOrderOfEdition(context, uuid)
  return (await listMovements(context, [id])).map((movement) => movement.id)
}

type InMoney = (amount: number) => Money
interface History {
  readonly events: Awaited<ReturnType<typeof listOrderEvents>>
  readonly payments: Awaited<ReturnType<typeof listPaymentsOfOrder>>
  readonly refunds: Awaited<ReturnType<typeof listRefundsOfOrder>>
  readonly alarms: Awaited<ReturnType<typeof listAlarmsOfOrder>>
  readonly acts: Awaited<ReturnType<typeof listEntriesOf>>
  readonly comments: Awaited<ReturnType<typeof listComments>>
  readonly mails: Awaited<ReturnType<typeof listTriedMailsAbout>>
}

interface Shown {
  readonly order: ReturnType<typeof presentOrder>
  readonly states: Awaited<ReturnType<typeof lineStates>>
  readonly money: InMoney
}

function presentRecord(row: OrderRow, { order, states, money }: Shown) {
  const { inEu: _inEu, vatIdProof = null, ...buyer } = z.parse(Buyer, row.buyer)
  const { can: _can, paymentPending: _pending, ...shown } = order
  const isPaid = row.state === 'paid' || row.state === 'partially_refunded'
  return {
    ...shown,
    userUuid: row.user_id,
    buyer: {
      ...buyer,
      vatIdProof: vatIdProof && { ...vatIdProof, isOtherEvidence: vatIdProof.isOtherEvidence === true },
    },
    lines: order.lines.map((line, at) => {
      const { refunded = 0, went_back_at = null } = row.lines[at] ?? {}
      const wentBack = went_back_at !== null
      const kept = money(isPaid ? line.gross.amount - refunded : 0)
      return { ...line, refunded: money(refunded), kept, wentBack, state: states.get(line.id) ?? 'given' }
    }),
    method: row.method,
    holdExpiresAt: order.holdExpiresAt ?? null,
    paidAt: row.paid_at?.toISOString() ?? null,
    can: {
      refund:
        isPaid && (linesLeft(row).length > 0 || row.total > row.lines.reduce((sum, { refunded }) => sum + refunded, 0)),
      end: (row.state === 'open' || row.state === 'awaiting_payment') && row.payment_waits_for !== 'provider',
      comment: row.buyer_erasure === null,
    },
  }
}

function presentMoney({ payments, refunds }: History, money: InMoney): Pick<OfficeOrder, 'payments' | 'refunds'> {
  return {
    payments: payments.map((payment) => ({
      uuid: payment.id,
      provider: payment.provider,
      providerReference: payment.provider_ref,
      state: payment.state,
      amount: money(payment.amount),
      reason: payment.reason,
      createdAt: payment.created_at.toISOString(),
      settledAt: payment.settled_at?.toISOString() ?? null,
    })),
    refunds: refunds.map((refund) => ({
      uuid: refund.id,
      paymentUuid: refund.payment_id,
      state: refund.state,
      amount: money(refund.amount),
      returned: money(refund.returned),
      reason: refund.reason,
      refusals: refund.refusals,
      createdAt: refund.created_at.toISOString(),
      settledAt: refund.settled_at?.toISOString() ?? null,
    })),
  }
}

const nobody = { from: null, to: null, amount: null, actor: null, changes: [], text: null }

/** What its money needed a person for, and how that ended. */
function toldOf({ kind, raised_at, closed_at, closed_how }: History['alarms'][number]) {
  const told = { ...nobody, kind: 'alarm' as const }
  const ended = closed_how === 'by-itself' ? `${kind} by-itself` : 'by-person'
  return [
    { ...told, at: raised_at, event: kind as string },
    ...(closed_at === null ? [] : [{ ...told, at: closed_at, event: ended }]),
  ]
}

/** What happened to the order, its money and by staff, the newest first. */
function timelineOf(
  { events, payments, refunds, alarms, acts, comments, mails }: History,
  money: InMoney,
): OrderTimelineEntry[] {
  const asked = (kind: 'payment' | 'refund', state: string, row: { amount: number; created_at: Date }) => ({
    ...nobody,
    at: row.created_at,
    kind,
    event: state,
    amount: money(row.amount),
  })
  const settled = (kind: 'payment' | 'refund', row: { state: string; amount: number; settled_at: Date | null }) =>
    row.settled_at === null
      ? []
      : [{ ...nobody, at: row.settled_at, kind, event: row.state, amount: money(row.amount) }]
  const entries = [
    ...payments.flatMap((row) => [asked('payment', 'started', row), ...settled('payment', row)]),
    ...events.map(({ at, event, from_state, to_state }) => ({
      ...nobody,
      at,
      kind: 'order' as const,
      event,
      from: from_state,
      to: to_state,
    })),
    ...refunds.flatMap((row) => [asked('refund', 'requested', row), ...settled('refund', row)]),
    ...alarms.flatMap(toldOf),
    ...mails.map(({ at, outcome, subject }) => ({
      ...nobody,
      at,
      kind: 'mail' as const,
      event: outcome,
      text: subject,
    })),
    // That somebody commented is told by the comment itself.
    ...acts
      .filter(({ act }) => act !== commentOnOrder.id)
      .map((act) => ({
        ...nobody,
        at: act.at,
        kind: 'staff' as const,
        event: act.act,
        actor: { uuid: act.actor_id, name: act.actor_name },
        changes: z.parse(Changes, act.changes),
      })),
    ...comments.map((comment) => ({
      ...nobody,
      at: comment.at,
      kind: 'comment' as const,
      event: 'commented',
      actor: { uuid: comment.actor_id, name: comment.actor_name },
      text: comment.text,
    })),
  ]
  // What is of one moment stays as it follows from each other, the last of it first.
  return entries
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .reverse()
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }))
}
