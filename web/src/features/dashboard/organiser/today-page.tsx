import { readUser } from '@foyer/contract/identity'
import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useAppNow } from '#platform/app-clock.ts'
import { daysUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Lock } from '#ui/lock.tsx'
import { Note } from '#ui/note.tsx'
import { NewestOrders } from './newest-orders.tsx'
import { Passes } from './passes.tsx'

/** Before the sale has opened: what it waits for. */
function SaleAhead() {
  const { t } = useText()
  const { data: user } = useQuery(query(readUser))
  const mayAsk = user?.scope.some((scope) => scope === 'owner' || scope === 'organiser') ?? false
  const { data: setup } = useQuery({ ...query(readSetup), enabled: mayAsk })
  if (setup === undefined || setup.openedAt !== null) return null
  const missing = setup.checklist.filter(({ isDone }) => !isDone).length
  return (
    <Note kind="warning">
      <p>
        <b>{t('The sale is not open yet.')}</b>{' '}
        {t('{missing, plural, =0 {Nothing is missing.} one {One thing is missing.} other {# things are missing.}}', {
          missing,
        })}{' '}
        <Link to="/organiser/setup">{t('Go on with setting up')}</Link>
      </p>
    </Note>
  )
}

/** Where the day of an organiser begins. */
export function TodayPage() {
  const { t } = useText()
  const edition = useEdition()
  const days = daysUntil(edition.startsOn, useAppNow(), edition.timeZone)
  usePlainTitle(t('Back office'))
  return (
    <>
      <Lock numeral={days > 0 ? days : null} title={t('Back office')}>
        {days > 0
          ? t('{days, plural, one {day until the halls open} other {days until the halls open}}', { days })
          : `${edition.product} ${edition.year}, ${edition.city}`}
      </Lock>
      <div className="stack stack--24 narrow">
        <SaleAhead />
        <p className="row">
          <a {...buttonLook()} href="/gate">
            {t('Go to the check-in')}
          </a>
          <a {...buttonLook('line')} href="/">
            {t('See what attendees see')}
          </a>
        </p>
      </div>
      <Passes />
      <NewestOrders />
    </>
  )
}
