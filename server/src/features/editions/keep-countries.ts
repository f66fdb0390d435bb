import type { Country } from '@foyer/contract/editions'
import type { OfficeContext } from '#platform/context'
import { keepCountryRows } from './editions.queries.ts'

/** Adds the countries that are missing, and corrects what is known of the others. Done twice, it is as done once. */
export async function keepCountries(context: Pick<OfficeContext, 'db'>, countries: readonly Country[]): Promise<void> {
  await keepCountryRows(
    context,
    countries.map(({ id, code, name, nativeName, inEu }) => ({
      id,
      code,
      name,
      native_name: nativeName,
      in_eu: inEu,
    })),
  )
}
