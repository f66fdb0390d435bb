import { type Country, listCountries } from '@foyer/contract/editions'
import { line, NewPassword, optionalLine, VatId } from '@foyer/contract/kit/fields'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { AddressFieldset } from '#platform/address-fieldset.tsx'
import { query } from '#platform/api.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm, useValue } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { message, useText } from '#platform/messages/messages.ts'
import { judgeNewPassword, NewPasswordField } from '#platform/new-password-field.tsx'
import { usePageTitle } from '#platform/title.ts'
import { vatIdRule } from '#platform/vat-id.ts'
import { VatIdField } from '#platform/vat-id-field.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { changeDraft, keepPassword, keptPassword, type SignUpDraft, useDraft } from './sign-up-draft.ts'
import { SignUpFrame } from './sign-up-frame.tsx'

const Answers = z.object({
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

/** How long after the last key what is typed is written, in milliseconds: typing stays light. */
const PAUSE_MS = 300

/** Keeps what is typed a moment after the last key, and at once when the page is left. */
function useKeptAnswers() {
  const unkept = useRef<Partial<SignUpDraft> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [keep] = useState(() => ({
    now: () => {
      clearTimeout(timer.current)
      if (unkept.current !== null) changeDraft(unkept.current)
      unkept.current = null
    },
    later: ({ password: _never, ...typed }: Partial<SignUpDraft> & { readonly password: string }) => {
      unkept.current = typed
      clearTimeout(timer.current)
      timer.current = setTimeout(keep.now, PAUSE_MS)
    },
  }))
  useEffect(() => {
    addEventListener('pagehide', keep.now)
    return () => {
      removeEventListener('pagehide', keep.now)
      keep.now()
    }
  }, [keep])
  return keep
}

/** Step 3: the person, the company and where the invoice goes. */
export function DetailsPage() {
  const { t } = useText()
  usePageTitle(t('You and your company'))
  const { email } = useDraft()
  const countries = useQuery(query(listCountries))
  const form = useDetailsForm()
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
          <OwnPassword form={form} email={email} />
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
  const keep = useKeptAnswers()
  const ownWords = (): string[] => {
    const own = form.values()
    return [draft.email, own.firstName, own.lastName, own.companyName]
  }
  const form = useForm({
    schema: Answers,
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
    rules: { vatId: vatIdRule, password: (typed) => judgeNewPassword(typed, ownWords()) },
    onChange: keep.later,
    onSubmit: (body) => {
      keep.now()
      keepPassword(body.password)
      return navigate({ to: '/sign-up/payment' })
    },
  })
  return form
}

type Details = ReturnType<typeof useDetailsForm>

/** A password that is made of one's own name is a weak one. */
function OwnPassword({ form, email }: { readonly form: Details; readonly email: string }) {
  const { t } = useText()
  const own = [useValue(form, 'firstName'), useValue(form, 'lastName'), useValue(form, 'companyName')]
  return <NewPasswordField label={t('Password')} ownWords={[email, ...own]} {...form.field('password')} />
}
