import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeStripe, openFakeStripe } from '../server/src/testing/fake-stripe.ts'
import { closeWindows, openBrowser } from './browser.ts'
import { startInstallation } from './demo-server.ts'
import {
  comeIn,
  done,
  enterEvent,
  enterSeller,
  enterSenders,
  fill,
  go,
  openMailServer,
  openSale,
} from './installation.ts'
import { settled } from './pages.ts'
import { bringStripe } from './stripe-script.ts'
import { button, confirmBy, heading, newVisitor, sayWhatTheyDo, signIn, typeDetails, typePassword } from './visitor.ts'

let browser: Browser
let mailServer: Awaited<ReturnType<typeof openMailServer>>
let stripe: FakeStripe

beforeAll(async () => {
  ;[browser, mailServer, stripe] = await Promise.all([
    openBrowser(),
    openMailServer(),
    openFakeStripe(() => new Date()),
  ])
})
afterAll(async () => {
  await closeWindows()
  mailServer.close()
  await stripe.close()
})

const buyer = 'mira@okafor.example'
const hotelDesk = 'desk@wehr.example'

/** What a mail to somebody says, once it is there. */
async function mailTo(address: string, holds: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(() => {
      found = mailServer.mails
        .filter((mail) => mail.includes(`To: ${address}`))
        // Lines are cut where they are long, and that is marked.
        .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        .find((mail) => holds.test(mail))
      return found
    })
    .toBeDefined()
  return found ?? ''
}

async function sellPass(page: Page): Promise<void> {
  await go(page, 'First pass types')
  await button(page, 'Add a pass type').click()
  await fill(page, 'Name, English', 'Guest')
  await fill(page, 'Name, German', 'Gast')
  await fill(page, 'Description, English', 'All days')
  await fill(page, 'Description, German', 'Alle Tage')
  await fill(page, 'Price with VAT, EUR', '119.00')
  await fill(page, 'Places', '40')
  await button(page, 'Save').click()
  await done(page, 'A way to pay').waitFor()
  // What is left before its form is gone asks first.
  await page.getByRole('heading', { name: 'Your first pass types' }).and(page.locator(':focus')).waitFor()
  await enterSenders(page)
  await button(page, 'Send a test mail').click()
  await page.getByText('The mail server took it.').waitFor()
}

async function offerHotel(page: Page): Promise<void> {
  await page.goto('/organiser/hotels')
  await page.getByRole('link', { name: 'Add a hotel' }).click()
  const texts = [
    ['Name', 'Haus am Wehr'],
    ['Description, English', 'A mill by the weir'],
    ['Description, German (optional)', 'Eine Mühle am Wehr'],
    ['Address', 'Am Wehr 4, 20457 Hamburg'],
    ['Latitude', '53.5'],
    ['Longitude', '10'],
    ['Minutes to the venue', '12'],
    ['The way, as a sign would say it, English', 'Along the river'],
    ['The way, as a sign would say it, German (optional)', 'Am Fluss entlang'],
  ] as const
  for (const [label, text] of texts) await fill(page, label, text)
  await page.getByLabel('On sale: attendees see this hotel').check()
  await button(page, 'Add the hotel').click()
  await page.getByRole('heading', { level: 1, name: 'Haus am Wehr' }).waitFor()
  await page.getByRole('link', { name: 'Rooms', exact: true }).click()
  await button(page, 'Add a kind of room').click()
  await page.getByLabel('Name, English').fill('Miller’s room')
  await page.getByLabel(/^Name, German/).fill('Müllerzimmer')
  await page.getByLabel('Description, English').fill('A bed above the wheel')
  await page.getByLabel(/^Description, German/).fill('Ein Bett über dem Rad')
  await button(page, 'Add the room').click()
  await page.getByText('The room is saved.').waitFor()
  await page.getByRole('link', { name: 'Nights and contract' }).click()
  await page.getByRole('checkbox', { name: 'Miller’s room' }).check()
  await page.getByLabel('First night').fill('2030-10-20')
  await page.getByLabel('Last night').fill('2030-10-23')
  await page.getByLabel('Rooms a night').fill('3')
  await page.getByLabel('Price with VAT').fill('107')
  await button(page, 'Change 4 nights').click()
  await page.getByText('The nights are changed.').waitFor()
}

/** On the page that has Stripe's fields. */
async function payByStripe(page: Page): Promise<void> {
  await button(page, /^Continue to pay /).click()
  await page.getByLabel('Card number at Stripe').fill('4242 4242 4242 4242')
  await button(page, /^Pay /).click()
}

async function buyPassAndBed(page: Page, context: BrowserContext): Promise<void> {
  await bringStripe(context, stripe)
  await sayWhatTheyDo(page)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(buyer)
  await page.getByRole('radio', { name: /^Guest/ }).check()
  await button(page, 'Continue').click()
  await typeDetails(page)
  await typePassword(page)
  await button(page, 'Continue').click()
  await heading(page, 'Check and pay').waitFor()
  await page.getByRole('checkbox').check()
  await payByStripe(page)
  await page.waitForURL('**/sign-up/success')
  await confirmBy(
    page,
    /https?:\S+\/sign-up\/confirm\/[\w?=-]+/.exec(await mailTo(buyer, /sign-up\/confirm/))?.[0] ?? '',
  )

  await page.getByRole('heading', { name: 'Your pass is approved' }).waitFor()
  await signIn(page, buyer)
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in')
  await page.goto('/accommodation?start=2030-10-20&end=2030-10-22')
  await page.getByRole('link', { name: 'Haus am Wehr', exact: true }).click()
  await button(page, /^Book\b/).click()
  await button(page, /^Continue/).click()
  await payByStripe(page)
  await heading(page, /booked|registered/).waitFor()
}

/** The same can be done beside the list: on the page of the order it is done once that is there. */
async function openFirst(page: Page): Promise<void> {
  await page.locator('tbody a').first().click()
  await page.getByRole('link', { name: 'All orders' }).waitFor()
}

async function giveHalfBack(page: Page): Promise<void> {
  await page.goto('/organiser/orders?kind=pass')
  await settled(page)
  await openFirst(page)
  await button(page, /^Refund$/).click()
  const dialog = page.getByRole('dialog', { name: 'Refund: what happens' })
  await dialog.getByLabel('They stay').check()
  await dialog.getByLabel('Amount').fill('59.50')
  await dialog.getByLabel('Reason').selectOption('goodwill')
  await dialog.getByRole('button', { name: 'Refund 59.50 €' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Partly refunded', { exact: true }).first().waitFor()
  await expect.poll(() => stripe.books.refunds.map(({ amount }) => amount)).toEqual([5_950])
}

async function moveStay(page: Page): Promise<void> {
  await page.goto('/organiser/orders?kind=room')
  await settled(page)
  await openFirst(page)
  await button(page, 'Change the stay').click()
  const dialog = page.getByRole('dialog', { name: 'Change the stay: what happens' })
  await dialog.getByLabel('Arrival').fill('2030-10-21')
  await dialog.getByLabel('Departure').fill('2030-10-23')
  await dialog.getByLabel('Why').fill('Their flight moved.')
  await dialog.getByRole('button', { name: 'Change the stay' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function tellHotel(page: Page): Promise<void> {
  await page.goto('/organiser/hotels')
  await page.getByRole('link', { name: 'Haus am Wehr' }).first().click()
  await page.getByRole('link', { name: 'Rooming list' }).click()
  await page.getByText('One stay').first().waitFor()
  const csv = page.waitForEvent('download')
  await button(page, 'Save as CSV').click()
  const list = (await (await (await csv).createReadStream()).toArray()).join('')
  expect(list).toContain('2030-10-21')
  expect(list).not.toContain('2030-10-20')
  await page.getByLabel('Send it to').fill(hotelDesk)
  await button(page, 'Send list 1').click()
  await page.getByText('List 1', { exact: true }).waitFor()
  await mailTo(hotelDesk, /Haus am Wehr/)
}

test('from an empty PostgreSQL to books that balance: set up, sold, half given back, a stay moved, the hotel told', async () => {
  const installation = await startInstallation(mailServer.url, {
    STRIPE_SECRET_KEY: 'sk_live_of_the_journeys',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_of_the_journeys',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  })
  try {
    const { page, context, errors } = await newVisitor(browser, installation.url, { width: 1280, height: 900 })
    await comeIn(page, installation.link)
    await enterEvent(page)
    await enterSeller(page)
    await sellPass(page)
    await offerHotel(page)
    await page.goto('/organiser/setup/open')
    await openSale(page)

    const visitor = await newVisitor(browser, installation.url)
    await buyPassAndBed(visitor.page, visitor.context)

    await giveHalfBack(page)
    await moveStay(page)
    await tellHotel(page)
    expect([...errors, ...visitor.errors]).toEqual([])
    await context.close()
    const books = installation.doctor()
    expect(books.said).toMatch(/All \d+ invariants hold/)
    expect(books.status).toBe(0)
  } finally {
    await installation.stop()
  }
})
