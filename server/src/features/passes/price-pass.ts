import { unknownCountry } from '@foyer/contract/identity'
import type { Input } from '@foyer/contract/kit/endpoint'
import {
  type checkVoucher as checksVoucher,
  type pricePass as endpoint,
  type PassPrice,
  passNotOnSale,
} from '@foyer/contract/passes'
import { type CurrentEdition, domesticRate, findCountry, getEdition } from '#features/editions'
import { decideTax, priceThing, taxPrice } from '#features/orders'
import { findVatIdProof } from '#features/vat-ids'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { keepVatId } from '#platform/payments/vat/keep-vat-id'
import { isOnSale } from './pass-type-state.ts'
import { findPassTypeRow } from './passes.queries.ts'
import { priceAt } from './price-phases.ts'

/**
 * What a pass would cost a buyer, by the rule that prices orders: the form shows it before anything is ordered.
 * @throws Refused `passes/not-on-sale` for what nobody can buy; `identity/unknown-country`; InvalidInput for a VAT ID that cannot be right.
 */
export async function pricePass(context: Context, { body }: Input<typeof endpoint>): Promise<PassPrice> {
  const type = await findPassTypeRow(context, body.passTypeId)
  if (type === undefined || type.list !== 'paid' || !isOnSale(type, context.now)) throw refuse(passNotOnSale)
  const country = await findCountry(context, body.countryId)
  if (country === undefined) throw refuse(unknownCountry)
  return priceAbroad(context, country, keepVatId(body.vatId), priceAt(type, context.now))
}

/** What the pass of a good voucher costs, at the address that is billed where one is known. The VAT ID can be right. */
export async function priceByVoucher(
  context: Context,
  { countryId }: Input<typeof checksVoucher>['body'],
  vatId: string | null,
  priceWithVat: number,
): Promise<PassPrice> {
  const country = countryId == null ? undefined : await findCountry(context, countryId)
  if (country !== undefined) return priceAbroad(context, country, vatId, priceWithVat)
  const edition = await getEdition(context)
  const rate = passVatRate(edition)
  return presentPrice({ ...taxPrice(priceWithVat, rate, true), tax_rate_bp: rate }, edition.currency, false)
}

/** Domestic, in basis points: a pass is supplied on the event's last day, as its order's line says. */
export const passVatRate = ({ tax, endsOn }: Pick<CurrentEdition, 'tax' | 'endsOn'>): number =>
  domesticRate('standard', tax, endsOn)

async function priceAbroad(
  context: Context,
  country: NonNullable<Awaited<ReturnType<typeof findCountry>>>,
  vatId: string | null,
  priceWithVat: number,
): Promise<PassPrice> {
  const edition = await getEdition(context)
  const vatIdProof = vatId === null ? null : await findVatIdProof(context, vatId)
  const buyer = { country: country.code, inEu: country.in_eu, vatId, vatIdProof }
  const price = priceThing(edition, buyer, { taxClass: 'standard', priceWithVat })
  return presentPrice(price, edition.currency, decideTax(buyer, 'standard', edition.tax).reverseCharge)
}

function presentPrice(price: ReturnType<typeof priceThing>, currency: string, reverseCharge: boolean): PassPrice {
  const money = (amount: number) => ({ amount, currency })
  return {
    net: money(price.net),
    taxRate: price.tax_rate_bp,
    tax: money(price.tax),
    total: money(price.gross),
    reverseCharge,
  }
}
