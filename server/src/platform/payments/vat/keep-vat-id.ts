import { vatIdMessage } from '@foyer/contract/kit/fields'
import { InvalidInput } from '#platform/door/problem'
import { checkVatId } from '#platform/payments/vat/vat-id'

/**
 * The one spelling in which a VAT ID is kept; null where none was given.
 * @throws InvalidInput for one that cannot be right, at the field `vatId`, in the specification's words.
 */
export function keepVatId(text: string | null | undefined): string | null {
  if (text == null || text.trim() === '') return null
  const { valid, countryCode, number } = checkVatId(text)
  if (!valid) throw new InvalidInput([{ path: 'vatId', message: vatIdMessage }])
  return `${countryCode}${number}`
}
