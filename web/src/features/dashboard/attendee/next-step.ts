import type { StayPlan } from '@foyer/contract/accommodation'
import type { Booking } from '@foyer/contract/bookings'
import type { Invoice } from '@foyer/contract/invoices'
import type { Order } from '@foyer/contract/orders'
import type { Clash } from './own-sessions.ts'

export type NextStep =
  | { readonly kind: 'order'; readonly order: Order; readonly others: number }
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  | { readonly kind: 'address' }
  | { readonly kind: 'room' }
  | { readonly kind: 'guests'; readonly booking: Booking; readonly missing: number }
  | { readonly kind: 'survey' }
  | { readonly kind: 'clash'; readonly clash: Clash }
  /** `isAllKnown`: nothing of what could be missing stayed unread, so one has all that one needs. */
  | { readonly kind: 'calendar'; readonly isAllKnown: boolean }
  | { readonly kind: 'way' }
  | { readonly kind: 'over' }

/** What is known; undefined: not known (yet), and no reason to ask for anything. */
export interface Situation {
  /** Newest first. */
  readonly unpaid: readonly Order[] | undefined
  readonly invoices: readonly Invoice[] | undefined
  /** null: there is none. */
  readonly address: object | null | undefined
  readonly bookings: readonly Booking[] | undefined
  readonly stayPlan: StayPlan | null | undefined
  readonly isSurveyDue: boolean
  readonly clash: Clash | null
  /** Calendar days to the event's first day; below zero once it has begun. */
  readonly daysLeft: number
  readonly isOver: boolean
}

/** From here on, in days before the event, the way there is what one needs next. */
const AT_HAND_DAYS = 3

/**
 * The one thing to do next: what is owed comes first, then what is missing, then what may be forgotten. Nothing that the pass
 * beside it says by itself.
 */
export function nextStep(situation: Situation): NextStep {
  const { unpaid = [], invoices = [], address, bookings, stayPlan, isSurveyDue, clash, daysLeft, isOver } = situation
  const [order] = unpaid
  if (order !== undefined) return { kind: 'order', order, others: unpaid.length - 1 }
  const due = invoices
    .filter((invoice) => invoice.status === 'due')
    .toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn))[0]
  if (due !== undefined) return { kind: 'invoice', invoice: due }
  if (address === null) return { kind: 'address' }
  const stays = bookings?.filter(({ status }) => status === 'booked')
  if (stays?.length === 0 && stayPlan !== undefined && stayPlan !== 'own' && daysLeft > 0) return { kind: 'room' }
  const unnamed = stays?.find(
    ({ guests, roomOccupancy, can }) => can?.addGuest === true && guests.length < roomOccupancy,
  )
  if (unnamed !== undefined)
    return { kind: 'guests', booking: unnamed, missing: unnamed.roomOccupancy - unnamed.guests.length }
  if (isSurveyDue) return { kind: 'survey' }
  if (isOver) return { kind: 'over' }
  if (clash !== null) return { kind: 'clash', clash }
  if (daysLeft <= AT_HAND_DAYS) return { kind: 'way' }
  const asked = [situation.unpaid, situation.invoices, address, bookings, stayPlan]
  return { kind: 'calendar', isAllKnown: asked.every((answer) => answer !== undefined) }
}
