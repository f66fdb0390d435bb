import { unknownCountry } from '@foyer/contract/identity'
import type { Input } from '@foyer/contract/kit/endpoint'
import type { signUp as endpoint } from '@foyer/contract/passes'
import { findCountry, getEdition, nameCountry } from '#features/editions'
import { assertStrongPassword, recordSignUp } from '#features/identity'
import { type Buyer, createOrder, showOrder, writeAddress } from '#features/orders'
import { findVatIdProof, proveVatId, refuseUnregistered } from '#features/vat-ids'
import type { CallerContext, Context, ProcessContext } from '#platform/context'
import { hashPassword } from '#platform/door/passwords/password-hash'
import { refuse } from '#platform/door/refused'
import { hashSecret, newSecret } from '#platform/door/secrets'
import { uuidV7 } from '#platform/ground/uuid'
import { keepVatId } from '#platform/payments/vat/keep-vat-id'
import { countWrongVouchers } from './count-wrong-vouchers.ts'
import { describePass } from './describe-pass.ts'
import { assertFewUnproven, unprovenHolder } from './few-held.ts'
import { type Choice, getChoice } from './get-choice.ts'
import { makePassCode } from './pass-code.ts'
import { insertPass, updatePass } from './passes.queries.ts'
import { holdPlace } from './places.ts'

/** A place that a voucher opened is kept this long for its mailbox to be proven, in milliseconds. */
const CONFIRMATION_MS = 24 * 3_600_000

/**
 * Signs a visitor up for a pass. Nothing here depends on whether the address has an account already, so nobody can
 * learn it. Where something is due, the answer carries the order and the secret that opens it; where nothing is, the
 * place is taken at once and kept for a day.
 * @throws Refused what the choice of pass refuses; `identity/unknown-country`; `identity/password-too-weak`.
 * @throws InvalidInput for a VAT ID that cannot be right, or that the register does not know.
 */
export async function signUp(context: CallerContext & ProcessContext, input: Input<typeof endpoint>) {
  const vatId = keepVatId(input.body.vatId)
  const body = { ...input.body, vatId }
  // What cannot be had costs nobody the work of a password.
  await countWrongVouchers(context, body.voucherCode, () =>
    getChoice(context, body, { email: body.email, userId: null }),
  )
  const holder = unprovenHolder(context, context.request, body.email)
  await assertFewUnproven(context, holder)
  await assertStrongPassword(body.password, [body.email, body.firstName, body.lastName, body.companyName])
  // Hashing takes long by design, and the register is somebody else's: never inside a transaction, which would keep its
  // locks meanwhile.
  const [passwordHash] = await Promise.all([
    hashPassword(body.password),
    vatId === null ? 'silent' : proveVatId(context, vatId),
  ])
  await refuseUnregistered(context, vatId)
  const secret = newSecret()
  return context.inLastTransaction(async (inner) => {
    const choice = await getChoice(inner, body, { email: body.email, userId: null })
    const buyer = await buyerOf(inner, body)
    const signUpId = await recordSignUp({ ...inner, locale: body.locale }, body, passwordHash)
    const passId = await newPass(inner, choice, signUpId, holder)
    if (choice.price === 0) {
      await holdPlace(inner, passId, new Date(inner.now.getTime() + CONFIRMATION_MS))
      return { uuid: signUpId, order: null, orderSecret: null }
    }
    const edition = await getEdition(inner)
    const order = await createOrder({ ...inner, locale: body.locale }, edition, {
      purpose: 'sign-up',
      holder: { signUpId, secretHash: hashSecret(secret) },
      buyer,
      things: [
        {
          kind: 'pass',
          reference: passId,
          ...describePass(choice.type, edition, choice.voucher?.value),
          priceWithVat: choice.price,
        },
      ],
    })
    await updatePass(inner, passId, { order_id: order.id })
    return { uuid: signUpId, order: await showOrder(inner, order), orderSecret: secret }
  })
}

async function newPass(
  context: Context,
  choice: Choice,
  signUpId: string,
  holder: ReturnType<typeof unprovenHolder>,
): Promise<string> {
  const id = uuidV7(context.now)
  await insertPass(context, {
    id,
    edition_id: context.editionId,
    pass_type_id: choice.type.id,
    voucher_id: choice.voucher?.id ?? null,
    given_away: choice.voucher?.givenAway ?? null,
    sign_up_id: signUpId,
    ...holder,
    state: 'pending',
    place: 'none',
    code: makePassCode(),
    created_at: context.now,
  })
  return id
}

async function buyerOf(context: Context, body: Input<typeof endpoint>['body']): Promise<Buyer> {
  const country = await findCountry(context, body.billingAddress.countryId)
  if (country === undefined) throw refuse(unknownCountry)
  return {
    name: `${body.firstName} ${body.lastName}`,
    company: body.companyName,
    email: body.email,
    ...writeAddress(body.billingAddress, nameCountry(country, body.locale)),
    country: country.code,
    inEu: country.in_eu,
    vatId: body.vatId ?? null,
    vatIdProof: body.vatId ? await findVatIdProof(context, body.vatId) : null,
  }
}
