import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxBankPage } from '../server/src/demo/payments/sandbox-bank-page.ts'
import { presentStayDocument } from '../server/src/features/accommodation/present-stay-document.ts'
import type { StayDocument } from '../server/src/features/accommodation/stay-document.ts'
import type { InvoiceDocument } from '../server/src/features/invoices/invoice-document.ts'
import { presentInvoiceDocument } from '../server/src/features/invoices/present-invoice-document.ts'
import { sayOtherwise } from '../server/src/platform/ground/words.ts'
import { renderMail } from '../server/src/platform/papers/mail/mail-template.ts'
import { accent } from './accent.ts'

const root = join(import.meta.dirname, '..')

describe('in a language of accents alone', () => {
  beforeAll(() => sayOtherwise(accent))
  afterAll(() => sayOtherwise((text) => text))

  /** Every text in what a template is given, however deep. */
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)
  /** What has a letter of no accent in it. Letters that take none, and capitals of names such as IBAN, stand alone. */
  const unaccented = (texts: readonly string[]) => texts.filter((text) => /[acdeghijklnorstuwyz]/.test(text))

  const party = { name: '1', addressLines: ['2'], country: 'DE', email: '6' }
  const invoice: InvoiceDocument = {
    ...{ locale: 'en', kind: 'invoice', number: '3', issuedOn: '2025-08-18', orderNumber: '4', currency: 'EUR' },
    ...{ seller: { ...party, vatId: '5' }, buyer: { ...party, inEu: true }, event: '7', lines: [], taxes: [] },
    ...{ netMinor: 0, taxMinor: 0, totalMinor: 0, reverseCharge: true, paidOn: '2025-08-19' },
    ...{ suppliedFrom: '2025-10-20', suppliedTo: '2025-10-24' },
  }

  test.each(['invoice', 'creditNote'] as const)('every word of an invoice’s paper is said: %s', (kind) => {
    const { words, pages } = presentInvoiceDocument({ ...invoice, kind }, '')
    // The day is the language's own.
    const { paid, ...others } = words
    expect(paid?.startsWith(accent('Paid on '))).toBe(true)
    expect(textsOf(others).length).toBeGreaterThan(20)
    expect(unaccented([...textsOf(others), ...textsOf(pages)])).toEqual([])
  })

  test('every word of a hotel’s confirmation is said', () => {
    const stay: StayDocument = {
      ...{ locale: 'en', number: '1', orderNumber: '2', house: '3', address: '4', phone: null, event: '5' },
      ...{ mapUrl: 'https://map.example/', eventStartsOn: '2025-10-20', eventEndsOn: '2025-10-24', venue: '6' },
      ...{ minutesToVenue: 8, way: '7', room: '8', board: 'halfBoard', persons: 2, guests: [], nights: [] },
      ...{ arrival: '2025-10-20', departure: '2025-10-24', checkInFrom: '15:00', checkOutUntil: '11:00' },
      ...{ totalMinor: 0, currency: 'EUR', cancelBefore: '9', conditions: '', seller: '10', email: '11' },
    }
    const { words, pages, way, free, board, checkInFrom, checkOutUntil } = presentStayDocument(stay)
    const said = [...textsOf(words), ...textsOf(pages), way, free, board, checkInFrom, checkOutUntil]
    expect(said.length).toBeGreaterThan(20)
    expect(unaccented(said)).toEqual([])
  })

  test('so is what every mail says beside its content, and the pretend bank', () => {
    const action = { label: '1', url: 'https://foyer.example/' }
    const { html } = renderMail({ locale: 'en', productTitle: '2', heading: '3', paragraphs: [], action, footer: [] })
    expect(html()).toContain(accent('If the button does not work, open this address:'))
    const page = { locale: 'en', amount: 100, currency: 'EUR', returnUrl: 'https://foyer.example/' } as const
    for (const isOver of [true, false]) {
      const body = /<body>([\s\S]*)<\/body>/.exec(sandboxBankPage({ ...page, isOver }))?.[1] ?? ''
      const texts = body.split(/<[^>]*>/).map((text) => text.trim())
      expect(texts.filter((text) => text !== '').length).toBeGreaterThan(4)
      expect(unaccented(texts)).toEqual([])
    }
  })
})

test('the papers’ templates bring no words of their own', () => {
  const templates = globSync('server/src/**/*.typ', { cwd: root })
  expect(templates.length).toBeGreaterThan(2)
  const words = templates.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^(?!\s*\/\/).*?"([A-Z][^"]* [^"]*)"/gm)].map(
      ([, text]) => text,
    ),
  )
  // Fonts have names.
  expect(words.filter((text) => !/^(?:Archivo Display|Libertinus Serif)$/.test(text ?? ''))).toEqual([])
})

/** Texts of a module that no call says: two words at least, or any word where a page shows it. */
function unsaid(file: string, source: string): string[] {
  const found: string[] = []
  const saying = /^(?:t|rich|translate|message|refusal|wordsIn|Error|RangeError|TypeError|MissingWords)$/
  const shown = /^(?:aria-label|title|alt|placeholder|label|summary)$/
  const note = (text: string, from: number) => {
    if (/\p{L}{2}/u.test(text.replace(/&\w+;/g, '')))
      found.push(`${file}:${source.slice(0, from).split('\n').length} ${text.trim()}`)
  }
  const visit = (node: ESTree.Node): void => {
    if (node.type === 'JSXText') note(node.value, node.start)
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && shown.test(node.name.name))
      if (node.value?.type === 'Literal') note(String(node.value.value), node.start)
    if (file.endsWith('.ts') && node.type === 'Literal' && typeof node.value === 'string')
      if (/^\p{Lu}\p{L}+ \p{L}+/u.test(node.value)) note(node.value, node.start)
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const callee = node.callee.type === 'CallExpression' ? node.callee.callee : node.callee
      if (callee.type === 'Identifier' && saying.test(callee.name)) return
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child === 'object' && child !== null && 'type' in child) visit(child as ESTree.Node)
  }
  visit(parseSync(file, source).program)
  return found
}

test('no style brings words', () => {
  const styles = globSync('web/src/**/*.css', { cwd: root })
  expect(styles.length).toBeGreaterThan(20)
  const found = styles.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/content:([^;}]*)/g)].flatMap(([, content = '']) =>
      (content.match(/(["'])(?:(?!\1).)*\1/g) ?? [])
        .filter((text) => /\p{L}/u.test(text))
        .map((text) => `${file} ${text}`),
    ),
  )
  expect(found).toEqual([])
})

test('a text that no call says is found', () => {
  expect(unsaid('web/a.tsx', '<p title="Hello">{t("x")} and more</p>')).toEqual([
    'web/a.tsx:1 Hello',
    'web/a.tsx:1 and more',
  ])
  expect(unsaid('server/a.ts', "const a = [t('Your order is paid'), 'Your order is paid']")).toHaveLength(1)
})

test('no page, mail or paper says a text past the catalogue', () => {
  const files = [
    ...globSync('web/src/{attendee,features,platform,ui}/**/*.{ts,tsx}', { cwd: root }),
    ...globSync('server/src/{features,platform/documents}/**/{*mail*,describe-*,present-*,booking-documents}.ts', {
      cwd: root,
    }),
  ].filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(150)
  // The galleries of components, which nobody else opens.
  const own = /\/(?:office-)?gallery(?:-page)?\.tsx$/
  // Written alike in every language.
  const names = / (?:Visa, Mastercard, American Express|VISA|MC|AMEX|PDF|XML|Samsung Internet)$/
  const found = files.flatMap((file) => (own.test(file) ? [] : unsaid(file, readFileSync(join(root, file), 'utf8'))))
  expect(found.filter((text) => !names.test(text))).toEqual([])
})

/** Texts that a field is refused with and no call says: `{ path, message }` with the words themselves in it. */
function unsaidOfFields(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (node: ESTree.Node): void => {
    if (node.type === 'ObjectExpression') {
      const partOf = (name: string) =>
        node.properties.find(
          (property) =>
            property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name,
        )
      const said = partOf('message')
      if (partOf('path') !== undefined && said?.type === 'Property')
        if (said.value.type === 'Literal' || said.value.type === 'TemplateLiteral')
          found.push(`${file} ${source.slice(said.value.start, said.value.end)}`)
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child === 'object' && child !== null && 'type' in child) visit(child as ESTree.Node)
  }
  visit(parseSync(file, source).program)
  return found
}

test('no entry is refused in a text past the catalogue', () => {
  expect(
    unsaidOfFields('a.ts', "refuse([{ path: 'end', message: `After ${day}.` }, { path: 'a', message: t('b') }])"),
  ).toEqual(['a.ts `After ${day}.`'])
  const files = globSync('server/src/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(200)
  // What a header should hold, and what an address names that nobody typed, is for who writes programs.
  const found = files
    .flatMap((file) => unsaidOfFields(file, readFileSync(join(root, file), 'utf8')))
    .filter((text) => !/'(?:Send a UUID|There is no such edition)\.'$/.test(text))
  expect(found).toEqual([])
})
