import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './browser.ts'
import { tabAndPress, tabAndType, tabTo } from './keyboard.ts'
import { openAs, settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

const wide = { width: 1280, height: 900 }
const organiser = { name: 'organiser', who: 'organiser@demo.example', isStaff: true as const, paths: [] }

async function enter(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).focus()
  await page.keyboard.press('Enter')
}

/** Fills in the form of one thing, field after field, and takes it over. */
async function add(page: Page, button: string, fields: readonly (readonly [RegExp, string])[]): Promise<void> {
  await enter(page, new RegExp(`^${button}$`))
  await page.getByRole('dialog').waitFor()
  for (const [label, text] of fields) await tabAndType(page, label, text)
  await tabAndPress(page, /^Take it over$/)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // Whoever adds many goes on where they were.
  await page.getByRole('button', { name: button, exact: true }).and(page.locator(':focus')).waitFor()
}

const at = (x: string, y: string) =>
  [
    [/^Metres east/, x],
    [/^Metres south/, y],
  ] as const

/** An entrance by the quay, its door into Hall 6, and a lift beside it. */
async function drawWayIn(page: Page): Promise<void> {
  const name = [/^Name, English/, 'Quay gate'] as const
  await add(page, 'Add an entrance', [name, [/^Name, German/, 'Kaitor'], ...at('-4', '106.5')])
  await add(page, 'Add a point', [
    ...at('4', '103.5'),
    [/^Door, English/, 'Door 6 West'],
    [/^Door, German/, 'Tür 6 West'],
  ])
  await add(page, 'Add a way', [
    [/^From/, 'Quay gate'],
    [/^To/, 'Door 6 West'],
    [/^Name, English/, 'Quay'],
    [/^Name, German/, 'Kai'],
  ])
  await add(page, 'Add a way', [
    [/^From/, 'Door 6 West'],
    [/^To/, '6-0-1'],
  ])
  await add(page, 'Add a sign', [[/^Kind/, 'Lift'], ...at('-4', '98')])
}

/** By the list it is found, and in the drawing it is moved as far as it should be. */
async function moveGate(page: Page): Promise<void> {
  await enter(page, /^Move ?: Quay gate$/)
  await page
    .getByRole('img', { name: /^The ways and entrances/ })
    .and(page.locator(':focus'))
    .waitFor()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.getByRole('status').filter({ hasText: 'Quay gate: -2 m east, 103.5 m south' }).waitFor()
}

test('a way in is drawn by keys alone, saved, and walked by an attendee who searches a stand', async () => {
  const office = await openAs(demo.browser, demo.url, organiser, wide)
  onTestFinished(() => office.close())
  const page = await office.newPage()
  await page.goto('/organiser/site-plan')
  await settled(page)
  await tabTo(page, /^Ways and entrances$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save the ways' }).waitFor()
  await settled(page)
  await drawWayIn(page)
  await moveGate(page)
  await page.getByRole('status').filter({ hasText: 'What you changed here is not saved yet.' }).waitFor()
  await expectAccessible(page)
  await tabAndPress(page, /^Save the ways$/)
  await page.getByText('The ways are saved.').waitFor()
  await page.reload()
  await page.getByRole('row', { name: /^Quay gate -2 m east, 103\.5 m south/ }).waitFor()

  const visit = await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: wide })
  onTestFinished(() => visit.close())
  const visitor = await visit.newPage()
  await visitor.goto('/floor-plan')
  await settled(visitor)
  await visitor.getByRole('searchbox', { name: 'Search exhibitors' }).fill('bosphor')
  await visitor.getByText('1 of 120 exhibitors').waitFor()
  await visitor.getByRole('link', { name: 'Bosphor Data' }).click()
  const card = visitor.getByRole('article', { name: 'Bosphor Data' })
  await card.getByRole('combobox', { name: 'From' }).selectOption('Quay gate')
  await card.getByRole('checkbox', { name: 'Without steps' }).check()
  await card.getByText('Through Door 6 West').waitFor()
  await expect.poll(() => card.getByText(/^about \d+ m$/).textContent()).toBe('about 10 m')
  await visitor.locator('[transform="translate(-4 98)"] [data-kind=lift]').waitFor({ state: 'attached' })
  await visitor.goto('/site-plan')
  await settled(visitor)
  await visitor.getByText('Quay gate').first().waitFor()
})
