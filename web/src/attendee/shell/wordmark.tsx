import { Link } from '@tanstack/react-router'
import { useKnownEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './wordmark.module.css'

/** So many times as wide as it is high a logo has the event's name in it. */
const NAMES_ITSELF = 2.5

/** The event's logo and name; leads home. */
export function Wordmark() {
  const { t } = useText()
  const edition = useKnownEdition()
  const name = edition === undefined ? '' : `${edition.product} ${edition.year}`
  const logo = edition?.logo
  const isName = logo != null && logo.light.width >= NAMES_ITSELF * logo.light.height
  return (
    <Link className="mark" to="/" aria-label={t('{name}, home', { name })}>
      {logo == null ? (
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <path fill="currentColor" d="M0 0h28v28h-8V9l-9-3v22H0z" />
        </svg>
      ) : (
        // Both are in the page, and a browser loads the one that it shows.
        (['light', 'dark'] as const).map((look) => {
          const { url, ...size } = logo[look]
          return <img key={look} className={styles.logo} data-look={look} src={url} {...size} alt="" loading="lazy" />
        })
      )}
      {isName ? null : (
        <span>
          {edition?.product} <i>{edition?.year}</i>
        </span>
      )}
    </Link>
  )
}
