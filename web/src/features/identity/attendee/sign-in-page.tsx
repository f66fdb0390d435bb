import { formatMoney } from '@foyer/contract/kit/money'
import { listPaidPassTypes, type PassReason } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { FormFailure, FormProblems } from '#platform/form-problems.tsx'
import { useForm } from '#platform/forms.ts'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { signIn } from '#platform/session.ts'
import { usePageTitle } from '#platform/title.ts'
import { takeWantedPath } from '#platform/wanted-path.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { credentials } from './credentials.ts'
import { ReasonPanel } from './reason-panel.tsx'

export function SignInPage() {
  const { t } = useText()
  const router = useRouter()
  const arrivedWith = useSearchText('reason')
  const [refusedFor, setRefusedFor] = useState<PassReason | 'staff' | null>(null)
  usePageTitle(t('Sign in'))
  const form = useForm({
    schema: credentials,
    initial: { email: '', password: '' },
    onSubmit: async ({ email, password }) => {
      setRefusedFor(null)
      const admission = await signIn(email, password)
      if (admission.admitted) router.history.replace(takeWantedPath())
      else setRefusedFor(admission.reason)
    },
  })
  return (
    <>
      <FormProblems form={form} />
      <FormFailure failure={form.failure} />
      <h1 tabIndex={-1}>{t('Sign in')}</h1>
      <ReasonPanel reason={refusedFor ?? arrivedWith} />
      <form className="stack" noValidate onSubmit={form.submit}>
        <TextField
          {...form.field('email')}
          label={t('E-mail')}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField {...form.field('password')} label={t('Password')} autoComplete="current-password" />
        <div className="row between">
          <Button type="submit" isSending={form.isSending}>
            {t('Sign in')}
          </Button>
          <Link className="gate__link" to="/sign-in/forgotpassword">
            {t('Forgotten password')}
          </Link>
        </div>
      </form>
      <Newcomer />
    </>
  )
}

/** The way in for those without a pass, with the lowest price there is. */
function Newcomer() {
  const { t } = useText()
  const { data = [] } = useQuery(query(listPaidPassTypes))
  const prices = data.filter((type) => type.onSale && type.available !== 0).map((type) => type.price)
  const lowest = prices.toSorted((one, other) => one.amount - other.amount)[0]
  return (
    <p className="gate__new">
      <b>{t('No pass yet?')}</b>{' '}
      <Link to="/sign-up">
        {lowest === undefined ? t('Choose one') : t('Choose one from {price}', { price: formatMoney(lowest) })}
      </Link>
    </p>
  )
}
