import type { OfficeStand } from '@foyer/contract/office-halls'
import type { OfficeContext } from '#platform/context'
import type { Act } from '#platform/door/audit'
import { exhibitorRecord, getOfficeExhibitor } from './office-exhibitor.ts'
import { getOfficeHall, hallRecord, standEntriesOf } from './office-hall.ts'
import { listExhibitorIds, listHallLineRows, touchExhibitors, touchStands } from './office-halls.queries.ts'

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

/**
 * Does something of an exhibitor's own by which stands get another holder. Whoever has the hall of one of them open is told,
 * and its log says it; stands that keep their holders are as they were.
 * @param named those that may get another.
 */
export async function noteHolders(
  context: OfficeContext,
  named: readonly { readonly hall: string }[],
  act: () => Promise<unknown>,
): Promise<Act[]> {
  const codes = new Set(named.map(({ hall }) => hall))
  const halls = (await listHallLineRows(context)).filter(({ code }) => codes.has(code))
  const read = async () =>
    (await Promise.all(halls.map(({ id }) => getOfficeHall(context, id)))).flatMap(({ id, stands }) =>
      stands.map((stand) => ({ hallId: id, stand })),
    )
  const before = new Map((await read()).map(({ stand }) => [stand.id, stand]))
  await act()
  const changed = (await read()).flatMap(({ hallId, stand }) => {
    const was = before.get(stand.id)
    return was === undefined || JSON.stringify(was.exhibitors) === JSON.stringify(stand.exhibitors)
      ? []
      : [
          {
            id: stand.id,
            act: hallRecord.changed(hallId, { stand: standEntriesOf(was) }, { stand: standEntriesOf(stand) }),
          },
        ]
  })
  await touchStands(
    context,
    changed.map(({ id }) => id),
  )
  return changed.map((one) => one.act)
}
