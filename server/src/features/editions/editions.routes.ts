import { listCountries, readEdition } from '@foyer/contract/editions'
import { type Door, serve } from '#platform/door/serve'
import { getEditionRow, listCountryRows, listPhaseRows } from './editions.queries.ts'
import { nameCountry } from './name-country.ts'
import { presentEdition } from './present-edition.ts'

export function openEditions(door: Door): void {
  serve(door, readEdition, async (context) =>
    presentEdition(
      await getEditionRow(context, context.editionId),
      await listPhaseRows(context),
      context.now,
      context.locale,
    ),
  )
  serve(door, listCountries, async (context) => {
    const countries = (await listCountryRows(context)).map((row) => ({
      id: row.id,
      code: row.code,
      name: nameCountry(row, context.locale),
      nativeName: row.native_name,
      inEu: row.in_eu,
    }))
    return countries.sort((a, b) => a.name.localeCompare(b.name, context.locale))
  })
}
