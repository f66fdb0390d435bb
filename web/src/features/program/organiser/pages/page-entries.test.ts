import type { OfficePage } from '@foyer/contract/office-pages'
import { expect, test } from 'vitest'
import { inEach } from '#platform/forms/in-each-language.ts'
import { blank, pageFields, pageSchema } from './page-entries.ts'

const text = (en: string) => ({ en, de: `${en} (de)` })
const page: OfficePage = {
  slug: 'information',
  version: 3,
  title: text('Information'),
  isPublished: true,
  updatedAt: '2025-08-15T14:30:00.000Z',
  sections: [
    {
      anchor: 'arrival',
      title: text('Arrival'),
      blocks: [
        { kind: 'text', text: text('One.\n\nTwo.'), link: { to: '/site-plan#p1', text: text('Plan') } },
        { kind: 'text', text: { en: 'Without a link' }, link: null },
        { kind: 'table', columns: [text('Day'), text('Halls')], rows: [[text('Mon'), text('08:30')]] },
        {
          kind: 'contacts',
          items: [
            { name: text('Desk'), note: text('Daily'), phone: '+49 30 100', email: 'desk@demo.example' },
            { name: text('Guard'), note: null, phone: null, email: null },
          ],
        },
        { kind: 'facts', items: [{ term: text('Network'), value: text('MSPG') }] },
        { kind: 'list', items: [text('Guide dogs are welcome.')] },
        { kind: 'emergency', number: '112', text: text('Fire'), note: null, phone: '+49 30 112' },
      ],
    },
  ],
}

test('a page that is opened and saved is the page that it was, in every kind of block', () => {
  const { version: _version, updatedAt: _updatedAt, ...entries } = page
  expect(pageSchema(['en', 'de']).safeParse(pageFields(page))).toEqual({ success: true, data: entries })
})

test('a section that is added is called by its heading, and never as another one is', () => {
  const fields = pageFields(page)
  const added = (en: string) => ({
    ...blank.section,
    title: inEach({ en }),
    blocks: [{ ...blank.blocks.list, items: [inEach({ en: 'x' })] }],
  })
  const parsed = pageSchema(['en', 'de']).safeParse({
    ...fields,
    sections: [...fields.sections, added('Arrival'), added('Zoë’s café & bar'), added('…')],
  })
  const anchors = parsed.success ? parsed.data.sections.map(({ anchor }) => anchor) : []
  expect(anchors).toEqual(['arrival', 'arrival-2', 'zoe-s-cafe-bar', 'section-4'])
})

test('what is missing in the first language is said at its field, and in the others nothing is missing', () => {
  const parsed = pageSchema(['en', 'de']).safeParse({ ...pageFields(null), slug: 'access' })
  const paths = parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
  expect(paths).toEqual(['title.en', 'sections.0.title.en', 'sections.0.blocks.0.text.en'])
})
