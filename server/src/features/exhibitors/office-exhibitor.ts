import { requests } from '@foyer/contract/kit/refusal'
import type { OfficeExhibitor } from '@foyer/contract/office-exhibitors'
import { ExhibitorEntries, OfficeExhibitor as Shape } from '@foyer/contract/office-exhibitors.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import { findExhibitor, lockExhibitor, type OfficeExhibitorRow } from './office-exhibitors.queries.ts'

type InEdition = Pick<Context, 'db' | 'editionId'>

export const presentOfficeExhibitor = (row: OfficeExhibitorRow): OfficeExhibitor => z.parse(Shape, row)

/** An exhibitor of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficeExhibitor(
  context: InEdition,
  of: { id: number } | { code: string },
): Promise<OfficeExhibitor> {
  const row = await findExhibitor(context, of)
  if (row === undefined) throw refuse(requests.notFound)
  return presentOfficeExhibitor(row)
}

/**
 * An exhibitor that nobody else changes until the transaction ends, and that is still as whoever changes it saw it.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile` with the exhibitor as it is.
 */
export async function holdExhibitor(
  context: InEdition,
  id: number,
  yours: { readonly version: number },
): Promise<OfficeExhibitor> {
  await lockExhibitor(context, id)
  const exhibitor = await getOfficeExhibitor(context, { id })
  if (exhibitor.version !== yours.version) throw refuseChangedMeanwhile(yours, exhibitor)
  return exhibitor
}

const fields = Object.keys(ExhibitorEntries.shape) as (keyof typeof ExhibitorEntries.shape)[]

/** A company and what it shows: what it is called, and where it stands, names nobody. */
export const exhibitorRecord = auditedRecord('exhibitor', ['code', ...fields])

export const exhibitorEntriesOf = ({ id: _id, version: _version, ...entries }: OfficeExhibitor) => entries
