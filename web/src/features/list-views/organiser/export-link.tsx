import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { useReader } from '#ui/read-only.tsx'

interface ExportLinkProps {
  /** As the page of exports calls the list. */
  readonly table: 'orders' | 'people'
  readonly filters: Readonly<Record<string, string>>
  readonly hidden: ReadonlySet<string>
}

/** The way to take what a list shows as a file: what it is narrowed to, and no column that it does not show. */
export function ExportLink({ table, filters, hidden }: ExportLinkProps) {
  const { t } = useText()
  // An export is begun on a page of its own, which is for reading here.
  const isReadOnly = useReader() !== null
  const without = hidden.size === 0 ? {} : { without: [...hidden].sort().join('.') }
  if (isReadOnly) return null
  return (
    <Link {...buttonLook('line', true)} to="/organiser/exports" search={{ table, ...filters, ...without }}>
      {t('Export')}
    </Link>
  )
}
