import { eraseUser, wrongPassword } from '@foyer/contract/identity'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ownWords, useCommand } from '#platform/command.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { PasswordField } from '#platform/forms/password-field.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { signOut } from '#platform/session.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import styles from './profile-page.module.css'

// Named apart from the password that the page's other form changes.
const Erasure = z.object({
  erasurePassword: z
    .string()
    .check(z.minLength(1, message('Enter your password to erase your account.')), z.maxLength(256)),
})
const EMPTY = { erasurePassword: '' }

/** Says what will be gone and what the law keeps, and asks for the password: this cannot be undone. */
export function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useText()
  const navigate = useNavigate()
  const erase = useCommand(eraseUser, ownWords)
  const form = useForm({
    schema: Erasure,
    initial: EMPTY,
    onSubmit: async ({ erasurePassword }): Promise<void> => {
      try {
        await erase.mutateAsync({ body: { password: erasurePassword } })
      } catch (error) {
        if (!refusedWith(error, wrongPassword)) throw error
        return form.refuse('erasurePassword', wrongPassword.detail)
      }
      signOut()
      toast(t('Your account is erased.'))
      void navigate({ to: '/sign-in', ignoreBlocker: true })
    },
  })
  return (
    <Dialog title={t('Erase the account {email}?', { email })} onClose={onClose}>
      <ul className={styles.consequences}>
        <li>{t('Your pass ends at once and its code opens no door any more.')}</li>
        <li>{t('Your name, picture, contact data, addresses and survey answers are erased.')}</li>
        <li>{t('Invoices stay, as the law asks, with the name and address that stand on them.')}</li>
        <li>{t('Nobody can bring the account back, not even we.')}</li>
      </ul>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <PasswordField label={t('Your password')} {...form.field('erasurePassword')} />
        <WaysOut back={t('Keep it')} onClose={onClose}>
          <Button type="submit" variant="danger" isSending={form.isSending}>
            {t('Erase my account')}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}
