import { listCountries, readEdition } from '@foyer/contract/editions'
import { type Door, serve } from '#platform/serve'
import { getEditionRow, listCountryRows, listPhaseRows } from './editions.queries.ts'
import { presentEdition } from './present-edition.ts'

export function openEditions(door: Door): void {
  serve(door, readEdition, async (context) =>
    presentEdition(await getEditionRow(context, context.editionId), await listPhaseRows(context), context.now),
  )
  serve(door, listCountries, async (context) =>
    (await listCountryRows(context)).map((row) => ({
      id: row.id,
      code: row.code,
      name: row.name,
      nativeName: row.native_name,
      inEu: row.in_eu,
    })),
  )
}
