import type { ListedSignUp } from '@foyer/contract/office-people'
import { Link } from '@tanstack/react-router'
import { ConfirmationMail } from '#features/mails'
import { PassBadge } from '#features/passes'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { PassState } from './people-table.tsx'

/** Who signed up, each a line that leads to their record, or to their order where they have no account yet. */
export function SignUpTable({ signUps }: { readonly signUps: readonly ListedSignUp[] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const columns: Column<ListedSignUp>[] = [
    { key: 'person', head: t('Person'), cell: (signUp) => <Who {...signUp} />, at: 'title' },
    {
      key: 'company',
      head: t('Company and e-mail'),
      cell: ({ company, email }) => (
        <>
          {company}
          <small>{email}</small>
        </>
      ),
      at: 'note',
    },
    { key: 'pass', head: t('Pass'), cell: ({ pass }) => <PassBadge passType={pass} />, at: 'side' },
    { key: 'state', head: t('Status'), cell: ({ pass }) => <PassState pass={pass} />, at: 'state' },
    {
      key: 'mail',
      head: t('Confirmation mail'),
      cell: ({ mail, pass, name }) =>
        mail === null ? null : <ConfirmationMail mail={mail} name={name} isWaitedFor={pass.status === 'pending'} />,
      at: 'below',
    },
    {
      key: 'since',
      head: t('Signed up'),
      cell: ({ pass }) => formatMoment(pass.createdAt, timeZone, locale),
      isNumber: true,
    },
  ]
  return <DataTable label={t('List of sign-ups')} columns={columns} rows={signUps} keyOf={({ pass }) => pass.uuid} />
}

function Who({ name, person, order }: Pick<ListedSignUp, 'name' | 'person' | 'order'>) {
  const { t } = useText()
  if (person !== null)
    return (
      <Link to="/organiser/people/$uuid" params={{ uuid: person }}>
        {name}
      </Link>
    )
  if (order === null) return name
  return (
    <>
      <Link to="/organiser/orders/$uuid" params={{ uuid: order.uuid }}>
        {name}
      </Link>
      <small>{t('Order {number}', { number: order.number })}</small>
    </>
  )
}
