import { type StaffInvitation, sendStaffInvitationAgain, withdrawStaffInvitation } from '@foyer/contract/staff'
import { send } from '#platform/api.ts'
import { useAppNow } from '#platform/app-clock.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Note } from '#ui/note.tsx'
import { useSayScopes } from './say-scopes.ts'
import styles from './team.module.css'
import { useTeamAct } from './use-team.ts'

/** Who was invited and has not come yet. */
export function OpenInvitations({ invitations }: { readonly invitations: readonly StaffInvitation[] }) {
  const { t } = useText()
  const sayScopes = useSayScopes()
  if (invitations.length === 0) return null
  const columns: Column<StaffInvitation>[] = [
    {
      key: 'email',
      head: t('Invited'),
      cell: ({ email, invitedBy }) => (
        <>
          {email}
          <small>{t('by {name}', { name: invitedBy })}</small>
        </>
      ),
      at: 'title',
    },
    {
      key: 'roles',
      head: t('Roles'),
      cell: ({ scopes }) => sayScopes(scopes),
      at: 'note',
    },
    {
      key: 'until',
      head: t('The link works until'),
      cell: ({ expiresAt }) => <Until expiresAt={expiresAt} />,
      at: 'state',
    },
    {
      key: 'acts',
      head: <span className="vh">{t('Change')}</span>,
      cell: (invitation) => <Acts invitation={invitation} />,
      at: 'below',
    },
  ]
  return (
    <div className={styles.part}>
      <h2>{t('Invited')}</h2>
      <DataTable label={t('Invited')} columns={columns} rows={invitations} keyOf={({ uuid }) => uuid} />
    </div>
  )
}

function Until({ expiresAt }: Pick<StaffInvitation, 'expiresAt'>) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const isOver = new Date(expiresAt) <= useAppNow()
  return isOver ? <Tag kind="warning">{t('Too old')}</Tag> : formatMoment(expiresAt, timeZone, locale)
}

function Acts({ invitation: { uuid, email } }: { readonly invitation: StaffInvitation }) {
  const { t } = useText()
  const again = useTeamAct(t('The mail is on its way; the link before it no longer works.'))
  const withdraw = useTeamAct(t('The invitation is taken back.'))
  const params = { uuid }
  const error = again.error ?? withdraw.error
  const once = (act: typeof again, ask: Parameters<typeof again.mutate>[0]) => {
    if (again.isPending || withdraw.isPending) return
    again.reset()
    withdraw.reset()
    act.mutate(ask)
  }
  return (
    <>
      <div className={styles.acts}>
        <Button
          variant="line"
          isSmall
          isSending={again.isPending}
          onClick={() => once(again, () => send(sendStaffInvitationAgain, { params }))}
        >
          {t('Send again')}
          <span className="vh"> {email}</span>
        </Button>
        <Button
          variant="line"
          isSmall
          isSending={withdraw.isPending}
          onClick={() => once(withdraw, () => send(withdrawStaffInvitation, { params }))}
        >
          {t('Take back')}
          <span className="vh"> {email}</span>
        </Button>
      </div>
      {error === null ? null : (
        <Note kind="danger" role="alert">
          {t(error.detail)}
        </Note>
      )}
    </>
  )
}
