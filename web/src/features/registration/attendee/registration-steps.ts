import type { StayPlan } from '@foyer/contract/accommodation'
import type { BookingStatus } from '@foyer/contract/bookings'
import type { LineKind, OrderStatus } from '@foyer/contract/orders'
import type { PassReason, PassStatus } from '@foyer/contract/passes'

export const stepNames = ['pass', 'account', 'hotel', 'survey', 'checkout', 'finish'] as const
export type StepName = (typeof stepNames)[number]

export const stepPaths = {
  pass: '/registration',
  account: '/registration/account',
  hotel: '/registration/hotel',
  survey: '/registration/survey',
  checkout: '/registration/checkout',
  finish: '/registration/finish',
} as const satisfies Record<StepName, string>

/** What the server knows about a registration: all that decides what is done, on whatever device. */
export interface RegistrationFacts {
  readonly isVendor: boolean
  readonly pass: { readonly status: PassStatus; readonly reason?: PassReason | null | undefined } | null
  /** The order in progress. */
  readonly order: {
    readonly status: OrderStatus
    readonly lines: readonly { readonly kind: LineKind }[]
  } | null
  readonly person: {
    readonly firstName: string
    readonly lastName: string
    readonly companyName?: string | null | undefined
  }
  readonly billingAddress: object | null
  readonly stayPlan: StayPlan | null
  readonly bookings: readonly { readonly status: BookingStatus }[]
  /** Answered since the survey began, skipped, or there is nothing to ask. */
  readonly isSurveyDone: boolean
  /** Not answered, but told to wait. */
  readonly isSurveySkipped: boolean
}

/** What a paid or given pass may still wait for: the place is the person's own. */
const OWN_BUT_WAITING: readonly (PassReason | null | undefined)[] = ['awaiting-approval', 'awaiting-confirmation']

/** Paid or given, and not approved yet. */
export function isOwnButWaiting({ status, reason }: NonNullable<RegistrationFacts['pass']>): boolean {
  return status === 'pending' && OWN_BUT_WAITING.includes(reason)
}

function holdsPass({ pass }: RegistrationFacts): boolean {
  return pass !== null && (pass.status === 'approved' || isOwnButWaiting(pass))
}

/** Whether something in the order still has to be paid or completed. */
function owes({ order }: RegistrationFacts): boolean {
  return order !== null && order.lines.length > 0 && (order.status === 'open' || order.status === 'awaiting_payment')
}

const checks: Readonly<Record<StepName, (facts: RegistrationFacts) => boolean>> = {
  pass: (facts) => holdsPass(facts) || (facts.order?.lines.some((line) => line.kind === 'pass') ?? false),
  account: ({ person, billingAddress }) =>
    [person.firstName, person.lastName, person.companyName ?? ''].every((text) => text.trim() !== '') &&
    billingAddress !== null,
  hotel: ({ stayPlan, bookings }) =>
    stayPlan === 'own' ||
    stayPlan === 'later' ||
    bookings.some(({ status }) => status === 'held' || status === 'booked'),
  survey: ({ isSurveyDone }) => isSurveyDone,
  checkout: (facts) => holdsPass(facts) && !owes(facts),
  finish: () => false,
}

export function isDone(step: StepName, facts: RegistrationFacts): boolean {
  return checks[step](facts)
}

/**
 * Whether a step is shown as done: one that was skipped is not, and paying is not before everything that leads there.
 */
export function isShownDone(step: StepName, facts: RegistrationFacts): boolean {
  if (!isDone(step, facts) || (step === 'survey' && facts.isSurveySkipped)) return false
  return step !== 'checkout' || stepNames.slice(0, stepNames.indexOf(step)).every((before) => isDone(before, facts))
}

/** The steps as they are shown: choosing a pass is one only for a vendor who has none. */
export function shownSteps(facts: Pick<RegistrationFacts, 'isVendor' | 'pass'>): readonly StepName[] {
  const needsPass = facts.isVendor && facts.pass?.status !== 'approved'
  return needsPass ? stepNames : stepNames.filter((step) => step !== 'pass')
}

/** Where to go on: the first step that is not done, and the end when all are. */
export function firstOpenStep(facts: RegistrationFacts): StepName {
  return shownSteps(facts).find((step) => !isDone(step, facts)) ?? 'finish'
}

/** Without these there is nobody to sell to. */
const needed: readonly StepName[] = ['pass', 'account']

/** Where somebody who opens a step has to go first; null: they may stay. */
export function stepBefore(step: StepName, facts: RegistrationFacts): StepName | null {
  const shown = shownSteps(facts)
  // The end tells what was bought, whatever was changed since.
  if (step === 'finish') return null
  const before = shown.slice(0, Math.max(0, shown.indexOf(step)))
  return before.find((one) => needed.includes(one) && !isDone(one, facts)) ?? null
}

/** The next step; a checkout with nothing to pay is passed over. null: whether there is something is not known. */
export function stepAfter(step: StepName, facts: RegistrationFacts | null): StepName {
  const next = stepNames[stepNames.indexOf(step) + 1] ?? 'finish'
  return next === 'checkout' && facts !== null && isDone('checkout', facts) ? 'finish' : next
}

interface Correction {
  readonly from: 'checkout'
  readonly order?: string
}

/** The search of a link that corrects one answer and then leads back to the checkout, and to the order shown there. */
export function backToCheckout(order?: string): Correction {
  return order === undefined ? { from: 'checkout' } : { from: 'checkout', order }
}
