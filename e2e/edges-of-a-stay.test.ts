import { expect, test } from 'vitest'
import { pageOf, placesOf } from './edges.ts'
import { focusedName, tabTo } from './keyboard.ts'
import { settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
const demo = useDemo()

test('the days of a stay on an invoice’s line stay together at every width', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: phone }))
  // As the credit note for a night that was given back says it.
  const given = 'Hotel Adler: 1\u00a0Nacht storniert, 23.–24.\u00a0Okt.\u00a02025'
  await page.route('**/api/invoice', async (route) => {
    const list = (await (await route.fetch()).json()) as object[]
    await route.fulfill({ json: list.map((invoice) => ({ ...invoice, description: given })) })
  })
  await page.goto('/')
  await settled(page)
  const stay = page.getByText('Nacht storniert').first()
  for (let width = 320; width <= 480; width += 8) {
    await page.setViewportSize({ width, height: 844 })
    const lines = await stay.evaluate((line) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const found = /\d+\.?–.?\d+/u.exec(text.textContent ?? '')
        if (found === null) continue
        range.setStart(text, found.index)
        range.setEnd(text, found.index + found[0].length)
      }
      return range.getClientRects().length
    })
    expect(lines, `lines of the days at ${width}`).toBe(1)
  }
})

test('nights that are more than a screen shows can be reached by keyboard, and others are no stop', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: phone }))
  await page.goto('/')
  await settled(page)
  const nights = page.locator('main [data-nights]').first()
  for (const [width, percent, stop] of [
    [390, 100, null],
    [320, 100, '0'],
    [390, 200, '0'],
    [1280, 100, null],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)
    await expect.poll(() => nights.getAttribute('tabindex'), { message: `at ${width} and ${percent} %` }).toBe(stop)
    const inner = await nights.evaluate(
      ({ firstElementChild: row }) => (row?.scrollWidth ?? 0) - (row?.clientWidth ?? 0),
    )
    expect(inner, 'what scrolls within what scrolls').toBeLessThanOrEqual(0)
  }
})

test('where no room has every night, none is promised', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: phone }))
  const nights = 'start=2025-10-20&end=2025-10-24'
  await page.goto(`/accommodation?${nights}&bookable=false`)
  const part = page.getByRole('article').filter({ hasText: 'Werkhaus Ostkreuz' })
  await part.getByRole('button', { name: /^Take / }).waitFor()
  await part.getByRole('button', { name: 'the same nights elsewhere' }).waitFor()
  expect(await part.getByRole('link', { name: 'another room' }).count()).toBe(0)

  // Full on each of these nights, and on those beside them.
  await page.goto(`/accommodation/32?${nights}`)
  await page.getByText('Mon 20, Tue 21, Wed 22, Thu 23 are full.').first().waitFor()
  for (const promise of [/Free cancellation/, /Tap a night/, /Same nights, /])
    expect(await page.getByText(promise).count(), String(promise)).toBe(0)
  for (const note of await page.locator('[data-note=warning]').all()) {
    const [icon, text] = await placesOf(note.locator('svg'), note.locator('p').first())
    expect(Math.abs(icon.y - text.y)).toBeLessThan(4)
  }
})

test('the stars of a hotel never stand on a line by themselves, and what is said of it stands in one column', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: desk }))
  await page.goto('/accommodation?bookable=false')
  await settled(page)
  for (const width of [desk.width, 1100, 768, phone.width, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const apart = await page.locator('main article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const [name, stars] = [card.querySelector('h2'), card.querySelector('[role=img]')]
        const minutes = card.querySelector('p.num')
        if (name === null || stars === null || minutes === null) return []
        const text = document.createRange()
        text.selectNodeContents(name)
        const end = [...text.getClientRects()].at(-1)
        const { top, left } = stars.getBoundingClientRect()
        const column = [name, minutes, minutes.nextElementSibling, minutes.nextElementSibling?.nextElementSibling]
        const lefts = column.map((part) => Math.round(part?.getBoundingClientRect().left ?? 0))
        const isBeside = end !== undefined && Math.abs(end.top - top) < 12 && left >= end.right
        return isBeside && new Set(lefts).size === 1 ? [] : [`${name.textContent}: ${lefts}`]
      }),
    )
    expect(apart, `at ${width}`).toEqual([])
  }
})

test('what the Tab key comes to in the dialog of a change stands clear of its buttons', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: phone }))
  await page.goto('/accommodation')
  await tabTo(page, /^Change the stay/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('grid').waitFor()
  // All that stands in it is there.
  await dialog.getByRole('combobox', { name: 'Room' }).waitFor()
  await tabTo(page, /^Room/)
  const [room, buttons] = await placesOf(page.locator(':focus'), dialog.locator('[data-calendar] + .row'))
  expect(room.y + room.height).toBeLessThanOrEqual(buttons.y)
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedName(page)).toMatch(/^Change the stay/)
})

test('the filters of a search stay one line of chips on a phone, and so does the way to clear them', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: phone }))
  await page.goto('/accommodation')
  await settled(page)
  const filters = page.getByRole('group', { name: 'Filters' })
  await filters.locator('[aria-pressed]').first().click()
  await filters.getByRole('button', { name: 'Clear all' }).waitFor()
  const heights = await filters.locator('button').evaluateAll((all) => all.map((one) => one.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(50)
})

test('no day can be looked for on which no hotel has rooms for the event', async () => {
  const page = await pageOf(await signedInAs(demo.browser, demo.url, 'attendee@demo.example', { viewport: phone }))
  await page.goto('/accommodation')
  await settled(page)
  await page
    .getByRole('search')
    .getByRole('button', { name: /nights/ })
    .click()
  const day = (name: string) => page.getByRole('dialog').getByRole('button', { name: new RegExp(`, ${name} October`) })
  await day('20').waitFor()
  await expect.poll(() => day('6').getAttribute('aria-disabled')).toBe('true')
  expect(await day('20').getAttribute('aria-disabled')).toBe(null)
})
