import { formatMoney } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import { CancelOrder, HoldNotice, isPaid, LeftPayment, PayWith, usePayLabel } from '#features/orders'
import { OrderConditions } from '#platform/cancellation-conditions.tsx'
import { useEdition } from '#platform/edition.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { GoTo } from '#platform/go-to.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { EndedOrder, NoOrder } from './checkout-ends.tsx'
import { CheckoutNotice, LostNotice } from './checkout-notice.tsx'
import { OrderItems } from './order-items.tsx'
import styles from './registration.module.css'
import { RegistrationFrame, sumsOf } from './registration-frame.tsx'
import { stepPaths } from './registration-steps.ts'
import { useCheckout } from './use-checkout.ts'
import { useRegistration } from './use-registration.ts'
import { useShownOrder } from './use-shown-order.ts'

const isDonePaying = (order: Order) => isPaid(order) || order.status === 'refunded'

const isPayable = (order: Order) => order.lines.length > 0 && (order.can.place || order.can.pay || order.paymentPending)

/** One that waits for its buyer at the bank gives way to another; only what the provider works on is waited for. */
const isBeingChecked = (order: Order) => order.paymentPending && !order.can.pay

/** `/registration/checkout`: everything in the order once more, and the money. `?order=` names one beside the registration. */
export function CheckoutPage() {
  const { t } = useText()
  const wanted = useSearchText('order')
  const registration = useRegistration()
  const shown = useShownOrder(wanted)
  const { order } = shown
  const checkout = useCheckout(order ?? null, shown.replace)
  const payable = order != null && isPayable(order) ? order : null
  const isBeside = order != null && order.purpose !== 'registration'
  const title = payable === null ? t('Checkout') : isBeside ? t('Check and pay') : t('Check your registration')
  usePageTitle(title)
  const frame = { step: isBeside ? null : ('checkout' as const), title, registration }
  const { user } = registration
  if (order != null && isDonePaying(order)) return <GoTo to={stepPaths.finish} search={{ order: order.uuid }} />
  if (payable === null || user === undefined)
    return (
      <RegistrationFrame
        {...frame}
        registration={{
          ...registration,
          isSettled: registration.isSettled && (order !== undefined || shown.error !== null),
        }}
        sums={null}
      >
        <NothingToPay shown={shown} registration={registration} />
      </RegistrationFrame>
    )
  return (
    <RegistrationFrame
      {...frame}
      sums={sumsOf(payable, registration.bookings.data ?? [], t)}
      lead={isBeingChecked(payable) ? null : <HoldNotice order={payable} token={null} onChange={shown.replace} />}
      note={<Terms isFree={checkout.isFree} />}
      action={<PayButton order={payable} checkout={checkout} />}
    >
      <CheckAndPay order={payable} lost={shown.lost} checkout={checkout} registration={registration} user={user} />
      {payable.can.cancel ? (
        <div className={styles.flush}>
          <CancelOrder order={payable} />
        </div>
      ) : null}
    </RegistrationFrame>
  )
}

interface NothingToPayProps {
  readonly shown: ReturnType<typeof useShownOrder>
  readonly registration: ReturnType<typeof useRegistration>
}

/** Why there is nothing to pay here: it could not be read, there is no order, or it has come to its end. */
function NothingToPay({ shown, registration }: NothingToPayProps) {
  const { order } = shown
  const { user, userQuery } = registration
  if (order === undefined || user === undefined)
    return (
      <LoadFailed
        error={shown.error ?? userQuery.error}
        onRetry={() => void Promise.all([shown.refetch(), userQuery.refetch()])}
      />
    )
  return order === null || order.lines.length === 0 ? (
    <NoOrder registration={registration} />
  ) : (
    <EndedOrder order={order} />
  )
}

type Checkout = ReturnType<typeof useCheckout>

function PayButton({ order, checkout }: { readonly order: Order; readonly checkout: Checkout }) {
  const { t } = useText()
  const total = formatMoney(order.total)
  const label = usePayLabel(checkout.payWith, total)
  const isTransfer = !checkout.isFree && checkout.payWith.method === 'transfer'
  // Where to transfer it stands on the page by then.
  if (isTransfer && order.transfer != null) return <b>{t('Waiting for your transfer')}</b>
  if (isBeingChecked(order)) return <Button isSending>{t('Pay {amount}', { amount: total })}</Button>
  return (
    <Button type="submit" form="checkout" isSending={checkout.form.isSending}>
      {checkout.isFree ? t('Complete') : label}
    </Button>
  )
}

interface CheckAndPayProps {
  readonly order: Order
  readonly lost: Parameters<typeof LostNotice>[0]['names']
  readonly checkout: Checkout
  readonly registration: ReturnType<typeof useRegistration>
  readonly user: Parameters<typeof CheckAnswers>[0]['user']
}

function CheckAndPay({ order, lost, checkout, registration, user }: CheckAndPayProps) {
  const { t } = useText()
  const { form, notice, isFree } = checkout
  const isChecking = isBeingChecked(order)
  return (
    <form id="checkout" className="stack stack--48" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      {isChecking ? (
        <Note kind="info" role="status">
          {t('We are checking your payment')}. {t('This takes a few seconds. You need not do anything.')}
        </Note>
      ) : null}
      {order.paymentPending && !isChecking ? <LeftPayment /> : null}
      <LostNotice names={lost} />
      {notice === null ? null : <CheckoutNotice {...notice} />}
      <OrderItems order={order} bookings={registration.bookings.data ?? []} isFixed={isChecking} />
      <OrderConditions terms={order.cancellation} />
      <CheckAnswers order={order} registration={registration} user={user} />
      {isChecking || isFree ? null : <PayWith pay={checkout.payWith} order={order} form={form} />}
      <p className="hint only-phone">
        <Terms isFree={isFree} />
      </p>
    </form>
  )
}

function Terms({ isFree }: { readonly isFree: boolean }) {
  const { t, rich } = useText()
  const { externalLinks } = useEdition()
  const terms = (
    <a href={externalLinks.termsAndConditions} target="_blank" rel="noreferrer">
      {t('Terms and Conditions')}
      <span className="vh"> {t('(opens in a new tab)')}</span>
    </a>
  )
  return isFree
    ? rich('By completing you accept the {terms}.', { terms })
    : rich('By paying you accept the {terms}. The invoice comes by e-mail.', { terms })
}
