import type { StaffMember } from '@foyer/contract/staff'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { useSayScopes } from './say-scopes.ts'
import styles from './team.module.css'

interface MembersProps {
  readonly members: readonly StaffMember[]
  /** Left out: they are only shown. */
  readonly onChange?: (member: StaffMember) => void
}

/** Who works here, what each is let in for, and how they prove who they are. */
export function Members({ members, onChange }: MembersProps) {
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
    ...(onChange === undefined
      ? []
      : [
          {
            key: 'acts',
            head: <span className="vh">{t('Change')}</span>,
            cell: (member: StaffMember) => (
              <div className={styles.acts}>
                <Button variant="line" isSmall onClick={() => onChange(member)}>
                  {t('Change')}
                  <span className="vh"> {member.name}</span>
                </Button>
              </div>
            ),
            at: 'side' as const,
          },
        ]),
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
