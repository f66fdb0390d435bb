import { expect, test } from 'vitest'
import { openAs, settled } from './pages.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

const support = { name: 'support', who: 'support@demo.example', isStaff: true as const, paths: [] }

test('whoever answers calls finds a person by a misspelt name, puts them right by keys alone, and reads what was done', async () => {
  const context = await openAs(demo.browser, demo.url, support, { width: 1280, height: 900 })
  const page = await context.newPage()
  await page.goto('/organiser/people')
  await settled(page)
  await page.getByRole('searchbox', { name: 'Name, e-mail, company or number' }).focus()
  await page.keyboard.type('beaumnt')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/organiser/people?q=beaumnt')
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  await page.locator('tbody a').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Jonas Beaumont' }).waitFor()

  await page.getByRole('button', { name: 'Correct', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save the correction' }).focus()
  await page.getByLabel('Reason').fill('He said so on the telephone')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing is changed yet.').waitFor()
  await page.getByLabel('Job title').fill('Chief of cloud')
  await page.keyboard.press('Enter')
  await page.getByText(/^Chief of cloud, /).waitFor()
  await page.getByRole('link', { name: 'Log' }).click()
  await page.waitForURL('**?tab=log')
  await page.getByText('He said so on the telephone').waitFor()
  await context.close()
})

test('whoever answers calls sees the app as somebody does, is told so above every page, and stops', async () => {
  const context = await openAs(demo.browser, demo.url, support, { width: 390, height: 844 })
  const page = await context.newPage()
  await page.goto('/organiser/people?q=hartwig')
  await settled(page)
  await page.locator('tbody a').click()
  await page.getByRole('button', { name: 'See as this person' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'See the app as they do' }).click()
  const app = await opened
  await app.getByText('You see the app as Lena Hartwig.').waitFor()
  await app.getByRole('button', { name: 'Stop looking' }).click()
  await app.waitForURL('**/organiser/people')
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('foyer_auth')
  await context.close()
})
