import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAs, settled } from './pages.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

test('an owner makes the next year of this one by keys alone, shows it to everybody, and goes back', async () => {
  const owner = { name: 'owner', who: 'owner@demo.example', isStaff: true as const, paths: [] }
  const context = await openAs(demo.browser, demo.url, owner, { width: 1280, height: 900 })
  const page = await context.newPage()
  await page.goto('/organiser/editions')
  await settled(page)
  await page.getByRole('button', { name: 'Begin the next year' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').fill('MS25')
  await page.keyboard.press('Enter')
  await page.getByText('Order numbers begin with the code').first().waitFor()
  await page.getByLabel('Code').fill('MS26')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const next = page.locator('tbody tr', { hasText: 'MSPG 2026' })
  await next.getByText('Not open').waitFor()

  const press = async (name: string, within: Page | Locator = page) => {
    await within.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const isShown = (year: string) =>
    page
      .locator('tbody tr', { hasText: `MSPG ${year}` })
      .getByText('This one')
      .waitFor()
  // This year is on sale: that is asked first.
  await press('Show 2026')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Nobody can sign up for MSPG 2025 any more').waitFor()
  await press('Show 2026', dialog)
  await isShown('2026')
  const told = async () => ((await (await context.request.get('/api/edition')).json()) as { year: number }).year
  await expect.poll(told).toBe(2026)
  await page.goto('/organiser/setup')
  await page.getByText('2026').first().waitFor()
  await page.goBack()
  await page.getByText('Everybody sees MSPG 2026 now, and no longer MSPG 2025.').waitFor()
  // Nothing is at stake on the way back: one press.
  await press('Show 2025 again')
  await isShown('2025')
  await expect.poll(told).toBe(2025)
  await context.close()
})
