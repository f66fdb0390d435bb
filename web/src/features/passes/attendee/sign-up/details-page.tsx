import { type Country, listCountries } from '@foyer/contract/editions'
import { line, NewPassword, optionalLine, VatId, vatIdMessage } from '@foyer/contract/kit/fields'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { AddressFieldset } from '#platform/address-fieldset.tsx'
import { query } from '#platform/api.ts'
import { FormFailure, FormProblems } from '#platform/form-problems.tsx'
import { useForm } from '#platform/forms.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { message, useText } from '#platform/messages/messages.ts'
import { NewPasswordField } from '#platform/new-password-field.tsx'
import { usePageTitle } from '#platform/title.ts'
import { judgeVatId } from '#platform/vat-id.ts'
import { VatIdField } from '#platform/vat-id-field.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '#ui/text-field.tsx'
import { changeDraft, keepPassword, keptPassword, useDraft } from './sign-up-draft.ts'
import { SignUpFrame } from './sign-up-frame.tsx'

const Details = z.object({
  firstName: line(80),
  lastName: line(80),
  companyName: line(120),
  vatId: VatId,
  countryId: z.int().check(z.positive(message('Choose a country.'))),
  addressLine1: line(120),
  addressLine2: optionalLine(120),
  zip: line(20),
  city: line(80),
  state: optionalLine(80),
  password: NewPassword,
})

const noCountries: Country[] = []

/** Writes what is typed a moment after the last key, so that typing stays light, and at once when the page is left. */
function useKeptAnswers(values: Readonly<Record<string, unknown>>): () => void {
  const keep = useRef(() => {})
  useEffect(() => {
    const { password: _never, ...typed } = values
    let isKept = false
    keep.current = () => {
      if (!isKept) changeDraft(typed)
      isKept = true
    }
    const timer = setTimeout(keep.current, 300)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => {
    const leave = () => keep.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return () => keep.current()
}

/** Step 3: the person, the company and where the invoice goes. */
export function DetailsPage() {
  const { t } = useText()
  usePageTitle(t('You and your company'))
  const { email } = useDraft()
  const countries = useQuery(query(listCountries))
  const form = useDetailsForm()
  const { values } = form
  const go = (
    <Button type="submit" form="details" isSending={form.isSending}>
      {t('Continue')}
      <Icon name="arrow" />
    </Button>
  )
  return (
    <SignUpFrame step="/sign-up/details" title={t('You and your company')} action={go}>
      <form id="details" className="stack stack--32" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <FormFailure failure={form.failure} />
        <div className="fields">
          <div className="half">
            <TextField label={t('First name')} autoComplete="given-name" {...form.field('firstName')} />
          </div>
          <div className="half">
            <TextField label={t('Last name')} autoComplete="family-name" {...form.field('lastName')} />
          </div>
          <TextField label={t('Company')} autoComplete="organization" {...form.field('companyName')} />
          <VatIdField {...form.field('vatId')} />
        </div>
        <section className="stack">
          <h2>{t('Invoice to')}</h2>
          {countries.error === null ? null : (
            <LoadFailed error={countries.error} onRetry={() => void countries.refetch()} />
          )}
          <AddressFieldset form={form} countries={countries.data ?? noCountries} />
        </section>
        <section className="stack">
          <h2>{t('Your account')}</h2>
          <NewPasswordField
            label={t('Password')}
            ownWords={[email, String(values['firstName']), String(values['lastName']), String(values['companyName'])]}
            {...form.field('password')}
          />
        </section>
      </form>
    </SignUpFrame>
  )
}

/** The answers of before stand in it; what is written is kept as one writes, the password for this visit only. */
function useDetailsForm() {
  const draft = useDraft()
  const navigate = useNavigate()
  const { firstName, lastName, companyName, vatId, countryId, addressLine1, addressLine2, zip, city, state } = draft
  const form = useForm({
    schema: Details,
    initial: {
      firstName,
      lastName,
      companyName,
      vatId,
      countryId,
      addressLine1,
      addressLine2,
      zip,
      city,
      state,
      password: keptPassword(),
    },
    onSubmit: async (body): Promise<void> => {
      keepNow()
      if ((await judgeVatId(body.vatId ?? '')) === 'invalid') return form.refuse('vatId', vatIdMessage)
      keepPassword(body.password)
      return navigate({ to: '/sign-up/payment' })
    },
  })
  const keepNow = useKeptAnswers(form.values)
  return form
}
