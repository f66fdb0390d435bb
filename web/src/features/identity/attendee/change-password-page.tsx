import { changePasswordByToken, checkPasswordLink, linkUsed, passwordTooWeak } from '@foyer/contract/identity'
import { NewPassword } from '@foyer/contract/kit/fields'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useLookUp } from '#platform/look-up.ts'
import { useText } from '#platform/messages/messages.ts'
import { NewPasswordField } from '#platform/new-password-field.tsx'
import { refusedWith } from '#platform/problem-error.ts'
import { isSignedIn, signOut } from '#platform/session.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Note } from '#ui/note.tsx'

const NewSecret = z.strictObject({ password: NewPassword })

export function ChangePasswordPage() {
  const { t } = useText()
  const { token = '' } = useParams({ strict: false })
  const { mutateAsync } = useCommand(changePasswordByToken, ownWords)
  const [state, setState] = useState<'asking' | 'changed' | 'link-used'>('asking')
  const { error } = useLookUp(() => send(checkPasswordLink, { params: { token } }))
  const isOver = error !== null && refusedWith(error, linkUsed)
  usePageTitle(t('New password'))
  const form = useForm({
    schema: NewSecret,
    initial: { password: '' },
    onSubmit: async (body) => {
      try {
        await mutateAsync({ params: { token }, body })
        // The link may have been opened by who is signed in: the change ended their session as well.
        if (isSignedIn()) signOut()
        setState('changed')
      } catch (error) {
        if (refusedWith(error, linkUsed)) setState('link-used')
        else if (refusedWith(error, passwordTooWeak)) form.refuse('password', error.detail)
        else throw error
      }
    },
  })
  const isAsking = state === 'asking' && !isOver
  // What had the focus may have gone with the form.
  useEffect(() => (isAsking ? undefined : focusHeading()), [isAsking])
  if (!isAsking) return <Outcome isChanged={state === 'changed'} />
  return (
    <>
      <FormProblems form={form} />
      <h1 tabIndex={-1}>{t('New password')}</h1>
      <form className="stack" noValidate onSubmit={form.submit}>
        <NewPasswordField {...form.field('password')} label={t('New password')} ownWords={[]} />
        <div className="row">
          <Button type="submit" isSending={form.isSending}>
            {t('Set the password')}
          </Button>
        </div>
      </form>
    </>
  )
}

function Outcome({ isChanged }: { isChanged: boolean }) {
  const { t } = useText()
  return (
    <>
      <h1 tabIndex={-1}>{t('New password')}</h1>
      <Note kind={isChanged ? 'success' : 'warning'} role="status">
        {isChanged ? (
          <p>
            <b>{t('Your password was changed.')}</b>{' '}
            {t('You were signed out everywhere. Sign in with the new password.')}
          </p>
        ) : (
          <p>{t(linkUsed.detail)}</p>
        )}
      </Note>
      <p>
        {isChanged ? (
          <Link {...buttonLook()} to="/sign-in">
            {t('Sign in')}
          </Link>
        ) : (
          <Link {...buttonLook()} to="/sign-in/forgotpassword">
            {t('Ask for a new link')}
          </Link>
        )}
      </p>
    </>
  )
}
