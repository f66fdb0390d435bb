import { createHash } from 'node:crypto'
import { tokenHashSql, tokenOf, userIdOf, userIdSql } from './crowd.ts'
import type { Recorded, Statement } from './statement-recorder.ts'

export interface PgbenchScript {
  readonly text: string
  /** Values that are the same each time, by the name under which the script uses them. */
  readonly variables: Readonly<Record<string, string>>
  readonly statements: number
  /** The same statements as the server sent them: each packet's by themselves. */
  readonly sentTogether: readonly (readonly string[])[]
  /** In how many packets the server sent them; pgbench sends each by itself. */
  readonly packets: number
  /** How many of them ask what their transaction has asked already. */
  readonly repeats: number
}

/** One buyer's order, as the server sent it. */
export interface RecordedOrder extends Recorded {
  readonly buyer: number
}

/** A value that follows from the buyer's number: what it is, and the SQL that makes it of `:n`. */
export interface Following {
  of(buyer: number): string
  readonly sql: string
}

/** Where bookings begin; no other number of a recording is as high. */
const FIRST_BOOKING = 30_001

const hashOfToken = (buyer: number) => createHash('sha256').update(tokenOf(buyer)).digest('base64url')
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/
const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
const anyUuid = /([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})/

/** Values by the name that each got, the name of a value, the same one each time, and ids that were made anew, in their turn. */
function collectNames() {
  const variables: Record<string, string> = {}
  const constant = (value: string): string => {
    const known = Object.entries(variables).find(([, kept]) => kept === value)?.[0]
    const name = known ?? `v${Object.keys(variables).length}`
    variables[name] = value
    return `:${name}`
  }
  const newIds = new Map<string, number>()
  const newId = (value: string): string => {
    const known = newIds.get(value) ?? newIds.size + 1
    newIds.set(value, known)
    return `('${String(known).padStart(8, '0')}-0000-7fff-8000-' || lpad(to_hex(:n::bigint), 12, '0'))`
  }
  return { variables, constant, newId }
}

type Names = ReturnType<typeof collectNames>

/** A text with ids in it that were made anew: an address, a job's payload. Undefined where more than they differs. */
function writeAround(value: string, other: string | null, { constant, newId }: Names): string | undefined {
  const [parts, others] = [value.split(anyUuid), (other ?? '').split(anyUuid)]
  // Each second part is an id.
  if (parts.length < 3 || parts.length !== others.length) return undefined
  const said = (text = '') => text.replace(instants, '')
  if (parts.some((part, index) => index % 2 === 0 && said(part) !== said(others[index]))) return undefined
  const written = parts.map((part, index) =>
    index % 2 === 1 ? newId(part) : part === '' ? '' : `${constant(part)}::text`,
  )
  return `(${written.filter((part) => part !== '').join(' || ')})${/^\[?\{"/.test(value) ? '::jsonb' : ''}`
}

/** What is made up anew for each order, by its shape. @throws where it has none that is known. */
function writeMadeUp(value: string, statement: string): string {
  // A pass's code and an order's number.
  if (/^[A-Z0-9-]{8,16}$/.test(value)) return `('PGBENCH-' || :n)`
  // Under which the sandbox knows a charge: an order has one.
  if (/^sbx_[0-9a-f]{32}$/.test(value)) return `('sbx_' || md5(:n::text))`
  // What is sealed anew each time, and what the request is known by.
  if (/^[\w-]{40,}(?:\.[\w-]+)*$/.test(value)) return `rpad(md5(:n::text), ${value.length}, 'x')`
  // What the tables number themselves, alone or as a list of one.
  const numbered = /^(?:(\d+)|\{"(\d+)"\})$/.exec(value)
  if (numbered === null) throw new Error(`The value ${value} cannot be explained in: ${statement}`)
  const [, alone, listed] = numbered
  const newest = `currval('${Number(alone ?? listed) >= FIRST_BOOKING ? 'bookings' : 'order_lines'}_id_seq')`
  return listed === undefined ? newest : `array[${newest}]::int[]`
}

/**
 * Writes what the server sent for an order as a pgbench script that does the same for buyer after buyer. What differs
 * between two recorded orders depends on the buyer; everything else is sent as it was recorded.
 * @throws where the two orders were not made of the same statements, or a value cannot be explained.
 */
export function writePgbenchScript(
  first: RecordedOrder,
  second: RecordedOrder,
  following: readonly Following[],
): PgbenchScript {
  const names = collectNames()
  const { variables, constant } = names
  if (first.statements.length !== second.statements.length) throw new Error('Two orders took different statements.')

  function write(value: string | null, other: string | null, statement: string): string {
    if (value === null) return 'null'
    if (value === userIdOf(first.buyer)) return writeUser(statement)
    if (value === hashOfToken(first.buyer)) return tokenHashSql(':n')
    if (value === other || /^\d{4}-\d\d-\d\dT/.test(value)) return constant(value)
    if (uuid.test(value)) return `${names.newId(value)}::uuid`
    for (const { of, sql } of following) if (value === of(first.buyer) && other === of(second.buyer)) return sql
    const named = value.replaceAll(userIdOf(first.buyer), '{user}')
    if (named !== value && named === other?.replaceAll(userIdOf(second.buyer), '{user}'))
      return `replace(${constant(named)}, '{user}', (${userIdSql(':n::bigint')})::text)`
    const around = writeAround(value, other, names)
    if (around !== undefined) return around
    const pattern = value.replaceAll(String(first.buyer), '{n}')
    if (pattern !== value && pattern === other?.replaceAll(String(second.buyer), '{n}'))
      return `replace(${constant(pattern)}, '{n}', :n::text)${pattern.startsWith('{"') ? '::jsonb' : ''}`
    return writeMadeUp(value, statement)
  }

  const statements = first.statements.map((statement, index) => {
    const other = second.statements[index]
    if (statement.text !== other?.text) throw new Error('Two orders took different statements.')
    return statement.text.replace(/\$(\d+)/g, (_all, position: string) =>
      write(statement.values[Number(position) - 1] ?? null, other.values[Number(position) - 1] ?? null, statement.text),
    )
  })
  return {
    text: [
      '\\set n :base + :i * :clients + :client_id',
      '\\set i :i + 1',
      ...statements.map((text) => `${text};`),
    ].join('\n'),
    variables,
    statements: statements.length,
    sentTogether: [...Map.groupBy(statements.keys(), (index) => first.statements[index]?.packet).values()].map(
      (indexes) => indexes.map((index) => statements[index] ?? ''),
    ),
    packets: first.packets,
    repeats: countRepeats(first.statements),
  }
}

/** Who asked under a key is kept as text. */
const writeUser = (statement: string): string =>
  statement.includes('idempotency_keys') ? `(${userIdSql(':n::bigint')})::text` : userIdSql(':n::bigint')

/** Within a transaction, the same with the same values. */
function countRepeats(statements: readonly Statement[]): number {
  let repeats = 0
  let asked = new Set<string>()
  for (const { text, values } of statements) {
    if (text === 'begin' || text === 'commit') asked = new Set()
    const known = `${text} ${JSON.stringify(values)}`
    if (asked.has(known)) repeats += 1
    asked.add(known)
  }
  return repeats
}
