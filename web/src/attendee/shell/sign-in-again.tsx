import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { query } from '#platform/api.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { PasswordField } from '#platform/forms/password-field.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { signIn, signOut } from '#platform/session.ts'
import { endQuestion } from '#platform/session-end.ts'
import { rememberPath } from '#platform/wanted-path.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const Secret = z.strictObject({ 'again-password': z.string().check(z.minLength(1, 'Enter your password.')) })

/** Over the page whose session has ended: the form beneath stays as it is, and what it sent is sent again. */
export function SignInAgain() {
  const { t } = useText()
  const router = useRouter()
  const { data: user } = useQuery({ ...query(readUser), enabled: false })
  const email = user?.email ?? ''
  const leave = (reason: string) => {
    rememberPath(router.state.location.href)
    signOut()
    void router.navigate({ to: '/sign-in', search: { reason } })
  }
  const form = useForm({
    schema: Secret,
    initial: { 'again-password': '' },
    onSubmit: async (secret) => {
      const admission = await signIn(email, secret['again-password'], { again: true })
      if (admission.admitted) endQuestion(true)
      else leave(admission.reason)
    },
  })
  return (
    <Dialog title={t('Sign in again')} onClose={() => endQuestion(false)}>
      <form className="stack" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <p>
          {t('Your session has ended. Enter the password of {email} to go on here; nothing you entered is lost.', {
            email,
          })}
        </p>
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('again-password')} label={t('Password')} autoComplete="current-password" />
        <div className="row between">
          <Button type="submit" isSending={form.isSending}>
            {t('Sign in')}
          </Button>
          <Button type="button" variant="text" onClick={() => leave('session-ended')}>
            {t('Leave this page')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
