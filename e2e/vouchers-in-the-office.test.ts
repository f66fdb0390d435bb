import { expect, test } from 'vitest'
import { openAs, settled } from './pages.ts'
import { useDemo } from './use-demo.ts'
import { newVisitor } from './visitor.ts'

const demo = useDemo()

test('codes for a partner are made, one opens the sign-up, one is stopped, and at last all of them', async () => {
  const organiser = { name: 'organiser', who: 'organiser@demo.example', isStaff: true as const, paths: [] }
  const context = await openAs(demo.browser, demo.url, organiser, { width: 1280, height: 900 })
  const page = await context.newPage()
  await page.goto('/organiser/vouchers')
  await settled(page)
  await page.getByRole('link', { name: 'New batch' }).click()
  await page.getByRole('heading', { name: 'New batch' }).waitFor()

  // Too few signs for so many codes: said at the field, and nothing is made.
  await page.getByRole('textbox', { name: 'For', exact: true }).fill('Kestrel Cloud, partners')
  await page.getByLabel('Gives').selectOption({ label: 'Standard, by voucher only' })
  await page.getByLabel('Pattern').fill('KC25-##')
  await page.getByLabel('Codes', { exact: true }).fill('12')
  await page.getByText('They look like this:').waitFor()
  await page.getByRole('button', { name: 'Make the codes' }).click()
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  await page.getByLabel('Pattern').fill('KC25-######')
  await page.getByText('Up to 12 passes: Standard').waitFor()
  await page.getByRole('button', { name: 'Make the codes' }).click()
  await page.getByRole('heading', { name: 'Kestrel Cloud, partners' }).waitFor()
  await page.getByText('Batch made').waitFor()
  const lines = page.locator('tbody tr')
  await expect.poll(() => lines.count()).toBe(12)
  const [first = '', second = ''] = await page.locator('tbody th').allInnerTexts()
  expect(first).toMatch(/^KC25-[A-HJ-NP-Z2-9]{6}$/)

  // A code is found by how it begins, and stopped.
  await page.getByLabel('How a code begins').fill(first)
  await page.locator('#main').getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => lines.count()).toBe(1)
  await page.getByRole('button', { name: `Stop ${first}` }).click()
  await page.getByRole('button', { name: 'Stop the code' }).click()
  await lines.getByText('Stopped', { exact: true }).waitFor()
  await page.getByText('One code was stopped: nobody can take it any more.').waitFor()

  // The sheet has those that are left, each with its QR code.
  await page.getByRole('link', { name: 'Print' }).click()
  await expect.poll(() => page.getByRole('img', { name: /^QR code of KC25-/ }).count()).toBe(11)
  await page.goBack()

  const visitor = await newVisitor(demo.browser, demo.url)
  const asked = async (code: string) =>
    (
      await visitor.context.request.post('/api/voucher/check', { data: { code, email: 'press@demo.example' } })
    ).json() as Promise<{ valid: boolean }>
  expect((await asked(second)).valid).toBe(true)
  expect((await asked(first)).valid).toBe(false)

  await page.getByRole('button', { name: 'Stop all codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stop all codes of Kestrel Cloud, partners?' })
  await dialog.getByText('There is no way back').waitFor()
  await dialog.getByRole('button', { name: 'Stop all codes' }).click()
  await page.getByText('All codes stopped').waitFor()
  expect((await asked(second)).valid).toBe(false)
  await context.close()
  await visitor.context.close()
})
