import { listCountries, readEdition } from '@foyer/contract/editions'
import { type Setup, saveSeller } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { SelectField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { LinesField } from '#platform/forms/lines-field.tsx'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { type SellerForm as Entries, sellerForm, sellerSchema } from './entries.ts'
import styles from './setup.module.css'
import { Save } from './step-fields.tsx'
import { useStepForm } from './use-step-form.ts'
import { VatRates } from './vat-rates.tsx'

/** Who issues the invoices, at which rates, and where the legal texts are. */
export function SellerForm({ setup }: { readonly setup: Setup }) {
  const command = useCommand(saveSeller, { ...ownWords, refreshes: [readEdition] })
  const { form, conflict, savedAt } = useStepForm({
    setup,
    step: 'seller',
    schema: sellerSchema,
    initial: sellerForm(setup.seller.entered),
    formOf: (now) => sellerForm(now.seller.entered),
    save: (body) => command.mutateAsync({ body }),
  })
  const names = useSellerNames()
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <Company form={form} />
      <VatRates form={form} names={names} />
      <LegalTexts form={form} />
      <Save isSending={form.isSending} savedAt={savedAt} timeZone={setup.timeZone} />
    </form>
  )
}

function useSellerNames(): Readonly<Record<keyof Entries, string>> {
  const { t } = useText()
  return {
    name: t('Name of the seller'),
    addressLines: t('Address'),
    country: t('Country'),
    vatId: t('VAT ID'),
    bank: t('Bank'),
    iban: t('IBAN'),
    email: t('E-mail'),
    phone: t('Telephone'),
    vatRate: t('VAT on passes, per cent'),
    roomVatRate: t('VAT on rooms, per cent'),
    trainVatRate: t('VAT on train tickets, per cent'),
    vatChanges: t('When the law changes the rates'),
    chargesVatOutsideEu: t('Charges VAT to buyers outside the EU'),
    admissionTaxedThere: t('Passes and VIP events'),
    lodgingTaxedThere: t('Hotel nights'),
    transportTaxedThere: t('Train tickets'),
    billingUntil: t('Buyers correct their invoices until'),
    imprint: t('Imprint'),
    privacyPolicy: t('Privacy Policy'),
    termsAndConditions: t('Terms and Conditions'),
    codeOfConduct: t('Code of Conduct'),
    faq: t('FAQ'),
  }
}

/** What is no text in one field. */
type NotText =
  | 'chargesVatOutsideEu'
  | 'admissionTaxedThere'
  | 'lodgingTaxedThere'
  | 'transportTaxedThere'
  | 'vatChanges'

type Part = { readonly form: Form<Entries> }

function useTextOf(form: Form<Entries>) {
  const names = useSellerNames()
  return (name: Exclude<keyof Entries, NotText>, more: object = {}) => (
    <div className="half-w">
      <TextField {...form.field(name)} label={names[name]} {...more} />
    </div>
  )
}

function Company({ form }: Part) {
  const { t } = useText()
  const names = useSellerNames()
  const text = useTextOf(form)
  const { data: countries = [] } = useQuery(query(listCountries))
  return (
    <fieldset className={styles.part}>
      <legend>{t('Seller')}</legend>
      <div className="fields">
        {text('name', { autoComplete: 'organization' })}
        {text('email', { type: 'email', hint: t('Stands on invoices.'), spellCheck: false })}
        {text('phone', {
          type: 'tel',
          autoComplete: 'tel',
          hint: t('Stands on invoices. Authorities in Germany ask for it.'),
          isOptional: true,
        })}
        <div className="half-w">
          <LinesField {...form.field('addressLines')} label={names.addressLines} hint={t('A line for each.')} />
        </div>
        <div className="half-w">
          <SelectField {...form.field('country')} label={names.country}>
            <option value="">{t('Please choose')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        {text('vatId', {
          hint: t('Leave it empty if you have none.'),
          spellCheck: false,
          look: 'code',
          isOptional: true,
        })}
        {text('bank', { isOptional: true })}
        {text('iban', { spellCheck: false, look: 'code', isOptional: true })}
        {text('billingUntil', {
          type: 'date',
          hint: t(
            'To whom they are made out; a credit note and a new invoice follow. Empty: the last day of the event.',
          ),
          isOptional: true,
        })}
      </div>
    </fieldset>
  )
}

function LegalTexts({ form }: Part) {
  const { t } = useText()
  const text = useTextOf(form)
  const asAddress = { type: 'url', inputMode: 'url', spellCheck: false }
  return (
    <fieldset className={styles.part}>
      <legend>{t('Legal texts')}</legend>
      <div className="fields">
        {text('imprint', asAddress)}
        {text('privacyPolicy', asAddress)}
        {text('termsAndConditions', asAddress)}
        {text('codeOfConduct', { ...asAddress, isOptional: true })}
        {text('faq', { ...asAddress, isOptional: true })}
      </div>
    </fieldset>
  )
}
