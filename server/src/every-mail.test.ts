import { languages } from '@foyer/contract/kit/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayOtherwise } from '#platform/ground/words'
import { accent } from '../../words/accent.ts'
import { lanes } from './jobs.ts'
import { liveThroughEveryJob } from './testing/every-job.ts'
import { call } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()
beforeAll(() => sayOtherwise(accent))
afterAll(() => sayOtherwise((text) => text))

/** Where organisers and people write: not where the program does. */
const written = [
  'editions',
  'users',
  'sign_ups',
  'accommodations',
  'rooms',
  'pass_types',
  'train_ticket_types',
  'train_ticket_codes',
  'train_tickets',
  'payment_alarms',
  'person_notes',
  'vip_events',
  'vip_attendances',
  'program_sessions',
  'stages',
]

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn)

async function content(): Promise<string[]> {
  const found: string[] = []
  for (const table of written) {
    const { rows } = await house.database.raw(`select to_jsonb(t) as row from ${table} t`)
    found.push(...rows.flatMap(({ row }) => stringsIn(row)))
  }
  const dates = Object.values(languages).flatMap(({ region }) =>
    Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(region, { month: 'long' }).format(new Date(2025, month, 1)),
    ),
  )
  // The longest first: a name may be part of another.
  return [...new Set([...found, ...dates])].filter((text) => text.length > 1).sort((a, b) => b.length - a.length)
}

test('every word of every mail is said by the catalogue, but for what people wrote', async () => {
  await liveThroughEveryJob(house)
  const { rows } = await house.database.raw(`select distinct name from jobs.job where state = 'completed'`)
  const sent = rows.map(({ name }) => String(name)).filter((name) => name.startsWith('mail-'))
  expect(sent.toSorted()).toEqual(lanes['mail']?.toSorted())
  const { body: mails } = await call<{ subject: string; text: string; html: string }[]>(
    house,
    'GET',
    '/api/demo/mailbox',
  )
  expect(mails.length).toBeGreaterThan(sent.length)
  const known = await content()
  const plain = mails.flatMap(({ subject, text, html }) => {
    const shown = html.replace(/<style[\s\S]*?<\/style>/g, '').split(/<[^>]*>/)
    return [subject, ...text.split('\n'), ...shown].flatMap((line) => {
      const own = known.reduce(
        (rest, piece) => rest.replaceAll(piece, ''),
        // An address, what is typed, and the name of what is attached are no words.
        line.replace(/https?:\S+|npm run doctor|\bpass\.png\b/g, ''),
      )
      // Letters that have an accent in that language.
      return /[acdeghijklnorstuwyz]/.test(own.replace(/&\w+;/g, '')) ? [line.trim()] : []
    })
  })
  expect([...new Set(plain)]).toEqual([])
})
