import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { savedEntry } from './calendar-file.ts'
import { settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

async function open(path: string): Promise<Page> {
  const context = await signedInAs(demo.browser, demo.url, 'vip@demo.example', {
    viewport: { width: 1280, height: 900 },
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  return page
}

test('the days of the event are saved as a file that a calendar reads', async () => {
  const page = await open('/pass')
  expect(await savedEntry(page, page.getByRole('button', { name: /calendar/i }))).toEqual({
    file: 'MSPG-2025.ics',
    title: 'MSPG 2025',
    place: expect.stringContaining('Berlin'),
    ...{ from: '2025-10-20', until: '2025-10-25' },
  })
})

test('so is one’s stay', async () => {
  const page = await open('/accommodation')
  expect(await savedEntry(page, page.getByRole('button', { name: 'Calendar file' }))).toEqual({
    file: expect.stringMatching(/^booking-.+\.ics$/),
    title: 'Hotel Adler, MSPG 2025',
    place: expect.stringContaining('Berlin'),
    ...{ from: '2025-10-20', until: '2025-10-24' },
  })
})

test('so is a VIP event that one attends, at its hours', async () => {
  const page = await open('/vip-events')
  const night = page.getByRole('article', { name: 'Boiler House Night' })
  await night.getByRole('button', { name: /^Attend/ }).click()
  expect(await savedEntry(page, night.getByRole('button', { name: /^Calendar file/ }))).toEqual({
    file: expect.stringMatching(/^vip-event-\d+\.ics$/),
    title: 'Boiler House Night',
    place: 'Boiler House, 12 min by S2',
    ...{ from: '2025-10-23T18:00:00Z', until: '2025-10-23T22:30:00Z' },
  })
})

test('so are one’s stars, at the address that is made for one’s own calendar', async () => {
  const page = await open('/agenda')
  const starred = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.locator('button[data-star][aria-pressed=false]').first().click()
  await starred
  await page.getByRole('button', { name: 'Make my calendar address' }).click()
  const address = await page.getByRole('textbox', { name: 'Your private calendar address' }).inputValue()
  const { pathname, search } = new URL(address.replace(/^webcal:/, 'https:'))
  const { default: ICAL } = await import('ical.js')
  const text = await (await page.request.get(pathname + search)).text()
  const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) expect(new ICAL.Event(entry).summary).toMatch(/./)
})
