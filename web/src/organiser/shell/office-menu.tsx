import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { type Place, useOwnPlaces } from './places.ts'

/** The places of the back office that somebody may enter. */
export function OfficeMenu({ look }: { readonly look: string | undefined }) {
  const { t } = useText()
  return (
    <nav className={look} aria-label={t('Back office')}>
      {useOwnPlaces().map(({ word, places }) => (
        <section key={word} aria-label={word}>
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

interface PlaceLinkProps {
  readonly place: Pick<Place, 'path' | 'word' | 'icon'>
  readonly size?: 20 | 24
}

export function PlaceLink({ place: { path, word, icon }, size = 20 }: PlaceLinkProps) {
  const content = (
    <>
      <Icon name={icon} size={size} />
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
