import { forgotPassword } from '@foyer/contract/identity'
import { Email } from '@foyer/contract/kit/fields'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ownWords, useCommand } from '#platform/command.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Note } from '#ui/note.tsx'
import signInFormStyles from '../shared/sign-in-form.module.css'

const Request = z.strictObject({ email: Email })

/** Says the same whether or not there is an account. */
export function ForgotPasswordPage() {
  const { t } = useText()
  const { mutateAsync } = useCommand(forgotPassword, ownWords)
  const [sentTo, setSentTo] = useState<string | null>(null)
  usePageTitle(t('Forgotten password'))
  const form = useForm({
    schema: Request,
    initial: { email: '' },
    onSubmit: async (body) => {
      await mutateAsync({ body })
      setSentTo(body.email)
      // The form went, and with it the button.
      focusHeading()
    },
  })
  return (
    <>
      <FormProblems form={form} />
      <h1 tabIndex={-1}>{t('Forgotten password')}</h1>
      {sentTo === null ? (
        <form className="stack" noValidate onSubmit={form.submit}>
          <p>{t('Enter your e-mail address. We send you a link to set a new password.')}</p>
          <TextField
            {...form.field('email')}
            label={t('E-mail')}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
          />
          <div className="row between">
            <Button type="submit" isSending={form.isSending}>
              {t('Send the link')}
            </Button>
            <Link className={signInFormStyles.link} to="/sign-in">
              {t('Back to sign in')}
            </Link>
          </div>
        </form>
      ) : (
        <>
          <Note kind="success" role="status">
            <p>
              <b>{t('Look into your mailbox.')}</b>{' '}
              {t('If an account exists for {email}, a mail with a link is on its way. The link works once.', {
                email: sentTo,
              })}
            </p>
          </Note>
          <p>
            <Link className={signInFormStyles.link} to="/sign-in">
              {t('Back to sign in')}
            </Link>
          </p>
        </>
      )}
    </>
  )
}
