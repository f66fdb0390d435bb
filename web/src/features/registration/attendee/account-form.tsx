import type { Country } from '@foyer/contract/editions'
import { AddressFieldset } from '#platform/address-fieldset.tsx'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type FieldsOf, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { AddressUnread, type OwnAddress } from '#platform/own-address.tsx'
import { SavedWord } from '#platform/saved-word.tsx'
import { VatIdField } from '#platform/vat-id-field.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { PersonName, SavedAccount } from './account-changes.ts'
import styles from './registration.module.css'
import { RegistrationFrame } from './registration-frame.tsx'
import { type AccountFields, useAccountForm } from './use-account-form.ts'
import { useNextStep } from './use-next-step.ts'
import type { useRegistration } from './use-registration.ts'

interface AccountFormProps {
  readonly title: string
  readonly registration: ReturnType<typeof useRegistration>
  readonly countries: readonly Country[]
  readonly saved: SavedAccount
  readonly billing: OwnAddress
  readonly shipping: OwnAddress
  readonly email: string
}

/** Every answer is kept as soon as its field is left; "Continue" asks for what is missing. */
export function AccountForm({ title, registration, countries, saved, email, ...own }: AccountFormProps) {
  const { t } = useText()
  const goOn = useNextStep('account', registration)
  const isUnread = own.billing.isUnread || own.shipping.isUnread
  const { form, autosave } = useAccountForm({ saved, isUnread, onDone: goOn })
  return (
    <RegistrationFrame
      step="account"
      title={title}
      registration={registration}
      aside={
        <SavedWord
          className={styles.saved}
          savedAt={autosave.savedAt}
          hasFailed={autosave.hasFailed}
          onRetry={autosave.retry}
        />
      }
      action={
        <Button type="submit" form="account" isSending={form.isSending}>
          {t('Continue')}
          <Icon name="arrow" />
        </Button>
      }
    >
      <form id="account" className="stack stack--32" noValidate onSubmit={form.submit} onBlur={autosave.schedule}>
        <FormProblems form={form} />
        <PersonFields form={form} email={email} />
        <section className="stack" aria-labelledby="invoice-to">
          <h2 id="invoice-to">{t('Invoice to')}</h2>
          <AddressUnread {...own.billing} />
          <AddressFieldset form={form.part('billing')} countries={countries} />
        </section>
        <ShippingAddress form={form} countries={countries} own={own.shipping} />
      </form>
    </RegistrationFrame>
  )
}

function PersonFields({ form, email }: { readonly form: FieldsOf<PersonName>; readonly email: string }) {
  const { t } = useText()
  return (
    <div className="fields">
      <div className="half">
        <TextField label={t('First name')} autoComplete="given-name" {...form.field('firstName')} />
      </div>
      <div className="half">
        <TextField label={t('Last name')} autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <p className="hint">{t('You sign in as {email}. Your name stands on your ticket and your badge.', { email })}</p>
      <TextField label={t('Company')} autoComplete="organization" {...form.field('companyName')} />
      <div className="half-w">
        <TextField label={t('Job title')} isOptional autoComplete="organization-title" {...form.field('jobTitle')} />
      </div>
      <div className="half-w">
        <TextField
          label={t('Phone')}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
      </div>
      <VatIdField {...form.field('vatId')} />
    </div>
  )
}

interface ShippingAddressProps {
  readonly form: AccountFields
  readonly countries: readonly Country[]
  readonly own: OwnAddress
}

function ShippingAddress({ form, countries, own }: ShippingAddressProps) {
  const { t } = useText()
  const isSame = useValue(form, 'isShippingSame')
  return (
    <section className="stack" aria-labelledby="ship-to">
      <h2 id="ship-to">{t('Shipping address')}</h2>
      <AddressUnread {...own} />
      <CheckField {...form.field('isShippingSame')}>{t('Same as the billing address')}</CheckField>
      {isSame ? null : <AddressFieldset form={form.part('shipping')} countries={countries} section="shipping" />}
    </section>
  )
}
