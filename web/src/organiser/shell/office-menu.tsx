import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './office.module.css'

/** The places of the back office that somebody may enter. */
export function OfficeMenu() {
  const { t } = useText()
  const { data: user } = useQuery(query(readUser))
  const runsEvent = user?.scope.some((scope) => scope === 'owner' || scope === 'organiser') ?? false
  return (
    <nav className={styles.menu} aria-label={t('Back office')}>
      <Link to="/organiser" activeOptions={{ exact: true }}>
        <Icon name="home" />
        {t('Today')}
      </Link>
      {runsEvent ? (
        <>
          <Link to="/organiser/setup">
            <Icon name="list" />
            {t('Set up')}
          </Link>
          <Link to="/organiser/self-check">
            <Icon name="check" />
            {t('Self-check')}
          </Link>
        </>
      ) : null}
    </nav>
  )
}
