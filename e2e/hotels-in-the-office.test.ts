import { expect, test } from 'vitest'
import { openAs, settled } from './pages.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

const organiser = { name: 'organiser', who: 'organiser@demo.example', isStaff: true as const, paths: [] }
const owner = { ...organiser, name: 'owner', who: 'owner@demo.example' }
const wide = { width: 1280, height: 900 }

test('in a narrow window the hours and the number of a reception stand whole in their fields', async () => {
  const context = await openAs(demo.browser, demo.url, organiser, { width: 390, height: 844 })
  const page = await context.newPage()
  await page.goto('/organiser/hotels/22/edit')
  await settled(page)
  for (const name of ['Check-in from', 'Check-out until', /^Phone/]) {
    const field = page.getByLabel(name)
    // As wide as it would be by itself, and no text beyond its edge.
    const isWhole = await field.evaluate((input: HTMLInputElement) => {
      const { width } = input.getBoundingClientRect()
      input.style.cssText = 'width: max-content'
      const own = input.type === 'time' ? input.getBoundingClientRect().width : 0
      input.style.cssText = ''
      return own <= width && input.scrollWidth <= input.clientWidth
    })
    expect([name, isWhole]).toEqual([name, true])
  }
  await context.close()
})

test('nights are marked and changed by keys alone, and what a colleague changed meanwhile is shown first', async () => {
  const [mine, theirs] = [
    await openAs(demo.browser, demo.url, organiser, wide),
    await openAs(demo.browser, demo.url, owner, wide),
  ]
  const [page, other] = [await mine.newPage(), await theirs.newPage()]
  for (const one of [page, other]) {
    await one.goto('/organiser/hotels/29')
    await settled(one)
  }
  const cells = page.getByRole('gridcell')
  await cells.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByLabel('Rooms a night').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('9')
  await page.getByRole('heading', { name: '2 nights change' }).waitFor()

  // The same nights, by pointer, in another window.
  await other.getByRole('gridcell').nth(1).click()
  await other.getByLabel('Price with VAT').fill('111')
  await other.getByRole('button', { name: 'Change one night' }).click()
  await other.getByText('The nights are changed.').waitFor()

  await page.keyboard.press('Enter')
  const note = page.getByRole('alert').filter({ hasText: 'A colleague changed nights' })
  await note.waitFor()
  await expect.poll(() => note.textContent()).toContain('price')
  await expect.poll(() => page.getByLabel('Rooms a night').inputValue()).toBe('9')
  await note.getByRole('button', { name: 'Go on with mine' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Change 2 nights' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The nights are changed.').waitFor()
  await expect.poll(() => cells.nth(1).textContent()).toContain('9 free')
  await mine.close()
  await theirs.close()
})

test('a hotel comes to be, with a room and its nights, and what is owed for them is said', async () => {
  const context = await openAs(demo.browser, demo.url, organiser, wide)
  const page = await context.newPage()
  await page.goto('/organiser/hotels')
  await settled(page)
  await page.getByRole('link', { name: 'Add a hotel' }).click()
  await page.getByRole('button', { name: 'Add the hotel' }).click()
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  const texts = [
    ['Name', 'Haus am Wehr'],
    ['Description, English', 'A mill by the weir'],
    ['Address', 'Am Wehr 4, 10997 Berlin'],
    ['Latitude', '52,5'],
    ['Longitude', '13.44'],
    ['Minutes to the venue', '12'],
    ['The way, as a sign would say it, English', 'Along the river'],
  ] as const
  for (const [label, text] of texts) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('On sale: attendees see this hotel').check()
  await page.getByRole('button', { name: 'Add the hotel' }).click()
  await page.getByRole('heading', { level: 1, name: 'Haus am Wehr' }).waitFor()

  await page.getByRole('link', { name: 'Rooms', exact: true }).click()
  await page.getByRole('button', { name: 'Add a kind of room' }).click()
  await page.getByLabel('Name, English').fill('Miller’s room')
  await page.getByLabel('Description, English').fill('A bed above the wheel')
  await page.getByRole('button', { name: 'Add the room' }).click()
  await page.getByText('The room is saved.').waitFor()

  await page.getByRole('link', { name: 'Nights and contract' }).click()
  await page.getByRole('checkbox', { name: 'Miller’s room' }).check()
  await page.getByLabel('First night').fill('2025-10-20')
  await page.getByLabel('Last night').fill('2025-10-23')
  await page.getByLabel('Rooms a night').fill('10')
  await page.getByLabel('Price with VAT').fill('99')
  await page.getByRole('button', { name: 'Change 4 nights' }).click()
  await page.getByText('The nights are changed.').waitFor()

  await page.getByLabel('Room nights under contract').fill('40')
  await page.getByLabel('Cut-off date').fill('2025-09-22')
  await page.getByLabel('Owed per night short, EUR').fill('80')
  await page.getByRole('button', { name: 'Save the contract' }).click()
  // 40 less 20 % are 32, at 80.00 €.
  await page.getByText('2,560.00').first().waitFor()
  await page.getByText('32 of 32 guaranteed nights short').waitFor()

  await page.getByRole('link', { name: 'Rooming list' }).click()
  await page.getByText('No stay is booked').first().waitFor()
  await context.close()
})
