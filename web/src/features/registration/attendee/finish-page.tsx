import type { User } from '@foyer/contract/identity'
import { formatMoney } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import { readOrder } from '@foyer/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MiniTicket } from '#features/dashboard'
import { CancelOrder, isPaid } from '#features/orders'
import { PrintedTicket, useSaveDates } from '#features/passes'
import { query } from '#platform/api.ts'
import { OrderConditions } from '#platform/cancellation-conditions.tsx'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { GoTo } from '#platform/go-to.tsx'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { hasApprovedPass } from '#platform/session.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import emptyStyles from '#ui/empty.module.css'
import hivisStyles from '#ui/hivis.module.css'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { FinishTrail } from './finish-trail.tsx'
import { Receipt } from './receipt.tsx'
import styles from './registration.module.css'
import { RegistrationFrame } from './registration-frame.tsx'
import { stepPaths } from './registration-steps.ts'
import { useRegistration } from './use-registration.ts'

/** How often the outcome of a payment is asked for, in milliseconds. */
const PENDING_MS = 2000

/** An upgrade or a change of a stay: the days of the event are long kept. */
const isBeside = (order: Order | null | undefined) => order != null && order.purpose !== 'registration'
const isOpen = ({ status }: Order) => status === 'open' || status === 'awaiting_payment'

/** `/registration/finish`: what was bought, and what happens next. `?order=` names what was paid just now. */
export function FinishPage() {
  const uuid = useSearchText('order')
  const registration = useRegistration()
  const named = useQuery({
    ...query(readOrder, { params: { uuid: uuid ?? '' } }),
    enabled: uuid !== undefined,
    refetchInterval: ({ state }) => (state.data?.paymentPending === true ? PENDING_MS : false),
  })
  // What was known of an order before it was paid is not looked at: it would lead back to the checkout.
  const isKnown = named.data !== undefined && (!isOpen(named.data) || named.data.paymentPending || !named.isFetching)
  const order = uuid === undefined ? null : isKnown ? named.data : undefined
  const isRegistered = hasApprovedPass(registration.pass)
  // Of an order that could not be read nothing is claimed.
  const title = useTitle(order, isRegistered && (order !== undefined || named.error === null))
  usePageTitle(title)
  const frame = { step: isBeside(order) ? null : ('finish' as const), title, registration, sums: null }
  if (order != null && isOpen(order) && !order.paymentPending)
    return <GoTo to={stepPaths.checkout} search={{ order: order.uuid }} />
  if (order === undefined && registration.user !== undefined && isNotThere(named))
    return (
      <RegistrationFrame {...frame} step={null}>
        <NotTheirOrder email={registration.user.email} />
      </RegistrationFrame>
    )
  const { passQuery, userQuery } = registration
  if (order === null && passQuery.data !== undefined && !isRegistered) return <GoTo to={stepPaths.pass} />
  if (order === undefined || registration.user === undefined || passQuery.data === undefined)
    return (
      <RegistrationFrame
        {...frame}
        registration={{
          ...registration,
          isSettled: registration.isSettled && !(named.isFetching && uuid !== undefined),
        }}
      >
        <LoadFailed
          error={named.error ?? userQuery.error ?? passQuery.error}
          onRetry={() =>
            void Promise.all([
              userQuery.refetch(),
              passQuery.refetch(),
              ...(uuid === undefined ? [] : [named.refetch()]),
            ])
          }
        />
      </RegistrationFrame>
    )
  return (
    <RegistrationFrame {...frame} isWide hadPassStep={order?.lines.some(({ kind }) => kind === 'pass') ?? false}>
      <Finished registration={registration} order={order} user={registration.user} />
    </RegistrationFrame>
  )
}

/** Another's is as one that is not there. */
function NotTheirOrder({ email }: Pick<User, 'email'>) {
  const { t } = useText()
  return (
    <div className="stack">
      <div className={emptyStyles.empty} role="alert">
        <p>{t('This order is not in the account of {email}.', { email })}</p>
      </div>
      <WaysOn />
    </div>
  )
}

function WaysOn() {
  const { t } = useText()
  return (
    <div className="row">
      <Link {...buttonLook('line')} to="/invoices">
        <Icon name="invoice" />
        {t('Your invoices')}
      </Link>
      <Link {...buttonLook('line')} to="/">
        {t('Back to the Dashboard')}
      </Link>
    </div>
  )
}

/** Whoever holds no approved pass is not told that they are registered. */
function useTitle(order: Order | null | undefined, isRegistered: boolean): string {
  const { t } = useText()
  if (order?.paymentPending === true && isOpen(order)) return t('We are checking your payment')
  if (order?.status === 'refunded' || order?.status === 'cancelled') return t('Order cancelled')
  if (order?.status === 'expired') return t('Time ran out')
  if (order?.purpose === 'upgrade') return t('Your pass is upgraded')
  if (order?.purpose === 'room-change') return t('Your stay is changed')
  return isRegistered ? t('You are registered') : t('Your registration')
}

interface FinishedProps {
  readonly registration: ReturnType<typeof useRegistration>
  readonly order: Order | null
  readonly user: User
}

function Finished({ order, user, registration }: FinishedProps) {
  const { t, rich } = useText()
  const edition = useEdition()
  const { pass, order: inProgress } = registration
  const { email } = user
  const isNewTicket =
    pass?.status === 'approved' &&
    order !== null &&
    isPaid(order) &&
    order.lines.some(({ kind }) => kind === 'pass' || kind === 'upgrade')
  const isOver = order !== null && ['refunded', 'cancelled', 'expired'].includes(order.status)
  const owed = order === null && inProgress !== null && inProgress.lines.length > 0
  return (
    <div className={styles.finish}>
      <p className="intro">
        {isOver
          ? t('Nothing of this order is held for you any more.')
          : order === null
            ? t('Your answers are saved. You can change them whenever you like.')
            : rich('Thank you. The confirmation goes to {email}.', { email: <b>{email}</b> })}
      </p>
      {pass === null ? null : (
        <div className={styles.ticket}>
          {isNewTicket ? (
            <PrintedTicket
              words={{ ...user, passName: pass.passType.name, codeType: pass.passType.codeType }}
              edition={edition}
              stub={<Link to="/pass">{t('Open your pass')}</Link>}
            />
          ) : (
            <MiniTicket />
          )}
        </div>
      )}
      <div className="stack stack--32">
        {order === null ? null : <Receipt order={order} />}
        {order?.status === 'partially_refunded' ? <GivenBack order={order} /> : null}
        {isOver ? null : owed ? <PayFirst /> : isBeside(order) ? null : <SaveDays />}
        {isOver ? null : (
          <section className="stack" aria-labelledby="what-next">
            <h2 id="what-next">{t('What happens next')}</h2>
            <FinishTrail order={order} registration={registration} />
          </section>
        )}
        <WaysOn />
        {order?.can.cancel === true ? <WaysBack order={order} /> : null}
      </div>
    </div>
  )
}

function WaysBack({ order }: { readonly order: Order }) {
  return (
    <div className="stack">
      <OrderConditions terms={order.cancellation} />
      <div className={styles.flush}>
        <CancelOrder order={order} />
      </div>
    </div>
  )
}

/** A part that was over when it was paid, or that was cancelled since. */
function GivenBack({ order }: { readonly order: Order }) {
  const { t, rich } = useText()
  return (
    <Note kind="warning">
      {rich('{amount} of this order go back to you. The credit note under {invoices} says why.', {
        amount: <b className="num">{formatMoney(order.refunded)}</b>,
        invoices: <Link to="/invoices">{t('Invoices')}</Link>,
      })}
    </Note>
  )
}

function PayFirst() {
  const { t } = useText()
  return (
    <section className={hivisStyles.block} aria-labelledby="pay-first">
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2 id="pay-first">{t('Pay your order')}</h2>
        <p>{t('Something in your order is not paid yet.')}</p>
        <Link {...buttonLook()} to={stepPaths.checkout}>
          {t('Go to the checkout')}
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  )
}

function SaveDays() {
  const { t, locale } = useText()
  const edition = useEdition()
  const saveDates = useSaveDates(edition)
  return (
    <section className={hivisStyles.block} aria-labelledby="save-days">
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2 id="save-days">{t('Keep {days} free', { days: formatDays(edition.startsOn, edition.endsOn, locale) })}</h2>
        <p>{t('Put the days into your calendar, with doors and entrance.')}</p>
        <Button onClick={() => void saveDates()}>
          {t('Add to calendar')}
          <Icon name="calendar" />
        </Button>
      </div>
    </section>
  )
}
