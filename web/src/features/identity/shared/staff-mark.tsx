import { useKnownEdition } from '#platform/edition.ts'

/** The event's name. */
export function StaffMark() {
  const edition = useKnownEdition()
  return (
    <span className="mark">
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path fill="currentColor" d="M0 0h28v28h-8V9l-9-3v22H0z" />
      </svg>
      <span>
        {edition?.product ?? 'Foyer'} <i>{edition?.year}</i>
      </span>
    </span>
  )
}
