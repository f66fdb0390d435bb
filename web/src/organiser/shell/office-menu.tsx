import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './office.module.css'
import { type Place, useOpenPlaces } from './places.ts'

/** The places of the back office that somebody may enter. */
export function OfficeMenu() {
  const { t } = useText()
  const { data: user } = useQuery(query(readUser))
  const groups = useOpenPlaces(user?.scope ?? [])
  return (
    <nav className={styles.menu} aria-label={t('Back office')}>
      {groups.map(({ word, places }) => (
        <section key={word} className={styles.group} aria-label={word}>
          <p aria-hidden="true">{word}</p>
          <ul>
            {places.map((place) => (
              <li key={place.path}>
                <PlaceLink place={place} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function PlaceLink({ place: { path, word, icon } }: { readonly place: Place }) {
  const content = (
    <>
      <Icon name={icon} />
      <span>{word}</span>
    </>
  )
  // Another app, with a sign-in of its own.
  if (!path.startsWith('/organiser')) return <a href={path}>{content}</a>
  return (
    <Link to={path} activeOptions={{ exact: path === '/organiser' }}>
      {content}
    </Link>
  )
}
