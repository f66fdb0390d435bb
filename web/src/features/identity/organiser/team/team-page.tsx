import type { StaffMember, Team } from '@foyer/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { ScopeTable } from './scope-table.tsx'
import { useSayScopes } from './scope-words.ts'
import { ScopesDialog } from './scopes-dialog.tsx'
import styles from './team.module.css'
import { teamQuery } from './use-team.ts'

/** `/organiser/staff`: who works here, what each is let in for, and who is invited. */
export function TeamPage() {
  const { t } = useText()
  const { data: team, error, refetch } = useQuery(teamQuery)
  const [isInviting, setIsInviting] = useState(false)
  const [changed, setChanged] = useState<string | null>(null)
  const member = team?.members.find(({ uuid }) => uuid === changed)
  usePlainTitle(t('Staff'))
  return (
    <>
      <PageHead
        title={t('Staff')}
        note={team === undefined ? '\u00a0' : <Counts team={team} />}
        actions={
          <Button isSmall onClick={() => setIsInviting(true)}>
            <Icon name="plus" />
            {t('Invite a colleague')}
          </Button>
        }
      />
      {team !== undefined ? (
        <>
          <Members members={team.members} onChange={setChanged} />
          <OpenInvitations invitations={team.invitations} />
          <div className={styles.part}>
            <h2>{t('What each role may do')}</h2>
            <ScopeTable />
          </div>
        </>
      ) : error !== null ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton boxes={[44, 44, 44, 44, 44]} />
      )}
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
      {member === undefined ? null : (
        <ScopesDialog key={member.uuid} member={member} onClose={() => setChanged(null)} />
      )}
    </>
  )
}

function Counts({ team: { members, invitations } }: { readonly team: Team }) {
  const { t } = useText()
  const people = t('{n, plural, one {One person works here} other {# people work here}}', { n: members.length })
  if (invitations.length === 0) return people
  return `${people}, ${t('{n, plural, one {one is invited} other {# are invited}}', { n: invitations.length })}`
}

interface MembersProps {
  readonly members: readonly StaffMember[]
  readonly onChange: (uuid: string) => void
}

function Members({ members, onChange }: MembersProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const sayScopes = useSayScopes()
  const columns: Column<StaffMember>[] = [
    {
      key: 'person',
      head: t('Person'),
      cell: ({ name, email }) => (
        <>
          {name}
          <small>{email}</small>
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
    { key: 'factor', head: t('Second factor'), cell: (member) => <Factor member={member} />, at: 'state' },
    {
      key: 'seen',
      head: t('Last here'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? t('not in 90 days') : formatMoment(lastSignInAt, timeZone, locale),
    },
    {
      key: 'acts',
      head: <span className="vh">{t('Change')}</span>,
      cell: ({ uuid, name }) => (
        <div className={styles.acts}>
          <Button variant="line" isSmall onClick={() => onChange(uuid)}>
            {t('Change')}
            <span className="vh"> {name}</span>
          </Button>
        </div>
      ),
      at: 'side',
    },
  ]
  return <DataTable label={t('Who works here')} columns={columns} rows={members} keyOf={({ uuid }) => uuid} />
}

function Factor({ member: { passkeys, hasApp, scopes } }: { readonly member: StaffMember }) {
  const { t } = useText()
  const kinds = [
    ...(passkeys === 0 ? [] : [t('{n, plural, one {Passkey} other {# passkeys}}', { n: passkeys })]),
    ...(hasApp ? [t('App')] : []),
  ]
  if (kinds.length > 0) return <Tag kind="success">{kinds.join(', ')}</Tag>
  if (scopes.every((scope) => scope === 'gate')) return <Tag>{t('not needed')}</Tag>
  return <Tag kind="warning">{t('None yet')}</Tag>
}
