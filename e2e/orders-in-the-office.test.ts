import { expect, test } from 'vitest'
import { openAs, settled } from './pages.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

/** Nothing lies over it, and it is not scrolled away. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('who has the money in hand finds an order by its buyer’s company, by keys alone, and reads what happened to it', async () => {
  const finance = { name: 'finance', who: 'finance@demo.example', isStaff: true as const, paths: [] }
  const context = await openAs(demo.browser, demo.url, finance, { width: 1280, height: 900 })
  const page = await context.newPage()
  await page.goto('/organiser/orders')
  await settled(page)
  const lines = page.locator('tbody tr')
  await expect.poll(() => lines.count()).toBeGreaterThan(2)

  await page.getByRole('searchbox', { name: 'Number, name, e-mail or company' }).focus()
  await page.keyboard.type('kestrel')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/organiser/orders?q=kestrel')
  await expect.poll(() => lines.count()).toBe(2)
  await page.getByLabel('With', { exact: true }).selectOption('room')
  await expect.poll(() => lines.count()).toBe(1)
  // The address has it all: another tab shows the same.
  const other = await context.newPage()
  await other.goto(page.url())
  await settled(other)
  await expect.poll(() => other.locator('tbody tr').count()).toBe(1)

  const table = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).focus()
  await page.keyboard.press('Enter')
  const saved = await (await table).createReadStream()
  const text = (await saved.toArray()).join('')
  expect(text.trim().split('\n')).toHaveLength(2)
  expect(text).toContain('Kestrel')

  await page.locator('tbody a').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Timeline', level: 2 }).waitFor()
  await page.getByText('Order paid').waitFor()
  await page.getByText(/^Invoice MS25-R-\d+$/).waitFor()
  const document = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Open .+ as PDF$/ }).focus()
  await page.keyboard.press('Enter')
  expect((await document).suggestedFilename()).toMatch(/^MS25-R-\d+\.pdf$/)
  await page.goBack()
  await expect.poll(() => lines.count()).toBe(1)
  await context.close()
})

test('who has the money in hand gives a part of it back by keys alone, and reads first what that does', async () => {
  const finance = { name: 'finance', who: 'finance@demo.example', isStaff: true as const, paths: [] }
  const context = await openAs(demo.browser, demo.url, finance, { width: 1280, height: 900 })
  const page = await context.newPage()
  await page.goto('/organiser/orders?q=kestrel&kind=room')
  await settled(page)
  await page.locator('tbody a').first().click()
  await page.getByLabel('Comment').fill('Called about the noise at night.')
  await page.keyboard.press('Enter')
  await page.getByText('Called about the noise at night.').waitFor()

  await page.getByRole('button', { name: 'Refund', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Refund: what happens' })
  await dialog.getByText('Free for others at once').waitFor()
  await dialog.getByLabel('They stay').focus()
  await page.keyboard.press('Space')
  await dialog.getByText('Free for others at once').waitFor({ state: 'detached' })
  await dialog.getByLabel('Amount').fill('25,50')
  await dialog.getByLabel('Reason').selectOption('goodwill')
  await dialog.getByRole('button', { name: 'Refund 25.50 €' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Partly refunded', { exact: true }).first().waitFor()
  await page.getByText('Refund decided').waitFor()

  // Who decides on what they saw before that is told, and their page shows what is left.
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await dialog.getByLabel('Amount').fill('999999')
  const refused = dialog.getByText(/^At most .+ is left\.$/)
  await refused.waitFor()
  // It is read where it was asked, however low the window is.
  await page.setViewportSize({ width: 1280, height: 560 })
  await expect.poll(() => refused.evaluate(isInSight)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await context.close()
})
