import type { OfficeStand } from '@foyer/contract/office-halls'
import type { OfficeContext } from '#platform/context'
import type { Act } from '#platform/door/audit'
import { exhibitorRecord, getOfficeExhibitor } from './office-exhibitor.ts'
import { listExhibitorIds, touchExhibitors } from './office-halls.queries.ts'

/** Codes of who has one of these stands, each once, in the order of the alphabet. */
export const holdersOf = (stands: readonly Pick<OfficeStand, 'exhibitors'>[]): string[] =>
  [...new Set(stands.flatMap(({ exhibitors }) => exhibitors))].toSorted()

/** Whether those are reached who were seen to be. */
export const areSeen = (reached: readonly string[], seen: readonly string[]): boolean =>
  JSON.stringify(reached) === JSON.stringify([...new Set(seen)].toSorted())

/**
 * Does something by which exhibitors get stands or lose them. Whoever has one of them open is told, and each one's own
 * log says it.
 * @param codes those whose stands it may change.
 */
export async function noteStands(
  context: OfficeContext,
  codes: readonly string[],
  act: () => Promise<unknown>,
): Promise<Act[]> {
  const exhibitors = await listExhibitorIds(context, codes)
  const read = () => Promise.all(exhibitors.map(({ id }) => getOfficeExhibitor(context, { id })))
  const before = await read()
  await act()
  const after = await read()
  const changed = after.flatMap((now, at) => {
    const stands = before[at]?.stands ?? []
    return JSON.stringify(stands) === JSON.stringify(now.stands)
      ? []
      : [{ id: now.id, act: exhibitorRecord.changed(now.id, { stands }, { stands: now.stands }) }]
  })
  await touchExhibitors(
    context,
    changed.map(({ id }) => id),
  )
  return changed.map((one) => one.act)
}
