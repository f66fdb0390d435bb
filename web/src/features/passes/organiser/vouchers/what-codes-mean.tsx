import { formatMoney } from '@foyer/contract/kit/money'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { mostCodesOf, possibleCodes, signsDrawn, voucherPattern, voucherSigns } from '@foyer/contract/voucher-pattern'
import { VoucherValue } from '@foyer/contract/voucher-value.schemas'
import { useEdition } from '#platform/edition.ts'
import { type Form, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { type BatchEntries, typedValue } from './batch-entries.ts'
import { useCount, useValueWords } from './batch-words.tsx'
import styles from './vouchers.module.css'

/** A code as the pattern could draw it: always the same, for somebody who looks at the form. */
export const exampleOf = (pattern: string): string => {
  let at = 0
  return pattern.toUpperCase().replaceAll('#', () => {
    at += 7
    return voucherSigns[at % voucherSigns.length] ?? ''
  })
}

/** What the codes would do before they are made: how many passes, of how many that are left, and what they look like. */
export function WhatCodesMean({
  form,
  types,
}: {
  readonly form: Form<BatchEntries>
  readonly types: readonly OfficePassType[]
}) {
  const { t, locale } = useText()
  const count = useCount()
  const { pattern, codes, usesPerCode, passTypeId } = useValues(form)
  const passes = Number(codes) * Number(usesPerCode)
  const type = types.find(({ id }) => String(id) === passTypeId)
  if (!voucherPattern.test(pattern.trim()) || !Number.isInteger(passes) || passes <= 0 || type === undefined)
    return null
  const name = type.name[locale] ?? Object.values(type.name)[0] ?? ''
  const left = type.capacity === null ? null : Math.max(0, type.capacity - type.sold - type.held)
  return (
    <section className={styles.meaning} aria-labelledby="meaning">
      <h2 className="h3" id="meaning">
        {t('{n, plural, one {What one code means} other {What # codes mean}}', { n: Number(codes) })}
      </h2>
      <ol>
        <li data-warning={left !== null && passes > left ? true : undefined}>
          <b>{t('{n, plural, one {One pass: {name}} other {Up to # passes: {name}}}', { n: passes, name })}</b>
          <span>
            {left === null
              ? t('There is no end of them.')
              : passes > left
                ? t('Only {left} are left: the last codes would open nothing.', { left: count(left) })
                : t('Of {left} that are left.', { left: count(left) })}
          </span>
        </li>
        <WhatTheyLeave type={type} form={form} />
        <li data-warning={Number(codes) > mostCodesOf(pattern.trim()) ? true : undefined}>
          <b>
            {t('They look like this:')} <span className="code">{exampleOf(pattern.trim())}</span>
          </b>
          <span>
            {signsDrawn(pattern) === 0
              ? t('One code, as it is typed. Whoever reads it can use it.')
              : t('{possible} are possible. No I, no O, no 0 and no 1.', {
                  possible: count(possibleCodes(pattern.trim())),
                })}
          </span>
        </li>
        <li>
          <b>{t('A table and a sheet to print')}</b>
          <span>{t('Each code with a QR code that leads to the sign-up.')}</span>
        </li>
      </ol>
    </section>
  )
}

/** What somebody with a code pays today, as far as the form knows. */
function WhatTheyLeave({ type, form }: { readonly type: OfficePassType; readonly form: Form<BatchEntries> }) {
  const { t } = useText()
  const { currency } = useEdition()
  const worth = useValueWords()
  const parsed = VoucherValue.safeParse(typedValue(useValues(form)))
  if (!parsed.success || parsed.data.kind === 'free') return null
  const money = (amount: number) => formatMoney({ amount, currency })
  const isAbove = parsed.data.kind === 'price' && type.list === 'paid' && parsed.data.value > type.priceNow
  return (
    <li data-warning={isAbove || undefined}>
      <b>{t('Each {value}', { value: worth(parsed.data) })}</b>
      <span>
        {isAbove
          ? t('It is sold for {price} today: nobody pays more than that.', { price: money(type.priceNow) })
          : type.list === 'paid'
            ? t('Of {price} today, for as long as the pass is sold.', { price: money(type.priceNow) })
            : t('Vouchers alone open it.')}
      </span>
    </li>
  )
}
