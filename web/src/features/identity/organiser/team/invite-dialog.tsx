import { Email } from '@foyer/contract/kit/fields'
import type { StaffScope } from '@foyer/contract/kit/scopes'
import { inviteStaff } from '@foyer/contract/staff'
import { useState } from 'react'
import * as z from 'zod/mini'
import { send } from '#platform/api.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { ScopeBoxes } from './scope-boxes.tsx'
import { useTeamAct } from './use-team.ts'

const Invited = z.object({ email: Email })

/** Somebody new: their address, and what they are let in for. They get a mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  const [scopes, setScopes] = useState<StaffScope[]>([])
  const [isAsked, setIsAsked] = useState(false)
  const invite = useTeamAct(t('The invitation is on its way.'), onClose)
  const form = useForm({
    schema: Invited,
    initial: { email: '' },
    onSubmit: async ({ email }) => {
      setIsAsked(true)
      if (scopes.length > 0)
        await invite.mutateAsync(() => send(inviteStaff, { body: { email, scopes } })).catch(() => {})
    },
  })
  return (
    <Dialog title={t('Invite a colleague')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={form.submit}>
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
          chosen={scopes}
          onChange={setScopes}
          error={isAsked && scopes.length === 0 ? t('Choose at least one role.') : undefined}
        />
        {invite.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(invite.error.detail)}
          </Note>
        )}
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" isSending={invite.isPending}>
            {t('Send the invitation')}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}
