import { nameCountry } from '#features/editions'
import { findInvoicee, type Invoicee } from '#features/identity'
import { findVatIdProof, vatIdProofIn } from '#features/vat-ids'
import type { Context } from '#platform/context'
import { askOnce } from '#platform/database/database'
import { AccountGone } from '#platform/ground/account-gone'
import { checkVatId } from '#platform/payments/vat/vat-id'
import type { Buyer } from './buyer.ts'

/** The buyer that a user is: their name and billing address as they stand now. */
export const getBuyer = async (context: Context, userId: string): Promise<Buyer> =>
  (await askBuyer(context, userId)).buyer

/**
 * The same, for an order that begins, behind {@link lockBeginning}.
 * @throws AccountGone where they left for good meanwhile: nothing would take them out of it again.
 */
export async function getBeginner(context: Context, userId: string): Promise<Buyer> {
  const { buyer, isErased } = await askBuyer(context, userId)
  if (isErased) throw new AccountGone()
  return buyer
}

const askBuyer = (context: Context, userId: string) =>
  askOnce(`buyer ${userId} in ${context.locale}`, () => loadBuyer(context, userId))

async function loadBuyer(context: Context, userId: string) {
  const user = await findInvoicee(context, userId)
  if (user === undefined) throw new AccountGone()
  return { buyer: await buyerOf(context, user), isErased: user.is_erased }
}

/** The same, of somebody who was read along with something else. */
export async function buyerOf(context: Context, user: Invoicee): Promise<Buyer> {
  const { country } = user
  const vatId = country === null ? null : validVatId(user.vat_id)
  const address = {
    addressLine1: user.address_line_1 ?? '',
    addressLine2: user.address_line_2,
    zip: user.zip ?? '',
    city: user.city ?? '',
    state: user.state,
  }
  return {
    name: `${user.first_name} ${user.last_name}`,
    company: user.company_name,
    email: user.email,
    ...(country === null
      ? { addressLines: [], address: null }
      : writeAddress(address, nameCountry(country, context.locale))),
    country: country?.code ?? '',
    // Without an address nobody can be shown to owe no VAT here.
    inEu: country?.in_eu ?? true,
    vatId,
    vatIdProof: vatId === null ? null : await proofFor(context, user, vatId),
  }
}

/** Whoever was entered before all were kept in one spelling is asked for by that one. */
const proofFor = (context: Context, user: Invoicee, vatId: string) =>
  user.vat_id === vatId ? vatIdProofIn(context, user.vat_check) : findVatIdProof(context, vatId)

/** Who signed up while the register was silent is proven by what it has said since. */
export async function provenBuyer(context: Context, buyer: Buyer): Promise<Buyer> {
  if (buyer.vatId === null || buyer.vatIdProof !== null) return buyer
  return { ...buyer, vatIdProof: await findVatIdProof(context, buyer.vatId) }
}

/** Only a number that can be right counts: a wrong one is no reason to charge no VAT. */
export function validVatId(text: string | null | undefined): string | null {
  if (text == null || text.trim() === '') return null
  const check = checkVatId(text)
  return check.valid ? `${check.countryCode}${check.number}` : null
}

/** An address as it stands on an invoice, a line each, and in its parts. */
export function writeAddress(
  address: {
    readonly addressLine1: string
    readonly addressLine2?: string | null | undefined
    readonly zip: string
    readonly city: string
    readonly state?: string | null | undefined
  },
  country: string,
): Required<Pick<Buyer, 'addressLines' | 'address'>> {
  const { addressLine1, addressLine2, zip, city, state } = address
  return {
    addressLines: [addressLine1, addressLine2 ?? '', `${zip} ${city}`, state ?? '', country].filter(
      (line) => line !== '',
    ),
    address: { line1: addressLine1, line2: addressLine2 ?? null, zip, city, state: state ?? null },
  }
}
