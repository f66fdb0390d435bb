import { expect, test } from 'vitest'
import { comeInAs, openAs, settled } from './pages.ts'
import { useDemo } from './use-demo.ts'
import { newVisitor } from './visitor.ts'

const demo = useDemo()

test('who transfers reads where to; the office records the money, gives it to the order, and it is paid', async () => {
  const buyer = await newVisitor(demo.browser, demo.url)
  await comeInAs(buyer.context, demo.url, 'attendee@demo.example')
  const { page } = buyer
  await page.goto('/train-ticket')
  await settled(page)
  await page.getByRole('radio', { name: /Comfort/ }).check()
  await page.getByRole('textbox', { name: 'Name on the ticket' }).fill('Lena Hartwig')
  await page.getByRole('button', { name: 'Get ticket' }).click()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await page.getByLabel('Bank transfer').check()
  await page.getByRole('button', { name: /^Order, and transfer/ }).click()
  await page.getByRole('heading', { name: 'Transfer the amount' }).waitFor()
  await page.getByRole('img', { name: 'QR code for your banking app' }).waitFor()
  await page.getByText(/^Held for you until .+25.Aug/).waitFor()
  const told = page.getByRole('region', { name: 'Transfer the amount' }).locator('dd.num')
  const [, iban = '', , amount = '', reference = ''] = await told.allInnerTexts()
  expect(iban).toMatch(/^DE\d\d /)
  expect(reference).toMatch(/^RF\d\d MS25 /)

  const finance = { name: 'finance', who: 'finance@demo.example', isStaff: true as const, paths: [] }
  const office = await openAs(demo.browser, demo.url, finance, { width: 1280, height: 900 })
  const desk = await office.newPage()
  await desk.goto('/organiser/bank')
  await settled(desk)
  await desk.getByRole('button', { name: 'Record a transfer' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Record a transfer' })
  await dialog.getByLabel('Amount, EUR').fill(amount.replace(/[^\d.]/g, ''))
  await dialog.getByLabel('Paid by').fill('Nordwerk Systems GmbH')
  await dialog.getByLabel('Reference (optional)').fill(`Train ${reference}`)
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await desk.getByText('Reference and amount fit', { exact: true }).waitFor()
  await desk
    .getByRole('button', { name: /^Give it/ })
    .first()
    .click()
  await desk.getByText('All that came in is given to an order, or went back.').waitFor()

  await expect
    .poll(async () => {
      await page.goto('/invoices')
      await settled(page)
      return page.getByText(/Comfort/).count()
    })
    .toBeGreaterThan(0)
  await office.close()
  await buyer.context.close()
})
