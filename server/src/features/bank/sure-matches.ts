import type { allotSureMatches as allots, SureMatches } from '@foyer/contract/bank'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { Audited } from '#platform/door/audit'
import { Refused } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { allotEntry } from './allot-entry.ts'
import { awaitedOrders } from './awaited-orders.ts'
import { type EntryRow, listEntriesLeft } from './bank.queries.ts'
import { allottedActs } from './entry-record.ts'
import { isSure, openMatcher } from './match-entry.ts'

interface SureMatch {
  readonly entry: EntryRow
  readonly orderId: string
}

/** Money whose reference and amount fit one order each; of two transfers for one order, the first. */
async function findSureMatches(context: Context): Promise<SureMatch[]> {
  const [entries, orders] = await Promise.all([listEntriesLeft(context), awaitedOrders(context)])
  const match = openMatcher(orders)
  const taken = new Set<string>()
  return entries.flatMap((entry) => {
    const left = entry.amount - entry.allocated - entry.sent_back
    const { currency, payer_name: payerName, remittance } = entry
    const found = match({ left, currency, payerName, remittance })
    const id = isSure(found) ? found[0]?.order.order.id : undefined
    if (id === undefined || taken.has(id)) return []
    taken.add(id)
    return [{ entry, orderId: id }]
  })
}

const leftOf = ({ entry }: SureMatch): number => entry.amount - entry.allocated - entry.sent_back

async function present(context: Context, matches: readonly SureMatch[]): Promise<SureMatches> {
  const { currency } = await getEdition(context)
  return { count: matches.length, total: { amount: matches.reduce((sum, one) => sum + leftOf(one), 0), currency } }
}

export const readSureMatches = async (context: Context): Promise<SureMatches> =>
  present(context, await findSureMatches(context))

/** So many are given in one request, which nobody waits for longer than seconds: the rest stand there for the next. */
const AT_ONCE = 500

/**
 * Gives each order the money that surely is for it, each in a transaction and with an entry in the log of its own. What
 * somebody else gave meanwhile, or what cannot be paid any more, stays for a person to look at.
 * @throws AggregateError of those that failed, after all the others had their turn.
 */
export const allotSureMatches: UseCase<typeof allots> = async (context) => {
  const done: SureMatch[] = []
  await eachByItself(
    (await findSureMatches(context)).slice(0, AT_ONCE),
    ({ entry }) => entry.id,
    async (match) => {
      const body = { orderUuid: match.orderId, amount: leftOf(match) }
      const input = { params: { uuid: match.entry.id }, query: undefined, body }
      try {
        await context.inTransaction(async (inner) => {
          const order = await allotEntry({ ...context, ...inner }, input)
          return new Audited(allottedActs(match.entry.id, order), undefined)
        })
        done.push(match)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    },
  )
  return present(context, done)
}
