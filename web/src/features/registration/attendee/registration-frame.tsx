import type { Booking } from '@foyer/contract/bookings'
import { formatMoney } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nightCount } from '#features/accommodation'
import { orderRows } from '#features/orders'
import { GoTo } from '#platform/go-to.tsx'
import { message, useText } from '#platform/messages/messages.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Steps } from '#ui/steps.tsx'
import { PayBar, SumBox, type SumRow } from '#ui/sum-box.tsx'
import styles from './registration.module.css'
import { isShownDone, type StepName, shownSteps, stepBefore, stepNames, stepPaths } from './registration-steps.ts'
import type { useRegistration } from './use-registration.ts'

const stepTitles = {
  pass: message('Pass'),
  account: message('Account'),
  hotel: message('Hotel'),
  survey: message('Survey'),
  checkout: message('Checkout'),
  finish: message('Finish'),
} as const satisfies Record<StepName, string>

export interface Sums {
  readonly rows: readonly SumRow[]
  readonly total: string
  /** The buyer owes the VAT in their own country. */
  readonly isReverseCharge?: boolean
}

/** Amounts and names for the box beside the page; stays are called shorter than the server describes them. */
export function sumsOf(
  order: Order | null,
  bookings: readonly Booking[],
  t: ReturnType<typeof useText>['t'],
): Sums | null {
  if (order === null || order.lines.length === 0) return null
  const rows = orderRows(order, t, (line) => {
    const stay = line.kind === 'room' ? bookings.find((one) => String(one.bookingId) === line.reference) : undefined
    return stay?.accommodation === undefined
      ? { name: line.kind === 'train-ticket' ? line.summary : line.description }
      : {
          name: stay.accommodation.name,
          note: t('{n, plural, one {# night} other {# nights}}', { n: nightCount(stay) }),
        }
  })
  return { rows, total: formatMoney(order.total), isReverseCharge: order.reverseCharge }
}

interface RegistrationFrameProps {
  /** null: an order beside the registration, such as an upgrade, has no steps. */
  readonly step: StepName | null
  readonly registration: ReturnType<typeof useRegistration>
  readonly title: string
  /** Beside the heading, such as when the answers were saved. */
  readonly aside?: ReactNode
  /** Under the heading. */
  readonly lead?: ReactNode
  /** The button that goes on. It stands with the total where there is one, and else at the foot of the page. */
  readonly action?: ReactNode
  /** What to show as the order; by default the order in progress. null: nothing. */
  readonly sums?: Sums | null
  readonly note?: ReactNode
  /** The pass was chosen as a step of this registration, and is held by now. */
  readonly hadPassStep?: boolean
  /** Takes the whole width where nothing stands beside it. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A step of the registration: where one is, the page, and what it comes to. */
export function RegistrationFrame({ step, registration, title, aside, lead, action, ...rest }: RegistrationFrameProps) {
  const { t } = useText()
  const { facts, isSettled, isKnown, order } = registration
  const before = isKnown && step !== null ? stepBefore(step, facts) : null
  if (before !== null) return <GoTo to={stepPaths[before]} />
  const sums = rest.sums === undefined ? sumsOf(order, registration.bookings.data ?? [], t) : rest.sums
  const box = {
    label: t('Order summary'),
    rows: sums?.rows ?? [],
    totalName: sums?.isReverseCharge === true ? t('Total, no VAT') : t('Total with VAT'),
    total: sums?.total ?? '',
    action,
  }
  const hasBox = sums !== null && action !== undefined
  const page = (
    <div className="stack stack--32">
      <header className="stack stack--8">
        <div className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {aside}
        </div>
        {lead}
      </header>
      {isSettled ? rest.children : <Skeleton boxes={[120, 120, 120]} />}
      {!hasBox && action !== undefined && isSettled ? <div>{action}</div> : null}
    </div>
  )
  return (
    <>
      {step === null ? null : <RegistrationSteps step={step} facts={facts} hadPassStep={rest.hadPassStep ?? false} />}
      {/* One place for the page, with or without a box: the focus on its heading survives the loading. */}
      <div className={hasBox ? 'split split--8' : rest.isWide === true ? undefined : styles.plain}>
        {page}
        {hasBox ? <SumBox {...box} title={t('Your order')} note={rest.note} /> : null}
      </div>
      {hasBox ? <PayBar {...box} isAboveTabs /> : null}
    </>
  )
}

type Facts = ReturnType<typeof useRegistration>['facts']

interface RegistrationStepsProps {
  readonly step: StepName
  readonly facts: Facts
  readonly hadPassStep: boolean
}

function RegistrationSteps({ step, facts, hadPassStep }: RegistrationStepsProps) {
  const { t } = useText()
  const open = shownSteps(facts)
  return (
    <Steps
      label={t('Registration steps')}
      steps={(hadPassStep ? stepNames : open).map((name) => ({
        name: t(stepTitles[name]),
        state: name === step ? 'current' : isShownDone(name, facts) ? 'done' : 'ahead',
        link: !open.includes(name)
          ? undefined
          : (text) => (
              <Link to={stepPaths[name]} state={{ isStay: true }} activeOptions={{ exact: true }}>
                {text}
              </Link>
            ),
      }))}
    />
  )
}
