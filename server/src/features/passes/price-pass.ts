import { unknownCountry } from '@foyer/contract/identity'
import type { Input } from '@foyer/contract/kit/endpoint'
import { type pricePass as endpoint, type PassPrice, passNotOnSale } from '@foyer/contract/passes'
import { findCountry, getEdition } from '#features/editions'
import { decideTax, priceThing, validVatId } from '#features/orders'
import { findVatIdProof } from '#features/vat-ids'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { isOnSale } from './pass-type-state.ts'
import { findPassTypeRow } from './passes.queries.ts'
import { priceAt } from './price-phases.ts'

/**
 * What a pass would cost a buyer, by the rule that prices orders: the form shows it before anything is ordered.
 * @throws Refused `passes/not-on-sale` for what nobody can buy; `identity/unknown-country`.
 */
export async function pricePass(context: Context, { body }: Input<typeof endpoint>): Promise<PassPrice> {
  const type = await findPassTypeRow(context, body.passTypeId)
  if (type === undefined || type.list !== 'paid' || !isOnSale(type, context.now)) throw refuse(passNotOnSale)
  const country = await findCountry(context, body.countryId)
  if (country === undefined) throw refuse(unknownCountry)
  const edition = await getEdition(context)
  const vatId = validVatId(body.vatId)
  const vatIdProof = vatId === null ? null : await findVatIdProof(context, vatId)
  const buyer = { country: country.code, inEu: country.in_eu, vatId, vatIdProof }
  const price = priceThing(edition, buyer, { taxClass: 'standard', priceWithVat: priceAt(type, context.now) })
  const money = (amount: number) => ({ amount, currency: edition.currency })
  return {
    net: money(price.net),
    taxRate: price.tax_rate_bp,
    tax: money(price.tax),
    total: money(price.gross),
    reverseCharge: decideTax(buyer, 'standard', edition.tax).reverseCharge,
  }
}
