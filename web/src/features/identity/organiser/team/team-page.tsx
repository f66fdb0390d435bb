import type { StaffMember, Team } from '@foyer/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useOpenRecords } from '#platform/open-records.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Offered } from '#ui/read-only.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { Members } from './members.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { ScopeTable } from './scope-table.tsx'
import { ScopesDialog } from './scopes-dialog.tsx'
import styles from './team.module.css'
import { teamQuery } from './use-team.ts'

/** `/organiser/staff`: who works here, what each is let in for, and who is invited. */
export function TeamPage() {
  const { t } = useText()
  const { data: team, error, refetch } = useQuery(teamQuery)
  useOpenRecords([['staff'], ['staff-invitation'], ['second-factor']], team)
  const [isInviting, setIsInviting] = useState(false)
  const [changed, setChanged] = useState<StaffMember | null>(null)
  const known = team?.members.find(({ uuid }) => uuid === changed?.uuid)
  // Whom another owner sent away meanwhile has no roles; whoever changes them is told so.
  const member = known ?? (changed && { ...changed, scopes: [] })
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
          {/* Whoever is shut out is helped from wherever one is, and whoever must be shut out is. */}
          <Offered>
            <Members members={team.members} onChange={setChanged} />
            <OpenInvitations invitations={team.invitations} />
          </Offered>
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
      {member === null ? null : <ScopesDialog key={member.uuid} member={member} onClose={() => setChanged(null)} />}
    </>
  )
}

function Counts({ team: { members, invitations } }: { readonly team: Team }) {
  const { t } = useText()
  const people = t('{n, plural, one {One person works here} other {# people work here}}', { n: members.length })
  if (invitations.length === 0) return people
  return `${people}, ${t('{n, plural, one {one is invited} other {# are invited}}', { n: invitations.length })}`
}
