export type Project = 'unit' | 'postgres'

/** A file with rules, and the suites that must notice when one of its places is broken. */
export interface RuleFile {
  readonly file: string
  readonly project: Project
  readonly suites: readonly string[]
}

const source = 'server/src'
const orders = `${source}/features/orders`
const passes = `${source}/features/passes`
const bank = `${source}/features/bank`
const accommodation = `${source}/features/accommodation`

const unit = (file: string, ...suites: string[]): RuleFile => ({ file, project: 'unit', suites })
const withDatabase = (file: string, ...suites: string[]): RuleFile => ({ file, project: 'postgres', suites })

const bookings = `${accommodation}/bookings.test.ts`
const changeNights = `${accommodation}/change-nights.test.ts`
const keptNights = `${accommodation}/kept-nights.test.ts`
const creditNotes = `${accommodation}/credit-notes.test.ts`
const mailStay = `${accommodation}/mail-stay.test.ts`
const staysInTurn = `${accommodation}/stays-in-turn.race.test.ts`
const staysOfSomebody = `${accommodation}/change-stay-of-somebody.test.ts`
const payOrder = `${orders}/pay-order.test.ts`
const registration = `${orders}/registration-order.test.ts`
const timeLimits = `${orders}/time-limits.test.ts`
const lateMoney = `${orders}/late-money.test.ts`
const leftPayment = `${orders}/left-payment.test.ts`
const endedOrders = `${orders}/ended-orders.test.ts`
const expiredHolds = `${orders}/expired-holds.test.ts`
const paidMeanwhile = `${orders}/paid-meanwhile.test.ts`
const inTurn = `${orders}/in-turn.race.test.ts`
const unanswered = `${orders}/unanswered-payment.test.ts`
const silentStripe = `${orders}/silent-stripe.test.ts`
const paidByStripe = `${orders}/paid-by-stripe.test.ts`
const givenByHand = `${source}/features/books/given-by-hand.test.ts`
const refusedRefunds = `${orders}/refused-refunds.test.ts`
const alarms = `${orders}/payment-alarms.test.ts`
const paymentAnswers = `${orders}/payment-answers.test.ts`
const holdRenewals = `${orders}/hold-renewals.test.ts`
const asOfToday = `${orders}/sold-as-of-today.test.ts`
const paidWhileGivenBack = `${orders}/paid-while-given-back.race.test.ts`
const refundOrder = `${orders}/refund-order.test.ts`
const cancellationPolicy = `${orders}/cancellation-policy.test.ts`
const signUp = `${passes}/sign-up.test.ts`
const approval = `${passes}/approve-pass.test.ts`
const waitForPass = `${passes}/wait-for-pass.test.ts`
const sharedQuotas = `${passes}/shared-quotas.test.ts`
const upgrades = `${passes}/upgrade-pass.test.ts`
const madeOrders = `${source}/features/made-orders/make-order.test.ts`
const roomSize = `${accommodation}/room-size.race.test.ts`

export const ruleFiles: readonly RuleFile[] = [
  // What is owed, and what is given back.
  unit(`${orders}/tax.ts`, `${orders}/tax.unit.test.ts`),
  unit('contract/src/kit/vat.ts', 'contract/src/kit/vat.test.ts'),
  unit(`${orders}/plan-return.ts`, `${orders}/plan-return.unit.test.ts`),
  unit(`${orders}/cancellation-fee.ts`, `${orders}/cancellation-fee.unit.test.ts`),
  unit(`${source}/platform/payments/vat/vat-id.ts`, `${source}/platform/payments/vat/vat-id.unit.test.ts`),
  unit(`${source}/features/editions/vat-rates.ts`, `${source}/features/editions/vat-rates.unit.test.ts`),
  unit(`${orders}/vat-of-correction.ts`, `${orders}/vat-of-correction.unit.test.ts`),
  unit(`${passes}/voucher-value.ts`, `${passes}/voucher-value.unit.test.ts`),
  unit(`${passes}/undo-price.ts`, `${passes}/undo-price.unit.test.ts`),
  unit(`${passes}/price-phases.ts`, `${passes}/price-phases.unit.test.ts`),
  // What came in by transfer, and which order it is for.
  unit(`${bank}/match-entry.ts`, `${bank}/match-entry.unit.test.ts`),
  unit(`${orders}/next-vat-check.ts`, `${orders}/next-vat-check.unit.test.ts`),
  unit(`${orders}/plan-cancellation.ts`, `${orders}/plan-cancellation.unit.test.ts`),
  unit(`${source}/features/editions/cancellation-terms.ts`, `${orders}/plan-cancellation.unit.test.ts`),
  unit(`${orders}/transfer.ts`, `${orders}/transfer.unit.test.ts`),
  withDatabase(
    `${bank}/sure-matches.ts`,
    `${bank}/what-transfers-are-for.race.test.ts`,
    `${bank}/statements.race.test.ts`,
  ),
  withDatabase(
    `${bank}/allot-entry.ts`,
    `${bank}/what-transfers-are-for.race.test.ts`,
    `${bank}/bank.test.ts`,
    `${bank}/kept-money.test.ts`,
    `${bank}/statements.race.test.ts`,
  ),
  withDatabase(
    `${bank}/free-allotments.ts`,
    `${bank}/bank.test.ts`,
    `${bank}/kept-money.test.ts`,
    `${bank}/free-allotments.race.test.ts`,
  ),
  withDatabase(
    `${orders}/settle-transfer.ts`,
    `${bank}/what-transfers-are-for.race.test.ts`,
    `${bank}/bank.test.ts`,
    `${bank}/kept-money.test.ts`,
    `${bank}/free-allotments.race.test.ts`,
  ),
  // What goes back by the provider.
  withDatabase(
    `${orders}/refund-payment.ts`,
    refundOrder,
    refusedRefunds,
    alarms,
    `${bank}/bank.test.ts`,
    `${source}/features/books/provider-books.test.ts`,
    givenByHand,
  ),
  withDatabase(`${source}/platform/payments/stripe/give-back.ts`, refusedRefunds, paidByStripe, givenByHand),
  withDatabase(
    `${source}/features/books/name-lines.ts`,
    givenByHand,
    `${source}/features/books/name-lines.race.test.ts`,
    `${source}/features/books/provider-books.test.ts`,
  ),
  // What can be done now, by whom, with what.
  unit(`${orders}/orders.policy.ts`, `${orders}/orders.policy.unit.test.ts`),
  unit(`${orders}/sellable.ts`, `${orders}/sellable.unit.test.ts`),
  unit(`${accommodation}/bookings.policy.ts`, `${accommodation}/bookings.policy.unit.test.ts`),
  unit(`${passes}/pass-type-state.ts`, `${passes}/pass-type-state.unit.test.ts`),
  withDatabase(
    `${passes}/eligibility.ts`,
    `${passes}/eligibility-entries.test.ts`,
    asOfToday,
    `${passes}/vouchers.test.ts`,
    approval,
  ),
  unit('contract/src/kit/password-score.ts', `${source}/platform/door/passwords/score-password.unit.test.ts`),
  unit(
    `${source}/platform/door/passwords/score-password.ts`,
    `${source}/platform/door/passwords/score-password.unit.test.ts`,
  ),
  // Which nights a stay has.
  unit(`${accommodation}/stay.ts`, `${accommodation}/search.unit.test.ts`),
  unit(`${accommodation}/search.ts`, `${accommodation}/search.unit.test.ts`),
  // Deadlines and holds.
  unit(`${orders}/hold-hour.ts`, `${orders}/hold-hour.unit.test.ts`),
  withDatabase(`${orders}/extend-order.ts`, endedOrders, timeLimits, inTurn),
  withDatabase(`${orders}/link-order.ts`, `${orders}/link-order.test.ts`, staysOfSomebody, madeOrders),
  // Who may have what, and at which price.
  withDatabase(`${passes}/approve-pass.ts`, approval, signUp, waitForPass),
  withDatabase(`${passes}/check-voucher.ts`, `${passes}/vouchers.test.ts`, sharedQuotas),
  withDatabase(`${accommodation}/plan-stay.ts`, keptNights, bookings, changeNights, staysOfSomebody, roomSize),
  withDatabase(
    `${orders}/price-order.ts`,
    `${orders}/reverse-charge.test.ts`,
    registration,
    asOfToday,
    endedOrders,
    `${source}/features/invoices/pro-forma.test.ts`,
  ),
  withDatabase(
    `${orders}/leave-payment.ts`,
    leftPayment,
    paymentAnswers,
    unanswered,
    paidByStripe,
    paidMeanwhile,
    silentStripe,
    lateMoney,
  ),
  withDatabase(`${passes}/price-pass.ts`, `${passes}/price-pass.test.ts`),
  withDatabase(
    `${orders}/pay-order.ts`,
    payOrder,
    paymentAnswers,
    leftPayment,
    silentStripe,
    paidByStripe,
    unanswered,
    endedOrders,
    inTurn,
    `${orders}/order-statements.race.test.ts`,
    `${orders}/another-provider.race.test.ts`,
  ),
  withDatabase(
    `${orders}/cancel-order.ts`,
    endedOrders,
    expiredHolds,
    inTurn,
    bookings,
    leftPayment,
    paidWhileGivenBack,
  ),
  withDatabase(
    `${orders}/settle-payment.ts`,
    paymentAnswers,
    lateMoney,
    payOrder,
    expiredHolds,
    inTurn,
    alarms,
    leftPayment,
    `${orders}/over-when-paid.test.ts`,
  ),
  withDatabase(
    `${orders}/place-order.ts`,
    endedOrders,
    asOfToday,
    registration,
    inTurn,
    holdRenewals,
    leftPayment,
    cancellationPolicy,
    `${bank}/bank.test.ts`,
    `${source}/features/invoices/pro-forma.test.ts`,
    `${orders}/pay-otherwise.test.ts`,
  ),
  withDatabase(
    `${orders}/return-things.ts`,
    creditNotes,
    refundOrder,
    cancellationPolicy,
    endedOrders,
    staysOfSomebody,
    `${passes}/change-pass-of-somebody.test.ts`,
  ),
  withDatabase(
    `${orders}/recheck-vat-ids.ts`,
    `${orders}/vat-id-proven-late.test.ts`,
    `${orders}/vat-back-by-line.test.ts`,
    `${orders}/vat-back-once.race.test.ts`,
    `${orders}/correct-billing.test.ts`,
  ),
  withDatabase(
    `${orders}/refund-order.ts`,
    refundOrder,
    `${orders}/refund-order.race.test.ts`,
    cancellationPolicy,
    paidWhileGivenBack,
  ),
  withDatabase(`${passes}/upgrade-pass.ts`, upgrades, inTurn),
  withDatabase(`${orders}/expire-orders.ts`, expiredHolds, asOfToday, inTurn),
  withDatabase(
    `${orders}/change-order.ts`,
    timeLimits,
    expiredHolds,
    leftPayment,
    inTurn,
    holdRenewals,
    registration,
    `${source}/features/vip-events/paid-places.test.ts`,
    `${source}/features/vip-events/end-of-places.test.ts`,
    madeOrders,
  ),
  // Stays: taken and changed.
  withDatabase(`${accommodation}/take-stay.ts`, bookings, staysInTurn),
  withDatabase(`${accommodation}/book-room.ts`, bookings, inTurn),
  ...['change-booking.ts', 'change-stay.ts', 'swap-held-stay.ts'].map((file) =>
    withDatabase(
      `${accommodation}/${file}`,
      bookings,
      keptNights,
      staysInTurn,
      creditNotes,
      mailStay,
      timeLimits,
      staysOfSomebody,
      madeOrders,
      roomSize,
      `${source}/features/pass-transfers/changed-stays.race.test.ts`,
    ),
  ),
  // Stays: sold, and given back.
  withDatabase(
    `${accommodation}/cancel-booking.ts`,
    bookings,
    creditNotes,
    mailStay,
    changeNights,
    staysInTurn,
    cancellationPolicy,
    registration,
    madeOrders,
    paidWhileGivenBack,
  ),
  withDatabase(`${accommodation}/drop-change.ts`, changeNights, keptNights, bookings, staysInTurn, leftPayment),
  withDatabase(
    `${accommodation}/sell-rooms.ts`,
    bookings,
    creditNotes,
    mailStay,
    changeNights,
    staysInTurn,
    cancellationPolicy,
    expiredHolds,
    endedOrders,
    lateMoney,
    asOfToday,
    payOrder,
    paymentAnswers,
    inTurn,
    `${orders}/line-states.test.ts`,
  ),
]
