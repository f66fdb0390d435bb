import { unknownCodeMessage } from '@foyer/contract/new-program.schemas'
import type { changeExhibitor as endpoint, removeExhibitor as removing } from '@foyer/contract/office-exhibitors'
import { ExhibitorEntries } from '@foyer/contract/office-exhibitors.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { holdNewCodes } from '#platform/database/new-codes'
import { Audited } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import type { UseCase } from '#platform/door/serve'
import { placesOf } from './exhibitor-places.ts'
import { insertExhibitorCategories, insertExhibitorStands } from './exhibitors.queries.ts'
import { exhibitorEntriesOf, exhibitorRecord, getOfficeExhibitor, holdExhibitor } from './office-exhibitor.ts'
import { clearPlaces, deleteExhibitor, updateExhibitor } from './office-exhibitors.queries.ts'
import { noteHolders } from './stand-holders.ts'

/**
 * Changes an exhibitor, in which categories it is and where it stands.
 * @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`.
 */
export const changeExhibitor: UseCase<typeof endpoint> = async (context, { params: { id }, body }) => {
  const { version: _version, ...entered } = body
  await holdNewCodes(context)
  const entries = await acceptContent(context, ExhibitorEntries, entered)
  const before = await holdExhibitor(context, id, body)
  const { categoryIds, standIds, unknown } = (await placesOf(context))(entries)
  if (unknown.length > 0) throw new InvalidInput(unknown.map((path) => ({ path, message: unknownCodeMessage })))
  const acts = await noteHolders(context, [...before.stands, ...entries.stands], async () => {
    await updateExhibitor(context, id, entries)
    await clearPlaces(context, id)
    await putPlaces(context, id, { categoryIds, standIds })
  })
  const after = await getOfficeExhibitor(context, { id })
  const changed = exhibitorRecord.changed(id, exhibitorEntriesOf(before), exhibitorEntriesOf(after))
  return new Audited([changed, ...acts], after)
}

async function putPlaces(
  context: OfficeContext,
  exhibitor_id: number,
  { categoryIds, standIds }: { readonly categoryIds: readonly number[]; readonly standIds: readonly number[] },
): Promise<void> {
  const of = { exhibitor_id, edition_id: context.editionId }
  if (categoryIds.length > 0)
    await insertExhibitorCategories(
      context,
      categoryIds.map((category_id) => ({ ...of, category_id })),
    )
  if (standIds.length > 0)
    await insertExhibitorStands(
      context,
      standIds.map((stand_id, position) => ({ ...of, stand_id, position })),
    )
}

/** Removes an exhibitor; its stands are free. @throws Refused `requests/not-found`, `office/changed-meanwhile`. */
export const removeExhibitor: UseCase<typeof removing> = async (context, { params: { id }, body }) => {
  await holdNewCodes(context)
  const before = await holdExhibitor(context, id, body)
  const acts = await noteHolders(context, before.stands, async () => {
    await clearPlaces(context, id)
    await deleteExhibitor(context, id)
  })
  return new Audited([exhibitorRecord.removed(id, exhibitorEntriesOf(before)), ...acts], undefined)
}
