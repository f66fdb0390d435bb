import type { ReactNode } from 'react'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { PasswordField } from '#platform/forms/password-field.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { type Credentials, credentials } from './credentials.ts'

interface SignInFormProps {
  readonly title: string
  /** Why somebody stands here, between the heading and the fields. */
  readonly reason: ReactNode
  readonly onSignIn: (credentials: Credentials) => Promise<unknown>
  /** Beside the button. */
  readonly children?: ReactNode
}

/** The heading and the two fields of a sign-in. */
export function SignInForm({ title, reason, onSignIn, children }: SignInFormProps) {
  const { t } = useText()
  const form = useForm({ schema: credentials, initial: { email: '', password: '' }, onSubmit: onSignIn })
  return (
    <>
      <FormProblems form={form} />
      <h1 tabIndex={-1}>{title}</h1>
      {reason}
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
          {children}
        </div>
      </form>
    </>
  )
}
