import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { type Form, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import type { SellerForm } from './entries.ts'
import styles from './setup.module.css'
import { changesShown } from './vat-changes.ts'

const asRate = { inputMode: 'decimal', look: 'num' } as const

interface VatRatesProps {
  readonly form: Form<SellerForm>
  /** What each field is called. */
  readonly names: Readonly<Record<keyof SellerForm, string>>
}

/** The seller's rates, which others follow from a day on, and what bears them whoever buys it. */
export function VatRates({ form, names }: VatRatesProps) {
  const { t } = useText()
  const rate = (name: 'vatRate' | 'roomVatRate' | 'trainVatRate') => (
    <div className="half-w">
      <TextField {...form.field(name)} label={names[name]} {...asRate} />
    </div>
  )
  return (
    <fieldset className={styles.part}>
      <legend>{t('VAT')}</legend>
      <div className="fields">
        {rate('vatRate')}
        {rate('roomVatRate')}
        {rate('trainVatRate')}
      </div>
      <LaterRates form={form} />
      <CheckField {...form.field('chargesVatOutsideEu')}>{names.chargesVatOutsideEu}</CheckField>
      <fieldset className={styles.there}>
        <legend>{t('Taxed where it takes place')}</legend>
        <p>
          {t(
            'Businesses elsewhere in the EU owe the VAT themselves (reverse charge). Not for what you tick here: it bears your VAT, whoever buys it.',
          )}
        </p>
        <CheckField {...form.field('admissionTaxedThere')}>{names.admissionTaxedThere}</CheckField>
        <CheckField {...form.field('lodgingTaxedThere')}>{names.lodgingTaxedThere}</CheckField>
        <CheckField {...form.field('transportTaxedThere')}>{names.transportTaxedThere}</CheckField>
      </fieldset>
    </fieldset>
  )
}

function LaterRates({ form }: Pick<VatRatesProps, 'form'>) {
  const { t } = useText()
  const { vatChanges } = useValues(form)
  return (
    <fieldset className={styles.there}>
      <legend>{t('When the law changes the rates')}</legend>
      <p>
        {t(
          'What counts is the day on which something is supplied: passes on the last day of the event, a stay when it ends. Prices stay as they are. Orders that are placed keep their VAT.',
        )}
      </p>
      <ol className={styles.steps}>
        {Array.from({ length: changesShown(vatChanges) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place.
          <li key={at}>
            <TextField {...form.field(`vatChanges.${at}.from`)} type="date" label={t('From')} isOptional />
            <TextField
              {...form.field(`vatChanges.${at}.vatRate`)}
              label={t('Passes, per cent')}
              {...asRate}
              isOptional
            />
            <TextField
              {...form.field(`vatChanges.${at}.roomVatRate`)}
              label={t('Rooms, per cent')}
              {...asRate}
              isOptional
            />
            <TextField
              {...form.field(`vatChanges.${at}.trainVatRate`)}
              label={t('Trains, per cent')}
              {...asRate}
              isOptional
            />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
