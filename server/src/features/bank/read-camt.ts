import { XMLParser } from 'fast-xml-parser'
import { dayOf, minorUnitsOf, type Statement, type StatementLine, textOf, UnreadableStatement } from './statement.ts'

/** Its parts by name, each any number of times; its own text and its attributes by names that begin with a sign. */
type Node = string | { readonly [name: string]: string | readonly Node[] }

/**
 * Every element is a list of what stands in it, under its name without a namespace. No entity is looked up: one that a
 * document declares could grow without end.
 */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

const isObject = (node: Node | undefined): node is Exclude<Node, string> => typeof node === 'object'

/** What stands at a path, each step of it any number of times. */
const all = (node: Node | undefined, ...path: readonly string[]): Node[] =>
  path.reduce<Node[]>(
    (nodes, name) => nodes.flatMap((one) => (isObject(one) ? (one[name] ?? []) : [])),
    [...(node === undefined ? [] : [node])],
  )

const textIn = (node: Node | undefined): string => {
  const text = isObject(node) ? node['#text'] : node
  return typeof text === 'string' ? text.trim() : ''
}
const first = (node: Node | undefined, ...path: readonly string[]): string => textIn(all(node, ...path)[0])
const firstOf = (node: Node | undefined, ...paths: readonly (readonly string[])[]): string =>
  paths.map((path) => first(node, ...path)).find((text) => text !== '') ?? ''

/**
 * A bank's statement as ISO 20022 writes it (camt.053.001.02 to .14: what is read here is the same in all of them). An
 * entry that the bank splits into its transactions is as many lines, where they are what came.
 * @throws UnreadableStatement
 */
export function readCamt(text: string): Statement {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableStatement('It declares entities.')
  let document: Node
  try {
    document = parser.parse(text, true) as Node
  } catch (error) {
    throw new UnreadableStatement('It is no XML.', { cause: error })
  }
  const statements = all(document, 'Document', 'BkToCstmrStmt', 'Stmt')
  if (statements.length === 0) throw new UnreadableStatement('It is no camt.053.')
  const lines: StatementLine[] = []
  let leftOut = 0
  for (const entry of statements.flatMap((statement) => all(statement, 'Ntry'))) {
    const parts = partsOf(entry)
    const read = isMoneyIn(entry) ? parts.flatMap((part) => lineOf(entry, part)) : []
    lines.push(...read)
    leftOut += Math.max(parts.length, 1) - read.length
  }
  const accounts = new Set(statements.map((statement) => first(statement, 'Acct', 'Id', 'IBAN')))
  return { format: 'camt.053', account: accounts.size === 1 ? [...accounts][0] || null : null, lines, leftOut }
}

const isTrue = (text: string): boolean => text === 'true' || text === '1'

function isMoneyIn(entry: Node): boolean {
  const status = firstOf(entry, ['Sts', 'Cd'], ['Sts'])
  const isBooked = status === '' || status === 'BOOK'
  return first(entry, 'CdtDbtInd') === 'CRDT' && isBooked && !isTrue(first(entry, 'RvslInd'))
}

/** What of an entry is a line of its own. */
interface Part {
  readonly money: Money | null
  /** What the bank tells of it: of an entry that is not split, of all that is in it. */
  readonly details: readonly Node[]
}

/**
 * An entry that the bank splits is as many parts, of which some may have gone out. Where they are not told with their amounts, or are
 * not all of what came, as where the bank kept its charges, what came into the account is one part, with the words of all.
 */
function partsOf(entry: Node): Part[] {
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const whole = amountOf(entry)
  const split = details.map((detail) => ({ sign: isOut(detail) ? -1 : 1, money: amountOf(detail) }))
  const sum = split.reduce((before, { sign, money }) => before + sign * (money?.amount ?? Number.NaN), 0)
  const isWhole = sum === whole?.amount && split.every(({ money }) => money?.currency === whole.currency)
  if (details.length < 2 || !isWhole) return [{ money: whole, details }]
  return split.map(({ sign, money }, at) => ({ money: sign < 0 ? null : money, details: details.slice(at, at + 1) }))
}

const isOut = (node: Node): boolean => first(node, 'CdtDbtInd') === 'DBIT'

const once = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))]

function lineOf(entry: Node, { money, details }: Part): StatementLine[] {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d\d)-(\d\d)/.exec(firstOf(entry, ['BookgDt', 'Dt'], ['BookgDt', 'DtTm'], ['ValDt', 'Dt'])) ?? []
  const bookedOn = dayOf(year, month, day)
  if (bookedOn === null || money === null) return []
  const [detail] = details.length === 1 ? details : []
  const payer = once(details.map(payerIn)).join(', ')
  const ibans = once(details.map((one) => first(one, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN')))
  const additional = firstOf(entry, ['AddtlNtryInf'])
  const remittance = details.map(wordsIn).join(' ').trim()
  return [
    {
      ...money,
      bookedOn,
      payerName: textOf(payer === '' ? additional : payer, 'payerName'),
      payerIban: (ibans.length === 1 && ibans[0]) || null,
      remittance: textOf(remittance === '' && payer !== '' ? additional : remittance, 'remittance'),
      bankReference: firstOf(detail, ['Refs', 'AcctSvcrRef']) || first(entry, 'AcctSvcrRef') || null,
    },
  ]
}

const payerIn = (detail: Node): string =>
  firstOf(
    all(detail, 'RltdPties')[0],
    ['Dbtr', 'Nm'],
    ['Dbtr', 'Pty', 'Nm'],
    ['UltmtDbtr', 'Nm'],
    ['UltmtDbtr', 'Pty', 'Nm'],
  )

/** What its payer wrote, else their own number of it. */
function wordsIn(detail: Node): string {
  const said = [
    ...all(detail, 'RmtInf', 'Ustrd').map(textIn),
    ...all(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(textIn),
  ].filter((part) => part !== '')
  const endToEnd = first(detail, 'Refs', 'EndToEndId')
  return said.length > 0 ? said.join(' ') : endToEnd === 'NOTPROVIDED' ? '' : endToEnd
}

interface Money {
  readonly amount: number
  readonly currency: string
}

function amountOf(node: Node | undefined): Money | null {
  const found = all(node, 'Amt')[0] ?? all(node, 'AmtDtls', 'TxAmt', 'Amt')[0]
  const currency = isObject(found) ? String(found['@Ccy'] ?? '') : ''
  const amount = minorUnitsOf(textIn(found), currency)
  return amount === null ? null : { amount, currency }
}
