import { requests } from '@foyer/contract/kit/refusal'
import * as contract from '@foyer/contract/passes'
import { waitForPass as waitForPassEndpoint } from '@foyer/contract/waiting'
import { getEdition, presentCancellation } from '#features/editions'
import { resendSignUp } from '#features/identity'
import { showOrder } from '#features/orders'
import type { Context } from '#platform/context'
import { BinaryAnswer } from '#platform/door/answers'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { drawQr } from '#platform/papers/qr'
import { keepVatId } from '#platform/payments/vat/keep-vat-id'
import { findPassOfUser } from './best-pass.queries.ts'
import { checkSignUp } from './check-sign-up.ts'
import { checkVoucher } from './check-voucher.ts'
import { choosePass } from './choose-pass.ts'
import { confirmSignUp } from './confirm-sign-up.ts'
import { countWrongChecks } from './count-wrong-vouchers.ts'
import { checkEligibility } from './eligibility.ts'
import { listPassTypeRows, type PassTypeRow } from './passes.queries.ts'
import { presentPass, presentPassType, type Terms } from './present-pass.ts'
import { passVatRate, priceByVoucher, pricePass } from './price-pass.ts'
import { removePass } from './remove-pass.ts'
import { signIn } from './sign-in.ts'
import { signPass } from './sign-pass.ts'
import { signUp } from './sign-up.ts'
import { upgradePass } from './upgrade-pass.ts'
import { waitForPass } from './wait-for-pass.ts'
import { linkGooglePass, offeredWallets, writeApplePass } from './wallet-passes.ts'

async function termsOf(context: Context): Promise<Terms> {
  const edition = await getEdition(context)
  const reader = { locale: context.locale, languages: edition.languages }
  return { vatRate: passVatRate(edition), currency: edition.currency, reader }
}

async function listTypes(context: Context, list: PassTypeRow['list']) {
  const rows = await listPassTypeRows(context, list)
  const terms = await termsOf(context)
  return rows.map((row) => presentPassType(row, terms, context.now))
}

export function openPasses(door: Door): void {
  serve(door, contract.signIn, signIn)
  serve(door, contract.listPaidPassTypes, (context) => listTypes(context, 'paid'))
  serve(door, contract.listVoucherPassTypes, (context) => listTypes(context, 'voucher'))
  serve(door, contract.listUpgradePassTypes, async (context, { query }) => {
    const types = await listTypes(context, 'paid-upgrade')
    const held = query.upgradeableBy
    return held === undefined ? types : types.filter((type) => type.upgradeableBy.includes(held))
  })
  serve(door, contract.pricePass, pricePass)
  serve(door, contract.checkEligibility, (context, { query }) => checkEligibility(context, query.email))
  serve(door, contract.checkVoucher, async (context, { body }) => {
    const vatId = keepVatId(body.vatId)
    const verdict = await countWrongChecks(context, () => checkVoucher(context, body.code, body.email, null))
    const type = verdict.type === null ? null : presentPassType(verdict.type, await termsOf(context), context.now)
    if (!verdict.valid) return { valid: false, passType: type, price: null, reason: verdict.reason }
    const price = await priceByVoucher(context, body, vatId, verdict.priced.price)
    return { valid: true, passType: type, price, reason: null }
  })
  serve(door, waitForPassEndpoint, waitForPass)
  serve(door, contract.readPass, async (context) => {
    const pass = await findPassOfUser(context, context.caller.userId)
    if (pass === undefined) return null
    const edition = await getEdition(context)
    const wallets = offeredWallets(context, edition, pass)
    const cancellation = presentCancellation(pass.cancellation_policy, ['passes'], edition)[0]?.steps ?? []
    return { ...presentPass(pass, await termsOf(context), context.now), wallets, cancellation }
  })
  serve(
    door,
    contract.readApplePass,
    async (context) =>
      new BinaryAnswer('application/vnd.apple.pkpass', await writeApplePass(context), { fileName: 'pass.pkpass' }),
  )
  serve(door, contract.linkGooglePass, async (context) => ({ url: await linkGooglePass(context) }))
  serve(door, contract.readPassCode, async (context) => {
    const pass = await findPassOfUser(context, context.caller.userId)
    if (pass?.state !== 'approved') throw refuse(requests.notFound)
    const text = signPass(context, pass)
    return { text, code: pass.code, drawing: drawQr(text) }
  })
  serve(door, contract.signUp, signUp)
  serve(door, contract.checkSignUp, checkSignUp)
  serve(door, contract.confirmSignUp, confirmSignUp)
  serve(door, contract.resendSignUp, async (context, { params }) => {
    await resendSignUp(context, params.uuid)
    return undefined
  })
  serve(door, contract.choosePass, choosePass)
  serve(door, contract.upgradePass, async (context, input) => showOrder(context, await upgradePass(context, input)))
  serve(door, contract.removePass, async (context) => {
    const order = await removePass(context)
    return order === null ? null : showOrder(context, order)
  })
}
