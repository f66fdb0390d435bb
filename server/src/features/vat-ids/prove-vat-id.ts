import { vatIdMessage } from '@foyer/contract/kit/fields'
import { getEdition } from '#features/editions'
import type { Context, ProcessContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { checkVatId } from '#platform/payments/vat/vat-id'
import type { VatIdVerdict } from '#platform/payments/vat/vat-register'
import { type CheckRow, findCheck, type ToldCheck, writeCheck } from './vat-ids.queries.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long an answer is not asked for again, in milliseconds: a business that has just begun is in the register soon. */
const FRESH_MS: Readonly<Record<VatIdVerdict['verdict'], number>> = {
  registered: 24 * HOUR_MS,
  'not-registered': HOUR_MS,
  silent: MINUTE_MS,
}
/** For so long a number that was registered counts as it, were the register silent since. */
const PROVEN_MS = 30 * 24 * HOUR_MS

/** That a VAT ID is registered, as the register said it to who sells. */
interface VatIdProof {
  readonly checkedAt: string
  readonly consultation: string | null
  /** The seller in whose name it was asked; null: nobody's, or it was asked before that was kept. */
  readonly requester: string | null
}

/** Where the edition says who sells. */
type Selling = Pick<Context, 'db' | 'now' | 'editionId' | 'recall'>

/** What a VAT ID was found to be, for the transaction that needs it: nobody is asked. Null: nothing proves it. */
export async function findVatIdProof(context: Selling, vatId: string): Promise<VatIdProof | null> {
  const [check, requester] = await Promise.all([findCheck(context, vatId), requesterIn(context)])
  return proofFor(requester, context.now, check)
}

/** The same, where what the register said was read along with something else. */
export async function vatIdProofIn(context: Selling, check: ToldCheck | null): Promise<VatIdProof | null> {
  if (check === null) return null
  return proofFor(await requesterIn(context), context.now, { ...check, checked_at: new Date(check.checked_at) })
}

/**
 * A number that the register does not know is none. Who was not asked about, or could not be, passes.
 * @throws InvalidInput at the field `vatId`, in the specification's words.
 */
export async function refuseUnregistered(context: Pick<Context, 'db' | 'now'>, vatId: string | null): Promise<void> {
  const check = vatId === null ? undefined : await findCheck(context, vatId)
  if (check?.verdict !== 'not-registered' || isOlder(check, FRESH_MS['not-registered'], context.now)) return
  throw new InvalidInput([{ path: 'vatId', message: vatIdMessage }])
}

/** What was confirmed to another seller proves nothing to this one. */
function proofFor(seller: string | null, now: Date, check: CheckRow | undefined): VatIdProof | null {
  if (check?.verdict !== 'registered' || isOlder(check, PROVEN_MS, now)) return null
  const { consultation, requester } = check
  if (requester !== null && requester !== seller) return null
  return { checkedAt: check.checked_at.toISOString(), consultation, requester }
}

const isOlder = ({ checked_at }: CheckRow, milliseconds: number, now: Date): boolean =>
  checked_at.getTime() <= now.getTime() - milliseconds

/** Questions on their way, so that a form and the price beside it are one. */
const underWay = new Map<string, Promise<VatIdVerdict['verdict']>>()

/**
 * Asks the register about a VAT ID, unless it said so a while ago, and writes down what it says; outside of any
 * transaction, since it may take seconds. An outage is `silent`, and keeps nobody from anything.
 * @param vatId as `checkVatId` spells it.
 */
export function proveVatId(context: ProcessContext, vatId: string): Promise<VatIdVerdict['verdict']> {
  const question = `${context.editionId} ${vatId}`
  const asked = underWay.get(question) ?? askUnlessFresh(context, vatId).finally(() => underWay.delete(question))
  underWay.set(question, asked)
  return asked
}

async function askUnlessFresh(context: ProcessContext, vatId: string): Promise<VatIdVerdict['verdict']> {
  const [known, requester] = await Promise.all([findCheck(context, vatId), requesterIn(context)])
  if (known !== undefined && answers(known, requester, context.now)) return known.verdict
  const verdict = await ask(context, vatId, requester)
  // Silence does not make a number unknown that was known.
  return verdict === 'silent' && proofFor(requester, context.now, known) !== null ? 'registered' : verdict
}

/** A number that another seller found registered is asked about anew: the question is named for who asks it. */
const answers = (known: CheckRow, requester: string | null, now: Date): boolean =>
  !isOlder(known, FRESH_MS[known.verdict], now) && (known.verdict !== 'registered' || known.requester === requester)

/** The seller in whose name the register is asked; null where their own VAT ID cannot be right. */
async function requesterIn(context: Selling): Promise<string | null> {
  const { valid, countryCode, number } = checkVatId((await getEdition(context)).seller.vatId)
  return valid ? `${countryCode}${number}` : null
}

async function ask(context: ProcessContext, vatId: string, requester: string | null): Promise<VatIdVerdict['verdict']> {
  const answer = await context.ports.vatRegister.ask(vatId, requester)
  await context.inTransaction((inner) => writeCheck(inner, vatId, { ...answer, requester }))
  return answer.verdict
}
