import { changePassword, listSessions, type User, wrongPassword } from '@foyer/contract/identity'
import { NewPassword } from '@foyer/contract/kit/fields'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ownWords, useCommand } from '#platform/command.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { PasswordField } from '#platform/forms/password-field.tsx'
import { useForm, useFormState } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { NewPasswordField } from '#platform/new-password-field.tsx'
import { refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { goOnAt } from '#ui/focus-heading.ts'
import styles from './profile-page.module.css'
import { Section, sectionHeading, useSaved } from './section.tsx'
import { useReportUnsaved } from './unsaved.ts'

const Passwords = z.object({
  currentPassword: z.string().check(z.minLength(1, message('Enter your current password.')), z.maxLength(256)),
  password: NewPassword,
})
const EMPTY = { currentPassword: '', password: '' }

export function PasswordSection({ user }: { user: User }) {
  const { t } = useText()
  const { savedAt, markSaved } = useSaved()
  const [changes, setChanges] = useState(0)
  const [isDirty, setDirty] = useState(false)
  useReportUnsaved('password', isDirty)
  return (
    <Section id="password" title={t('Password')} savedAt={isDirty ? null : savedAt}>
      {/* A new form after each change: an emptied one would call its fields missing. */}
      <PasswordForm
        key={changes}
        user={user}
        onDirty={setDirty}
        onChanged={() => {
          setChanges(changes + 1)
          markSaved()
          goOnAt(sectionHeading('password'))
        }}
      />
    </Section>
  )
}

interface PasswordFormProps {
  readonly user: User
  readonly onDirty: (isDirty: boolean) => void
  readonly onChanged: () => void
}

function PasswordForm({ user, onDirty, onChanged }: PasswordFormProps) {
  const { t } = useText()
  const change = useCommand(changePassword, { ...ownWords, refreshes: [listSessions] })
  const form = useForm({
    schema: Passwords,
    initial: EMPTY,
    onSubmit: async (body): Promise<void> => {
      try {
        await change.mutateAsync({ body })
      } catch (error) {
        if (!refusedWith(error, wrongPassword)) throw error
        return form.refuse('currentPassword', wrongPassword.detail)
      }
      return onChanged()
    },
  })
  const isDirty = useFormState(form, (state) => state.isDirty)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      {/* Tells password managers whose password this is. */}
      <input
        className="vh"
        type="email"
        autoComplete="username"
        value={user.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField label={t('Current password')} {...form.field('currentPassword')} />
      <NewPasswordField
        label={t('New password')}
        ownWords={[user.email, user.firstName, user.lastName, user.companyName ?? '']}
        {...form.field('password')}
      />
      <p className="hint">{t('A new password signs you out everywhere else.')}</p>
      <div className={styles.actions}>
        <Button type="submit" isSending={form.isSending}>
          {t('Change password')}
        </Button>
      </div>
    </form>
  )
}
