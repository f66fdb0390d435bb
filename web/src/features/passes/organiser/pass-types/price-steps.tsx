import { formatMoney } from '@foyer/contract/kit/money'
import { useAppNow } from '#platform/app-clock.ts'
import { formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { type Form, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { useReader } from '#ui/read-only.tsx'
import { linesShown, type PassTypeFields } from './pass-type-entries.ts'
import styles from './pass-types.module.css'

/** A price, and the moment from which it holds; none: from the beginning. */
interface Step {
  readonly from: string | null
  readonly price: number
}

interface PriceStepsProps {
  readonly form: Form<PassTypeFields>
  /** As they would be saved; null while they cannot be. */
  readonly steps: readonly Step[] | null
}

/** What it costs from when on. */
export function PriceSteps({ form, steps }: PriceStepsProps) {
  const { t } = useText()
  const { currency, timeZone } = useEdition()
  const shown = linesShown(useValues(form).pricePhases, useReader() === null ? 1 : 0)
  return (
    <>
      {steps === null || steps.length < 2 || steps.length > 6 ? null : <Drawn steps={steps} />}
      <div className="fields">
        <div className="half-w">
          <TextField
            {...form.field('price')}
            label={t('Price with VAT, {currency}', { currency })}
            hint={t('Until the first of the prices below begins.')}
            inputMode="decimal"
            look="num"
          />
        </div>
      </div>
      <ol className={styles.phases}>
        {Array.from({ length: shown }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          <li key={at}>
            <TextField {...form.field(`pricePhases.${at}.name`)} label={t('Price {n}', { n: at + 2 })} isOptional />
            <TextField {...form.field(`pricePhases.${at}.from`)} type="datetime-local" label={t('From')} isOptional />
            <TextField
              {...form.field(`pricePhases.${at}.price`)}
              label={t('With VAT')}
              inputMode="decimal"
              look="num"
              isOptional
            />
          </li>
        ))}
      </ol>
      <p className="hint">{t('On the clocks of {zone}.', { zone: timeZone })}</p>
    </>
  )
}

const WIDTH = 560
const FLOOR = 144

/** The prices as steps, the one that holds now filled. */
function Drawn({ steps }: { readonly steps: readonly Step[] }) {
  const { t, locale } = useText()
  const { currency, timeZone } = useEdition()
  const now = useAppNow()
  const money = (amount: number) => formatMoney({ amount, currency })
  const wide = WIDTH / steps.length
  const dearest = Math.max(1, ...steps.map(({ price }) => price))
  const current = steps.findLastIndex(({ from }) => from === null || new Date(from) <= now)
  const since = (from: string | null) => (from === null ? '' : formatDay(dayOf(from, timeZone), locale))
  const words = steps.map(({ from, price }) =>
    from === null ? money(price) : t('{price} from {day}', { price: money(price), day: since(from) }),
  )
  return (
    <svg
      className={styles.steps}
      role="img"
      aria-label={new Intl.ListFormat(locale).format(words)}
      viewBox={`0 0 ${WIDTH} 168`}
    >
      {steps.map(({ from, price }, at) => {
        const top = FLOOR - 24 - Math.round((price / dearest) * 84)
        return (
          <g key={from ?? 'first'} transform={`translate(${at * wide} 0)`}>
            <path d={`M0 ${top}h${wide}V${FLOOR}H0z`} data-now={at === current || undefined} />
            <text x="6" y={top - 8} data-price="">
              {money(price)}
            </text>
            <text x="0" y="163">
              {at === current ? `${since(from)} ${t('now')}`.trim() : since(from)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const dayOf = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant))
