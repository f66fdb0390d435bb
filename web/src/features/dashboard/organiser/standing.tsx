import type { Dashboard } from '@foyer/contract/dashboard'
import { formatMoney } from '@foyer/contract/kit/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PassBadge } from '#features/passes'
import { useText } from '#platform/messages/messages.ts'
import { Gauge } from '#ui/gauge.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import styles from './today.module.css'

function useCount(): (count: number) => string {
  const { locale } = useText()
  return new Intl.NumberFormat(locale).format
}

/** What one has at the end of each day, from what it is now and what each day brought. */
function runUp(now: number, days: readonly number[]): number[] {
  let after = now
  return days
    .toReversed()
    .map((brought) => {
      const at = after
      after -= brought
      return at
    })
    .toReversed()
}

/** What is taken and what is open; each figure leads to the list behind it. */
export function SalesFigures({ dashboard: { sales, passes } }: { readonly dashboard: Dashboard }) {
  const { t } = useText()
  const count = useCount()
  const { days, revenue, open, openOrders } = sales
  const today = days.at(-1)
  const sold = passes.types.reduce((sum, type) => sum + type.sold, 0)
  return (
    <section className={styles.part} aria-labelledby="sales">
      <header>
        <h2 id="sales">{t('Sales so far')}</h2>
        <p className="label muted">{t('last 14 days')}</p>
      </header>
      <dl className={styles.figures}>
        <Figure
          name={t('Revenue, net')}
          to="/organiser/orders"
          value={formatMoney(revenue)}
          note={t('{amount} today', { amount: formatMoney({ ...revenue, amount: today?.revenue ?? 0 }) })}
          values={runUp(
            revenue.amount,
            days.map((day) => day.revenue),
          )}
        />
        <Figure
          name={t('Passes sold')}
          to="/organiser/pass-types"
          value={count(sold)}
          note={t('{n} today', { n: count(today?.passes ?? 0) })}
          values={runUp(
            sold,
            days.map((day) => day.passes),
          )}
        />
        <Figure
          name={t('Open money')}
          to="/organiser/orders?state=awaiting_payment"
          value={formatMoney(open)}
          note={t('{n, plural, one {one order} other {# orders}}', { n: openOrders })}
        />
      </dl>
    </section>
  )
}

interface FigureProps {
  readonly name: string
  readonly to: string
  readonly value: string
  readonly note: string
  readonly values?: readonly number[]
}

function Figure({ name, to, value, note, values }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Link to={to}>{value}</Link>
      </dd>
      <dd className={styles.note}>{note}</dd>
      {values === undefined ? null : (
        <dd aria-hidden="true">
          <Sparkline values={values} />
        </dd>
      )}
    </div>
  )
}

/** How full each pass type is. */
export function PassGauges({ types }: { readonly types: Dashboard['passes']['types'] }) {
  const { t } = useText()
  const count = useCount()
  return (
    <Gauges id="passes" title={t('Passes and places')} to="/organiser/pass-types" word={t('Pass types')}>
      {types.map(({ id, name, codeType, capacity, sold, held }) => {
        const free = capacity === null ? null : Math.max(0, capacity - sold - held)
        const words =
          free === null
            ? t('{sold} sold, {held} held', { sold: count(sold), held: count(held) })
            : t('{sold} of {capacity}, {free} free', {
                sold: count(sold),
                capacity: count(capacity ?? 0),
                free: count(free),
              })
        return (
          <GaugeRow
            key={id}
            name={<PassBadge passType={{ codeType, name }} />}
            words={words}
            of={capacity}
            sold={sold}
            held={held}
          />
        )
      })}
    </Gauges>
  )
}

/** So many hotels are shown here, those that are fullest. */
const MOST_HOUSES = 8

/** How full each hotel is, in nights of rooms. */
export function HouseGauges({ houses }: { readonly houses: Dashboard['houses'] }) {
  const { t } = useText()
  const count = useCount()
  const fullness = ({ booked, held, allotment }: Dashboard['houses'][number]) => (booked + held) / allotment
  const shown = houses
    .filter(({ allotment }) => allotment > 0)
    .toSorted((a, b) => fullness(b) - fullness(a))
    .slice(0, MOST_HOUSES)
  return (
    <Gauges id="houses" title={t('Rooms')} to="/organiser/hotels" word={t('All hotels')}>
      {shown.map(({ id, name, allotment, held, booked }) => (
        <GaugeRow
          key={id}
          name={
            <Link to="/organiser/hotels/$id" params={{ id: String(id) }}>
              {name}
            </Link>
          }
          words={t('{booked} of {allotment} nights', { booked: count(booked), allotment: count(allotment) })}
          of={allotment}
          sold={booked}
          held={held}
        />
      ))}
    </Gauges>
  )
}

interface GaugesProps {
  readonly id: string
  readonly title: string
  readonly to: string
  readonly word: string
  readonly children: readonly ReactNode[]
}

function Gauges({ id, title, to, word, children }: GaugesProps) {
  const { t } = useText()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Link to={to}>{word}</Link>
      </header>
      {children.length === 0 ? <p>{t('There is none yet.')}</p> : <ul className={styles.gauges}>{children}</ul>}
    </section>
  )
}

interface GaugeRowProps {
  readonly name: ReactNode
  readonly words: string
  readonly of: number | null
  readonly sold: number
  readonly held: number
}

function GaugeRow({ name, words, of, sold, held }: GaugeRowProps) {
  return (
    <li>
      <p>
        {name}
        <span className="num">{words}</span>
      </p>
      <Gauge of={of} sold={sold} held={held} label={words} />
    </li>
  )
}
