import { XMLParser } from 'fast-xml-parser'
import { dayOf, minorUnitsOf, type Statement, type StatementLine, textOf, UnreadableStatement } from './statement.ts'

type Node = string | { readonly [name: string]: readonly Node[] }

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
  const text = isObject(node) ? (node as unknown as Record<string, unknown>)['#text'] : node
  return typeof text === 'string' ? text.trim() : ''
}
const first = (node: Node | undefined, ...path: readonly string[]): string => textIn(all(node, ...path)[0])
const firstOf = (node: Node | undefined, ...paths: readonly (readonly string[])[]): string =>
  paths.map((path) => first(node, ...path)).find((text) => text !== '') ?? ''

/**
 * A bank's statement as ISO 20022 writes it (camt.053.001.02 to .14: what is read here is the same in all of them). An
 * entry that the bank splits into its transactions is as many lines.
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
    const read = isMoneyIn(entry) ? linesOf(entry) : []
    lines.push(...read)
    if (read.length === 0) leftOut += 1
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

function linesOf(entry: Node): StatementLine[] {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d\d)-(\d\d)/.exec(firstOf(entry, ['BookgDt', 'Dt'], ['BookgDt', 'DtTm'], ['ValDt', 'Dt'])) ?? []
  const bookedOn = dayOf(year, month, day)
  if (bookedOn === null) return []
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const split = details.length > 1 ? details : [details[0]]
  return split.flatMap((detail) => {
    const amount = split.length > 1 ? amountOf(detail) : amountOf(entry)
    if (amount === null) return []
    const parties = all(detail, 'RltdPties')[0]
    const payer = firstOf(
      parties,
      ['Dbtr', 'Nm'],
      ['Dbtr', 'Pty', 'Nm'],
      ['UltmtDbtr', 'Nm'],
      ['UltmtDbtr', 'Pty', 'Nm'],
    )
    const said = [
      ...all(detail, 'RmtInf', 'Ustrd').map(textIn),
      ...all(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(textIn),
    ].filter((part) => part !== '')
    const endToEnd = first(detail, 'Refs', 'EndToEndId')
    const additional = firstOf(entry, ['AddtlNtryInf'])
    const remittance = said.length > 0 ? said.join(' ') : endToEnd === 'NOTPROVIDED' ? '' : endToEnd
    return [
      {
        ...amount,
        bookedOn,
        payerName: textOf(payer === '' ? additional : payer, 'payerName'),
        payerIban: first(parties, 'DbtrAcct', 'Id', 'IBAN') || null,
        remittance: textOf(remittance === '' && payer !== '' ? additional : remittance, 'remittance'),
        bankReference: firstOf(detail, ['Refs', 'AcctSvcrRef']) || first(entry, 'AcctSvcrRef') || null,
      },
    ]
  })
}

function amountOf(node: Node | undefined): { readonly amount: number; readonly currency: string } | null {
  const found = all(node, 'Amt')[0] ?? all(node, 'AmtDtls', 'TxAmt', 'Amt')[0]
  const currency = isObject(found) ? String((found as unknown as Record<string, unknown>)['@Ccy'] ?? '') : ''
  const amount = minorUnitsOf(textIn(found), currency)
  return amount === null ? null : { amount, currency }
}
