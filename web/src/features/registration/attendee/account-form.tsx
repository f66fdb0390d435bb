import type { Country } from '@foyer/contract/editions'
import { vatIdMessage } from '@foyer/contract/kit/fields'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AddressFieldset } from '#platform/address-fieldset.tsx'
import { untouched } from '#platform/field-values.ts'
import { formPart } from '#platform/form-part.ts'
import { FormFailure, FormProblems } from '#platform/form-problems.tsx'
import { useForm } from '#platform/forms.ts'
import { useText } from '#platform/messages/messages.ts'
import { AddressUnread, type OwnAddress } from '#platform/own-address.tsx'
import { judgeVatId } from '#platform/vat-id.ts'
import { VatIdField } from '#platform/vat-id-field.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { accountChanges, accountSchema, accountValues, hasChanges, type SavedAccount } from './account-changes.ts'
import { RegistrationFrame } from './registration-frame.tsx'
import { saveAccount } from './save-account.ts'
import { SavedWord } from './saved-word.tsx'
import { useAutosave } from './use-autosave.ts'
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
  const client = useQueryClient()
  const goOn = useNextStep('account', registration)
  const known = useRef(saved)
  const [initial] = useState(() => accountValues(saved))
  const form = useForm({
    schema: accountSchema,
    initial,
    onSubmit: async (): Promise<void> => {
      if ((await judgeVatId(String(form.values['vatId']))) === 'invalid') return form.refuse('vatId', vatIdMessage)
      await autosave.flush()
      return goOn()
    },
  })
  const autosave = useAutosave(async () => {
    const changes = accountChanges(form.values, known.current)
    const { vatId, ...others } = changes.person
    // A wrong one is not kept; its field says so.
    const isWrong = (await judgeVatId(vatId ?? '')) === 'invalid'
    const right = isWrong ? { ...changes, person: others } : changes
    if (!hasChanges(right)) return false
    await saveAccount(right, known, client)
    return true
  })
  const isUnread = own.billing.isUnread || own.shipping.isUnread
  const [begun, setBegun] = useState({ saved, isUnread })
  // An address that could not be read at first: what is saved stands in every field that nobody changed meanwhile.
  if (begun.isUnread && (begun.saved.billing !== saved.billing || begun.saved.shipping !== saved.shipping)) {
    setBegun({ saved, isUnread })
    const { person } = begun.saved
    form.setAll(untouched(form.values, accountValues(begun.saved), accountValues({ ...saved, person })))
  }
  useEffect(() => {
    const { current } = known
    known.current = {
      ...current,
      billing: current.billing ?? saved.billing,
      shipping: current.shipping ?? saved.shipping,
    }
  }, [saved.billing, saved.shipping])
  const isShippingSame = form.check('isShippingSame')
  const action = (
    <Button type="submit" form="account" isSending={form.isSending}>
      {t('Continue')}
      <Icon name="arrow" />
    </Button>
  )
  return (
    <RegistrationFrame
      step="account"
      title={title}
      registration={registration}
      aside={<SavedWord savedAt={autosave.savedAt} hasFailed={autosave.hasFailed} onRetry={autosave.retry} />}
      action={action}
    >
      <form id="account" className="stack stack--32" noValidate onSubmit={form.submit} onBlur={autosave.schedule}>
        <FormProblems form={form} />
        <FormFailure failure={form.failure} />
        <div className="fields">
          <div className="half">
            <TextField label={t('First name')} autoComplete="given-name" {...form.field('firstName')} />
          </div>
          <div className="half">
            <TextField label={t('Last name')} autoComplete="family-name" {...form.field('lastName')} />
          </div>
          <p className="hint">
            {t('You sign in as {email}. Your name stands on your ticket and your badge.', { email })}
          </p>
          <TextField label={t('Company')} autoComplete="organization" {...form.field('companyName')} />
          <div className="half-w">
            <TextField
              label={t('Job title')}
              isOptional
              autoComplete="organization-title"
              {...form.field('jobTitle')}
            />
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
        <section className="stack" aria-labelledby="invoice-to">
          <h2 id="invoice-to">{t('Invoice to')}</h2>
          <AddressUnread {...own.billing} />
          <AddressFieldset form={formPart(form, 'billing')} countries={countries} />
        </section>
        <section className="stack" aria-labelledby="ship-to">
          <h2 id="ship-to">{t('Shipping address')}</h2>
          <AddressUnread {...own.shipping} />
          <CheckField
            {...isShippingSame}
            onChange={(checked) => {
              isShippingSame.onChange(checked)
              autosave.schedule()
            }}
          >
            {t('Same as the billing address')}
          </CheckField>
          {isShippingSame.checked ? null : (
            <AddressFieldset form={formPart(form, 'shipping')} countries={countries} section="shipping" />
          )}
        </section>
      </form>
    </RegistrationFrame>
  )
}
