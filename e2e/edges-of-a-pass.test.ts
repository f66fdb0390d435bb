import { expect, onTestFinished, test } from 'vitest'
import { pageOf, placesOf } from './edges.ts'
import { settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'
import { newVisitor, sayWhatTheyDo } from './visitor.ts'

const phone = { width: 390, height: 844 }
const demo = useDemo()

test('each pass on offer is divided from the one above it, a sold-out one too', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  onTestFinished(() => context.close())
  await sayWhatTheyDo(page)
  const passes = page.locator('fieldset [data-band]')
  await passes.first().waitFor()
  const lines = await passes.evaluateAll((rows) => rows.map((row) => getComputedStyle(row).borderTopWidth))
  expect(lines).toEqual(['0px', ...lines.slice(1).map(() => '1px')])
})

test('the notch of Badge VIP is in the middle of a stripe that stands upright', async () => {
  const page = await pageOf(
    await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: { width: 1280, height: 900 } }),
  )
  await page.goto('/pass/upgrade')
  const card = page.locator('li[data-band=badge-vip]')
  await card.waitFor()
  expect(await card.evaluate((node) => getComputedStyle(node, '::before').backgroundPosition)).toMatch(/^0(?:%|px) 50%/)
})

test('a pass badge stands on the line of the words beside it', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: phone }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/demo/ui')
  const badge = page.locator('span[data-band]').first()
  await badge.waitFor()
  const alignments = await page
    .locator('span[data-band] > span')
    .evaluateAll((all) => all.map((e) => getComputedStyle(e).alignSelf))
  expect(new Set(alignments)).toEqual(new Set(['baseline']))
})

test('the small ticket bears its code, and help stands in the header of every page', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: phone }))
  await page.goto('/')
  const ticket = page.getByRole('region', { name: 'Pass' })
  await ticket.getByRole('img', { name: 'QR code of your pass' }).waitFor()
  await ticket.getByRole('link', { name: /Show pass/ }).waitFor()
  const help = page.getByRole('banner').getByRole('link', { name: 'Help' })
  expect(await help.getAttribute('href')).toBe('https://mspg.example/faq')
  await page.goto('/registration/checkout')
  await help.waitFor()
})

test('a printed pass is the pass, and no offer of another one or to give it away', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: phone }))
  await page.goto('/pass')
  const offer = page.getByRole('heading', { name: 'More from your pass' })
  await offer.waitFor()
  const included = page.getByRole('region', { name: 'Included' })
  const [list, title] = await placesOf(included.getByRole('list'), included.getByRole('heading'))
  expect(list.y - (title.y + title.height)).toBeGreaterThanOrEqual(14)
  await page.emulateMedia({ media: 'print' })
  expect(await offer.isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Give your pass to a colleague' }).isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: 'Included' }).isVisible()).toBe(true)
  // What is done is filled on paper too, where browsers leave out what only a background says.
  await page.getByText('E-mail confirmed').waitFor()
  const done = await page.locator('ol > li[data-done]').evaluateAll((stops) =>
    stops.map((stop) => {
      const { printColorAdjust, backgroundColor } = getComputedStyle(stop, '::before')
      return `${printColorAdjust} ${backgroundColor}`
    }),
  )
  expect(done).toEqual(['Paid', 'E-mail confirmed', 'Approved'].map(() => 'exact rgb(0, 0, 0)'))
})

test('on a tablet the ticket begins where everything else does, and the order’s number stays in one piece, in German too', async () => {
  const tablet = { width: 768, height: 1024 }
  const context = await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: tablet })
  await context.addCookies([{ name: 'locale', value: 'de', url: demo.url }])
  const page = await pageOf(context)
  await page.goto('/pass')
  await settled(page)
  const order = page
    .getByRole('listitem')
    .filter({ hasText: 'Bestellung MS25-' })
    .getByText(/^MS25-/)
  for (let width = 640; width <= tablet.width; width += 16) {
    await page.setViewportSize({ ...tablet, width })
    expect(await order.evaluate((number) => number.getClientRects().length), `pieces at ${width}`).toBe(1)
  }
  const ticket = page.locator('main [data-band]').first()
  const [status, band] = await placesOf(page.getByRole('heading', { name: 'Status' }), ticket)
  expect(band.x).toBeCloseTo(status.x, 0)
})
