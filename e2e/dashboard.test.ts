import { expect, test } from 'vitest'
import { holdRoom } from './before-walks.ts'
import { comeInAs, openAs, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

const screen = { viewport: { width: 1280, height: 900 } }

test('the first page of the office shows what somebody orders while it is looked at, and leads to the list behind it', async () => {
  const office = await signedInAs(demo.browser, demo.url, null, screen)
  await comeInAs(office, demo.url, 'organiser@demo.example', 'foyer_auth_staff')
  const page = await office.newPage()
  await page.goto('/organiser')
  await page.getByText(/updates by itself$/).waitFor()
  const open = page.locator('dl > div', { hasText: 'Open money' })
  await expect.poll(() => open.textContent()).toContain('0.00')

  const guest = await signedInAs(demo.browser, demo.url, 'attendee@demo.example', screen)
  await holdRoom(guest)
  const cookie = (await guest.cookies()).find(({ name }) => name === 'foyer_auth')
  const headers = { authorization: `Bearer ${cookie?.value}` }
  const order = (await (await guest.request.get('/api/order/current', { headers })).json()) as { uuid: string }
  await guest.request.post(`/api/order/${order.uuid}/place`, { headers, data: { method: 'card' } })

  await open.getByText('one order').waitFor()
  await open.getByRole('link').click()
  await page.waitForURL('**/organiser/orders?state=awaiting_payment')
  await page.locator('tbody tr').first().waitFor()
  await office.close()
  await guest.close()
})

test('where it cannot listen it says so, and looks now and then', async () => {
  const finance = { name: 'finance', who: 'finance@demo.example', isStaff: true as const, paths: [] }
  const context = await openAs(demo.browser, demo.url, finance, screen.viewport)
  const page = await context.newPage()
  await page.goto('/organiser')
  await page.getByText(/looked up every 15 seconds$/).waitFor()
  await context.close()
})
