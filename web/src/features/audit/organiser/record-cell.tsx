import type { AuditEntry } from '@foyer/contract/audit'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRecordWords } from '#features/timeline'
import { useWorkEdition } from '#platform/work-edition.ts'

interface RecordCellProps {
  readonly entry: AuditEntry
}

/** What kind of record it was, which leads to its page where it has one of its own, and which one. */
export function RecordCell({ entry: { record, editionId } }: RecordCellProps) {
  const words: Readonly<Partial<Record<string, string>>> = useRecordWords()
  // A page shows what belongs to the event that is worked on.
  const isHere = useWorkEdition()?.id === editionId
  return (
    <>
      <PageOf {...record} isHere={isHere}>
        {words[record.kind] ?? record.kind}
      </PageOf>
      <small>{record.id}</small>
    </>
  )
}

interface PageOfProps {
  readonly kind: string
  readonly id: string
  readonly isHere: boolean
  readonly children: ReactNode
}

function PageOf({ kind, id, isHere, children }: PageOfProps) {
  // People outlive events.
  if (['person', 'second-factor', 'staff', 'user'].includes(kind))
    return (
      <Link to="/organiser/people/$uuid" params={{ uuid: id }}>
        {children}
      </Link>
    )
  if (!isHere) return children
  if (kind === 'order')
    return (
      <Link to="/organiser/orders/$uuid" params={{ uuid: id }}>
        {children}
      </Link>
    )
  if (kind === 'accommodation')
    return (
      <Link to="/organiser/hotels/$id" params={{ id }}>
        {children}
      </Link>
    )
  if (kind === 'pass-type')
    return (
      <Link to="/organiser/pass-types/$id" params={{ id }}>
        {children}
      </Link>
    )
  if (kind === 'voucher-batch')
    return (
      <Link to="/organiser/vouchers/$id" params={{ id }}>
        {children}
      </Link>
    )
  return children
}
