import { Link } from '@tanstack/react-router'
import { useKnownEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'

/** The event's name; leads home. */
export function Wordmark() {
  const { t } = useText()
  const edition = useKnownEdition()
  const name = edition === undefined ? '' : `${edition.product} ${edition.year}`
  return (
    <Link className="mark" to="/" aria-label={t('{name}, home', { name })}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path fill="currentColor" d="M0 0h28v28h-8V9l-9-3v22H0z" />
      </svg>
      <span>
        {edition?.product} <i>{edition?.year}</i>
      </span>
    </Link>
  )
}
