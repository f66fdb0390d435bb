import { describe, expect, it } from 'vitest'
import { readCamt } from './read-camt.ts'
import { readCsvStatement } from './read-csv-statement.ts'
import { type StatementLine, UnreadableStatement } from './statement.ts'

const camt = (entries: string, namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08') =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="${namespace}"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`

const entry = (
  changes: { amount?: string; sign?: string; status?: string; day?: string; more?: string; details?: string } = {},
) =>
  `<Ntry><Amt Ccy="EUR">${changes.amount ?? '599.00'}</Amt><CdtDbtInd>${changes.sign ?? 'CRDT'}</CdtDbtInd>
    <Sts>${changes.status ?? '<Cd>BOOK</Cd>'}</Sts><BookgDt><Dt>${changes.day ?? '2025-08-18'}</Dt></BookgDt>${changes.more ?? ''}
    <NtryDtls>${changes.details ?? transaction()}</NtryDtls></Ntry>`

const transaction = (inner = '') => `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${inner}
    <RltdPties><Dbtr><Pty><Nm>Nordlicht IT GmbH</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE75512108001245126199</IBAN></Id></DbtrAcct></RltdPties>
    <RmtInf><Ustrd>RF56 MS25</Ustrd><Ustrd>0480 2 &amp; danke</Ustrd></RmtInf></TxDtls>`

describe('a statement as camt.053', () => {
  it('tells of each entry day, amount, payer, account and words', () => {
    expect(readCamt(camt(entry()))).toEqual({
      format: 'camt.053',
      account: 'DE02120300000000202051',
      leftOut: 0,
      lines: [
        {
          bookedOn: '2025-08-18',
          amount: 59_900,
          currency: 'EUR',
          payerName: 'Nordlicht IT GmbH',
          payerIban: 'DE75512108001245126199',
          remittance: 'RF56 MS25 0480 2 & danke',
          bankReference: null,
        },
      ],
    })
  })

  it('is read in its older versions, with or without a prefix', () => {
    const older = camt(
      entry({ status: 'BOOK', details: transaction().replace('<Pty><Nm>', '<Nm>').replace('</Nm></Pty>', '</Nm>') }),
      'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
    )
    const prefixed = camt(entry())
      .replaceAll(/<(\/?)(?!\?)/g, '<$1c:')
      .replace('xmlns=', 'xmlns:c=')
    for (const text of [older, prefixed])
      expect(readCamt(text).lines).toMatchObject([{ amount: 59_900, payerName: 'Nordlicht IT GmbH' }])
  })

  it('is as many lines as the bank splits an entry into', () => {
    const split = ['100.00', '200.50'].map((amount) => transaction(`<Amt Ccy="EUR">${amount}</Amt>`)).join('')
    expect(readCamt(camt(entry({ amount: '300.50', details: split }))).lines.map(({ amount }) => amount)).toEqual([
      10_000, 20_050,
    ])
  })

  const part = (amount: string, reference: string, sign = 'CRDT') =>
    transaction(`<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>`).replace('RF56 MS25', reference)

  it('leaves out what of a split entry went out, and counts it', () => {
    const details = part('300.00', 'RF1') + part('50.00', 'RF2', 'DBIT') + part('20.50', 'RF3')
    expect(readCamt(camt(entry({ amount: '270.50', details })))).toMatchObject({
      lines: [{ amount: 30_000 }, { amount: 2_050 }],
      leftOut: 1,
    })
  })

  it('is split by the amounts of its oldest version too', () => {
    const old = (amount: string) => transaction(`<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>`)
    const { lines } = readCamt(camt(entry({ amount: '3.00', status: 'BOOK', details: old('1.00') + old('2.00') })))
    expect(lines.map(({ amount }) => amount)).toEqual([100, 200])
  })

  it.each([
    ['of which the bank kept its charges', '298.50', part('100.00', 'RF1') + part('200.00', 'RF2')],
    [
      'whose parts are in another currency',
      '298.50',
      (part('100.00', 'RF1') + part('198.50', 'RF2')).replaceAll('EUR', 'CHF'),
    ],
    ['whose parts are told without their amounts', '298.50', transaction() + transaction().replace('RF56', 'RF57')],
    ['of which not all is told', '298.50', part('100.00', 'RF1') + transaction()],
  ])('is what came into the account, in one line with all of its words, where it is split %s', (_, amount, details) => {
    const { lines, leftOut } = readCamt(camt(entry({ amount, details })))
    expect(lines).toMatchObject([
      { amount: 29_850, payerName: 'Nordlicht IT GmbH', payerIban: 'DE75512108001245126199' },
    ])
    expect(lines[0]?.remittance.match(/RF\d+/g)).toHaveLength(2)
    expect(leftOut).toBe(0)
  })

  it('names all who paid what is told together, and the account of none of them', () => {
    const details = part('1.00', 'RF1') + part('2.00', 'RF2').replace('Nordlicht IT', 'Acme').replace('DE75', 'DE76')
    expect(readCamt(camt(entry({ amount: '2.98', details }))).lines).toMatchObject([
      { payerName: 'Nordlicht IT GmbH, Acme GmbH', payerIban: null },
    ])
  })

  it.each([
    ['went out', { sign: 'DBIT' }],
    ['is not booked yet', { status: '<Cd>PDNG</Cd>' }],
    ['was taken back', { more: '<RvslInd>true</RvslInd>' }],
    ['is of a day that there is not', { day: '2025-02-30' }],
    ['is nothing', { amount: '0.00' }],
    ['is more than money can be', { amount: '1e309' }],
    ['has more parts than its currency', { amount: '1.005' }],
  ])('leaves out what %s', (_, changes) => {
    expect(readCamt(camt(entry(changes)))).toMatchObject({ lines: [], leftOut: 1 })
  })

  it.each([
    ['another document', '<html><body>Sign in</body></html>'],
    ['cut off', camt(entry()).slice(0, 300)],
    ['nothing', '<'],
    [
      'a document that declares entities',
      `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${camt(entry())}`,
    ],
  ])('is not %s', (_, text) => expect(() => readCamt(text)).toThrow(UnreadableStatement))
})

const line = (changes: Partial<StatementLine> = {}): StatementLine => ({
  bookedOn: '2025-08-18',
  amount: 149_950,
  currency: 'EUR',
  payerName: 'Lena Krüger',
  payerIban: 'DE75512108001245126199',
  remittance: 'MS25-04802',
  bankReference: null,
  ...changes,
})

describe('a statement as a table', () => {
  it.each([
    [
      'a savings bank',
      `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC";"Betrag";"Waehrung";"Info"
"DE02";"18.08.25";"18.08.25";"GUTSCHR.";"MS25-04802";"Lena Krüger";"DE75512108001245126199";"X";"1.499,50";"EUR";"Umsatz gebucht"
"DE02";"19.08.25";"19.08.25";"GUTSCHR.";"MS25-04803";"Omar";"";"X";"10,00";"EUR";"Umsatz vorgemerkt"
"DE02";"18.08.25";"18.08.25";"LASTSCHR.";"Miete";"Haus";"";"X";"-900,00";"EUR";"Umsatz gebucht"`,
      2,
    ],
    [
      'an online bank, in English',
      `Date,Payer,Account number,Payment reference,Amount (EUR)
2025-08-18,Lena Krüger,DE75 5121 0800 1245 1261 99,MS25-04802,1499.50`,
      0,
    ],
    [
      'a bank that tells of the account first',
      `Konto;DE02
Zeitraum;01.08.2025 - 31.08.2025

Buchungsdatum;Zahlungspflichtige*r;IBAN;Verwendungszweck;Betrag (€)
18.08.2025;Lena Krüger;DE75512108001245126199;MS25-04802;1.499,50 €`,
      0,
    ],
    [
      'a bank that writes the month first',
      'Date\tName\tIBAN\tReference\tAmount\tCurrency\n08/18/2025\tLena Krüger\tDE75512108001245126199\tMS25-04802\t1,499.50\tEUR',
      0,
    ],
  ])('of %s is read', (_, text, leftOut) => {
    expect(readCsvStatement(text)).toEqual({ format: 'csv', account: null, lines: [line()], leftOut })
  })

  it('keeps words of any length short, and on one line', () => {
    const cell = 'a"",\n'.repeat(250_000)
    const [read] = readCsvStatement(`Date,Payer,Reference,Amount\n2025-08-18,Lena,"${cell}",1`).lines
    expect(read?.remittance.length).toBeLessThanOrEqual(500)
    expect(read?.remittance).not.toContain('\n')
  })

  it.each([
    ['1.499', 149_900],
    ['1,499', 149_900],
    ['1 499,5', 149_950],
    ['+12', 1_200],
    ['1e309', null],
    ['=1+1', null],
    ['99999999999', null],
  ])('understands %s', (amount, minor) => {
    const [read] = readCsvStatement(`Date;Payer;Amount\n2025-08-18;Lena;${amount}`).lines
    expect(read?.amount ?? null).toBe(minor)
  })

  it.each([
    ['without a line that names the columns', '18.08.2025;Lena;1.499,50'],
    ['of something else', 'First name;Last name\nLena;Krüger'],
    ['that is empty', ''],
  ])('is not one %s', (_, text) => expect(() => readCsvStatement(text)).toThrow(UnreadableStatement))
})
