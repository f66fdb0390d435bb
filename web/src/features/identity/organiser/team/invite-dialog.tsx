import { Email } from '@foyer/contract/kit/fields'
import { type StaffScope, staffScopes } from '@foyer/contract/kit/scopes'
import { inviteStaff } from '@foyer/contract/staff'
import * as z from 'zod/mini'
import { send } from '#platform/api.ts'
import { TextField, useField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { ScopeBoxes } from './scope-boxes.tsx'
import { useTeamAct } from './use-team.ts'

const Invited = z.object({
  email: Email,
  scopes: z.array(z.enum(staffScopes)).check(z.minLength(1, message('Choose at least one role.'))),
})

/** Somebody new: their address, and what they are let in for. They get a mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  const invite = useTeamAct(t('The invitation is on its way.'), onClose)
  const form = useForm({
    schema: Invited,
    initial: { email: '', scopes: [] as readonly StaffScope[] },
    onSubmit: (body) => invite.mutateAsync(() => send(inviteStaff, { body })),
  })
  const scopes = useField(form.field('scopes'))
  return (
    <Dialog title={t('Invite a colleague')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <TextField
          {...form.field('email')}
          label={t('E-mail')}
          hint={t('They get a link that works once, for three days.')}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
        <ScopeBoxes
          id={scopes.id}
          chosen={scopes.value as readonly StaffScope[]}
          onChange={scopes.set}
          error={scopes.error}
        />
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" isSending={form.isSending}>
            {t('Send the invitation')}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}
