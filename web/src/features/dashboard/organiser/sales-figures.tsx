import { formatMoney } from '@foyer/contract/kit/money'
import { Link } from '@tanstack/react-router'
import { dayAt, formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import { Panel, type Shown } from './panel.tsx'
import styles from './today.module.css'
import { useCount } from './use-count.ts'

const signed = (amount: number, text: string) => (amount > 0 ? `+${text}` : text)

/** What is sold, what is open and who waits; each figure leads to the list behind it. */
export function SalesFigures(shown: Shown) {
  const { t } = useText()
  const { revenue, passes } = shown.dashboard
  const year = (revenue ?? passes)?.before?.year
  const aside = (
    <p className="label muted">
      {year === undefined ? t('last nine weeks') : t('dashed: {year}, same day', { year: String(year) })}
    </p>
  )
  return (
    <Panel
      {...shown}
      id="sales"
      title={t('Sales so far')}
      aside={aside}
      of={['revenue', 'passes', 'awaited', 'people']}
    >
      <dl className={styles.figures}>
        <Sold {...shown} />
        <Waiting {...shown} />
      </dl>
    </Panel>
  )
}

function Sold({ dashboard: { revenue, passes } }: Shown) {
  const { t } = useText()
  const count = useCount()
  return (
    <>
      {revenue === null ? null : (
        <Figure
          name={t('Revenue, net')}
          to="/organiser/money"
          value={formatMoney(revenue.net)}
          note={t('{amount} since yesterday', { amount: signed(revenue.today.amount, formatMoney(revenue.today)) })}
          now={revenue.net.amount}
          runUp={revenue.runUp}
          before={revenue.before === null ? null : { ...revenue.before, figure: revenue.before.figure.amount }}
        />
      )}
      {passes === null ? null : (
        <Figure
          name={t('Passes sold')}
          to="/organiser/pass-types"
          value={count(passes.sold)}
          note={t('{n} since yesterday', { n: signed(passes.today, count(passes.today)) })}
          now={passes.sold}
          runUp={passes.runUp}
          before={passes.before}
        />
      )}
    </>
  )
}

function Waiting({ dashboard: { awaited, people } }: Shown) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const count = useCount()
  const orders = t('{n, plural, one {one order} other {# orders}}', { n: awaited?.orders ?? 0 })
  const over = awaited?.over.orders ?? 0
  const since = people?.since ?? null
  return (
    <>
      {awaited === null ? null : (
        <Figure
          name={t('Open money, gross')}
          to="/organiser/orders?state=awaiting_payment"
          value={formatMoney(awaited.due)}
          note={over === 0 ? orders : t('{orders}, {over} past due', { orders, over: count(over) })}
        />
      )}
      {people === null ? null : (
        <Figure
          name={t('Waiting for approval')}
          to="/organiser/people?pass=waiting"
          value={count(people.waiting)}
          note={
            since === null
              ? t('nobody waits')
              : t('oldest since {day}', { day: formatDay(dayAt(new Date(since), timeZone), locale) })
          }
        />
      )}
    </>
  )
}

interface FigureProps {
  readonly name: string
  readonly to: string
  readonly value: string
  readonly note: string
  readonly now?: number
  readonly runUp?: readonly number[]
  readonly before?: { readonly year: number; readonly figure: number; readonly runUp: readonly number[] } | null
}

function Figure({ name, to, value, note, now = 0, runUp, before = null }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Link to={to}>{value}</Link>
      </dd>
      <dd className={styles.note}>{note}</dd>
      {runUp === undefined ? null : (
        <dd aria-hidden="true">
          <Sparkline values={runUp} before={before?.runUp} />
        </dd>
      )}
      {before === null || before.figure === 0 ? null : (
        <dd className={styles.note}>
          <Compared now={now} before={before.figure} year={before.year} />
        </dd>
      )}
    </div>
  )
}

function Compared({ now, before, year }: { readonly now: number; readonly before: number; readonly year: number }) {
  const { t, locale } = useText()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.abs(now - before) / before)
  return now < before
    ? t('{percent} behind {year}', { percent, year: String(year) })
    : t('{percent} ahead of {year}', { percent, year: String(year) })
}
