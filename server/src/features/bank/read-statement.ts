import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { statementUnreadable } from '@foyer/contract/bank'
import { type CurrentEdition, getEdition } from '#features/editions'
import type { CallerContext } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { dayIn } from '#platform/ground/days'
import type { Statement, StatementLine } from './statement.ts'

/** A statement that takes longer to read is none; in milliseconds. */
const PATIENCE_MS = 20_000
/** What reading one may take of the memory, in MiB: a file of 8 MiB takes a fifth of it. */
const MEMORY_MIB = 768

/** A line, and the name under which it is taken in once. */
export interface KeyedLine extends StatementLine {
  readonly key: string
}

export interface KeyedStatement {
  readonly format: Statement['format']
  readonly lines: readonly KeyedLine[]
  readonly leftOut: number
  /** The account that it is of, where it says so and that is not the seller's. */
  readonly otherAccount: string | null
}

/**
 * The statement that was sent, as far as it is money of the edition's currency that has come in by today.
 * @throws Refused `bank/statement-unreadable`.
 */
export async function readStatement(context: CallerContext): Promise<KeyedStatement> {
  const { upload } = context.request
  if (upload === null) throw refuse(statementUnreadable)
  const [read, edition] = await Promise.all([readInThread(upload), getEdition(context)])
  if (read === null) throw refuse(statementUnreadable)
  const today = dayIn(edition.timeZone, context.now)
  const lines = read.lines.filter(({ currency, bookedOn }) => currency === edition.currency && bookedOn <= today)
  return {
    format: read.format,
    lines: keyed({ ...read, lines }),
    leftOut: read.leftOut + read.lines.length - lines.length,
    otherAccount: otherAccount(read, edition),
  }
}

function otherAccount({ account }: Statement, { seller }: CurrentEdition): string | null {
  const own = (seller as { readonly iban?: string }).iban?.replaceAll(/\s/g, '') ?? ''
  return account === null || own === '' || account === own ? null : account
}

function readInThread(bytes: Buffer): Promise<Statement | null> {
  const worker = new Worker(new URL('./statement-reader.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
    execArgv: [],
  })
  return new Promise<Statement | null>((resolve, reject) => {
    // What takes all of the memory or the time that it is given is no statement.
    const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS)
    worker.once('message', resolve)
    worker.once('error', (error: Error & { readonly code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error),
    )
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(null)
    })
  })
}

/**
 * The bank's own name of a line, or all that it says of it; of lines that are alike in one file each has its number. The same
 * line has the same name in the next file, which may begin or end on other days.
 */
function keyed({ format, lines }: Statement): KeyedLine[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const { bankReference, amount, bookedOn, currency, payerIban, payerName, remittance } = line
    const told =
      bankReference === null
        ? [bookedOn, amount, currency, payerIban ?? payerName, remittance]
        : [bankReference, amount, bookedOn]
    const name = createHash('sha256').update(JSON.stringify(told)).digest('base64url')
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return { ...line, key: `${format} ${name} ${number}` }
  })
}
