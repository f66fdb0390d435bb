import type { OrderOfAnEdition } from '@foyer/contract/bank'
import { Link } from '@tanstack/react-router'
import { inWorkEdition, useWorkEdition } from '#platform/work-edition.ts'

/** Leads to an order by its number: to one of another edition as whoever chooses that edition comes there. */
export function OrderLink({ order: { uuid, number, editionId } }: { readonly order: OrderOfAnEdition }) {
  const work = useWorkEdition()
  if (work === undefined || work.id === editionId)
    return (
      <Link to="/organiser/orders/$uuid" params={{ uuid }} className="code">
        {number}
      </Link>
    )
  return (
    <a href={inWorkEdition(`/organiser/orders/${uuid}`, String(editionId))} className="code">
      {number}
    </a>
  )
}
