import type {
  previewStatement as previews,
  StatementPreview,
  StatementTaken,
  takeStatement as takes,
} from '@foyer/contract/bank'
import { SHOWN_LINES } from '@foyer/contract/bank.schemas'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { inOrder } from '#platform/database/in-order'
import { audited, auditedRecord } from '#platform/door/audit'
import type { UseCase } from '#platform/door/serve'
import { uuidV7 } from '#platform/ground/uuid'
import { awaitedOrders } from './awaited-orders.ts'
import { insertLines, listKnownKeys, listTakenDays } from './bank.queries.ts'
import { isSure, openMatcher } from './match-entry.ts'
import { type KeyedLine, type KeyedStatement, readStatement } from './read-statement.ts'

type LineState = StatementPreview['lines'][number]['state']

// Who paid may be a person, who may go: of that the log says nothing.
const statementRecord = auditedRecord('bank-statement', ['format', 'taken', 'known', 'alike', 'total'])

/**
 * What each line is: taken in already, like an entry that came another way, or new. An entry of the books answers for one line
 * that is like it, so that of two equal transfers, of which one was typed in, one is new.
 */
async function statesOf(
  context: Pick<Context, 'db'>,
  { format, lines }: KeyedStatement,
): Promise<ReadonlyMap<KeyedLine, LineState>> {
  const [known, others] = await Promise.all([
    listKnownKeys(
      context,
      lines.map(({ key }) => key),
    ),
    listTakenDays(context, format, [...new Set(lines.map(({ bookedOn }) => bookedOn))]),
  ])
  const like = ({ bookedOn, amount, currency }: Pick<KeyedLine, 'bookedOn' | 'amount' | 'currency'>) =>
    `${bookedOn} ${amount} ${currency}`
  const left = new Map<string, number>()
  for (const entry of others)
    left.set(like({ bookedOn: entry.booked_on, amount: entry.amount, currency: entry.currency }), Number(entry.count))
  return new Map(
    lines.map((line) => {
      if (known.has(line.key)) return [line, 'known']
      const count = left.get(like(line)) ?? 0
      if (count > 0) left.set(like(line), count - 1)
      return [line, count > 0 ? 'alike' : 'new']
    }),
  )
}

function countsOf(states: ReadonlyMap<KeyedLine, LineState>) {
  const counts = { new: 0, known: 0, alike: 0 }
  for (const state of states.values()) counts[state] += 1
  return counts
}

const sumOf = (lines: readonly KeyedLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** What taking a statement in would bring; nothing is written. @throws Refused `bank/statement-unreadable`. */
export const previewStatement: UseCase<typeof previews> = async (context) => {
  const statement = await readStatement(context)
  const [states, orders, { currency }] = await Promise.all([
    statesOf(context, statement),
    awaitedOrders(context),
    getEdition(context),
  ])
  const match = openMatcher(orders)
  const fresh = statement.lines.filter((line) => states.get(line) === 'new')
  const sure = fresh.filter((line) => isSure(match({ ...line, left: line.amount })))
  return {
    format: statement.format,
    counts: countsOf(states),
    leftOut: statement.leftOut,
    otherAccount: statement.otherAccount,
    total: { amount: sumOf(fresh), currency },
    sure: sure.length,
    lines: statement.lines.slice(0, SHOWN_LINES).map((line) => ({
      bookedOn: line.bookedOn,
      amount: { amount: line.amount, currency: line.currency },
      payerName: line.payerName,
      remittance: line.remittance,
      state: states.get(line) ?? 'new',
    })),
  }
}

/**
 * Takes a statement in, one after the other: each entry of the bank once, whoever sends which file how often and at the same
 * moment. What is like
 * an entry that came another way is passed over, unless somebody has looked and says that it is another one.
 * @throws Refused `bank/statement-unreadable`.
 */
export const takeStatement: UseCase<typeof takes> = async (context, { query }) => {
  const statement = await readStatement(context)
  return context.inTransaction(async (inner) => {
    // Who takes the same statement in from another format has to see what this one brought.
    await inOrder(inner.db, 'takeStatement')
    const states = await statesOf(inner, statement)
    const wanted = statement.lines.filter((line) => {
      const state = states.get(line)
      return state === 'new' || (state === 'alike' && query.alike === 'taken')
    })
    const added = await insertLines(
      inner,
      wanted.map((line) => ({
        id: uuidV7(inner.now),
        entry_key: line.key,
        source: statement.format,
        booked_on: line.bookedOn,
        amount: line.amount,
        currency: line.currency,
        payer_name: line.payerName,
        payer_iban: line.payerIban,
        remittance: line.remittance,
        created_at: inner.now,
      })),
    )
    const alike = query.alike === 'taken' ? 0 : countsOf(states).alike
    const taken: StatementTaken = { taken: added.length, known: statement.lines.length - added.length - alike, alike }
    const total = added.reduce((sum, { amount }) => sum + amount, 0)
    return audited(statementRecord.created(uuidV7(inner.now), { format: statement.format, ...taken, total }), taken)
  })
}
