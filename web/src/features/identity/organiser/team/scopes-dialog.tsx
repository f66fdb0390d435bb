import type { StaffScope } from '@foyer/contract/kit/scopes'
import { changeScopes, resetSecondFactor, rolesChanged, type StaffMember } from '@foyer/contract/staff'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useSayScopes } from './say-scopes.ts'
import { ScopeBoxes } from './scope-boxes.tsx'
import styles from './team.module.css'
import { teamQuery, useTeamAct } from './use-team.ts'

interface ScopesDialogProps {
  /** As they are known by now: somebody else may have changed them since the dialog opened. */
  readonly member: StaffMember
  readonly onClose: () => void
}

/** What a colleague is let in for. Who saves says what they saw, so that of two owners the second sees what the first did. */
export function ScopesDialog({ member, onClose }: ScopesDialogProps) {
  const { t } = useText()
  const sayScopes = useSayScopes()
  const { uuid, name, passkeys, hasApp } = member
  const [scopes, setScopes] = useState<StaffScope[]>([...member.scopes])
  const params = { uuid }
  const save = useTeamAct(
    scopes.length === 0 ? t('{name} no longer works here.', { name }) : t('The roles are saved.'),
    onClose,
  )
  const reset = useTeamAct(t('{name} sets up a second factor at the next sign-in.', { name }), onClose)
  const isOvertaken = save.error !== null && refusedWith(save.error, rolesChanged)
  const submit = () =>
    save.mutate(() => send(changeScopes, { params, body: { before: member.scopes, scopes } }), {
      // What they are now is shown beside what was chosen here, which stays.
      onError: () => void queryClient.invalidateQueries({ queryKey: teamQuery.queryKey }),
    })
  const error = save.error ?? reset.error
  return (
    <Dialog title={name} onClose={onClose}>
      <ScopeBoxes chosen={scopes} onChange={setScopes} />
      {error === null ? null : (
        <Note kind="danger" role="alert">
          <p>{t(error.detail)}</p>
          {isOvertaken ? <p>{t('Now: {roles}.', { roles: sayScopes(member.scopes) || t('none') })}</p> : null}
        </Note>
      )}
      <WaysOut back={t('Cancel')} onClose={onClose}>
        <Button variant={scopes.length === 0 ? 'danger' : 'primary'} isSending={save.isPending} onClick={submit}>
          {scopes.length === 0 ? t('End their work here') : t('Save')}
        </Button>
      </WaysOut>
      {passkeys === 0 && !hasApp ? null : (
        <section className={styles.reset}>
          <p className="label muted">
            {t(
              'Lost telephone and paper? Their sessions end, and they set up another second factor at the next sign-in.',
            )}
          </p>
          <Button
            variant="line"
            isSmall
            isSending={reset.isPending}
            onClick={() => reset.mutate(() => send(resetSecondFactor, { params }))}
          >
            {t('Take the second factor away')}
          </Button>
        </section>
      )}
    </Dialog>
  )
}
