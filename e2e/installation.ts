import type { AddressInfo } from 'node:net'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'
import { button, heading, typePassword } from './visitor.ts'

interface MailServer {
  readonly url: string
  /** What came, as it came. */
  readonly mails: readonly string[]
  /** What it says to the next recipient; `null`: it takes the mail. */
  refuseWith(words: string | null): void
  close(): void
}

/** A mail server of one's own: what came, and what it says to the next recipient. */
export async function openMailServer(): Promise<MailServer> {
  const mails: string[] = []
  let refusal: string | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal === null ? null : Object.assign(new Error(refusal), { responseCode: 550 })),
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: (words) => {
      refusal = words
    },
    close: () => server.close(),
  }
}

/** What one journey does on each screen; another passes by. */
type Look = (page: Page, name: string) => Promise<void>
const noLook: Look = async () => {}

export const fill = (page: Page, name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text)
const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor()
export const save = async (page: Page) => {
  await button(page, 'Save').click()
  await saved(page)
}
export const missing = (page: Page, item: string) => page.getByRole('link', { name: new RegExp(`^${item} ?, missing`) })
export const done = (page: Page, item: string) => page.getByRole('link', { name: new RegExp(`^${item} ?, done`) })
export const go = (page: Page, item: string) =>
  page.getByRole('link', { name: new RegExp(`^${item} ?, (?:missing|done)`) }).click()

export async function comeIn(page: Page, link: string, look: Look = noLook): Promise<void> {
  await page.goto(link)
  await heading(page, 'Begin').waitFor()
  await look(page, 'set-up-begin')
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Licht')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('owner@nordlicht.example')
  await typePassword(page)
  await button(page, 'Come in').click()
  await heading(page, 'Set up your second factor').waitFor()
  await look(page, 'set-up-second-factor')
  await button(page, 'Use an authenticator app').click()
  const key = page.getByText('Cannot scan?').locator('span')
  await expect.poll(() => key.textContent()).toMatch(/^[A-Z2-7]{32}$/)
  const app = new TOTP({ secret: Secret.fromBase32((await key.textContent()) ?? '') })
  await page.getByLabel('Code from your app').fill(app.generate())
  await button(page, 'Check').click()
  await button(page, 'I have kept them').click()
  await heading(page, 'Set up your event').waitFor()
}

export async function enterEvent(page: Page, look: Look = noLook): Promise<void> {
  await look(page, 'set-up-event-empty')
  await button(page, 'Save').click()
  await heading(page, 'There is a problem').waitFor()
  await look(page, 'set-up-event-wrong')
  await fill(page, 'Name of the event', 'Nordlicht')
  await fill(page, 'Code', 'nl30')
  await fill(page, 'First day', '2030-10-21')
  await fill(page, 'Last day', '2030-10-23')
  await fill(page, 'Doors open', '2030-10-21T08:30')
  await fill(page, 'Free cancellation until', '2030-10-07T18:00')
  await fill(page, 'Venue', 'Hafenhallen')
  await fill(page, 'City', 'Hamburg')
  await page.getByLabel('Time zone').selectOption('Europe/Berlin')
  await page.getByRole('checkbox', { name: 'German' }).check()
  await fill(page, 'Entrance, English', 'South')
  await fill(page, 'Entrance, German', 'Süd')
  await save(page)
  await heading(page, 'Set up Nordlicht 2030').waitFor()
  await done(page, 'Name, dates, venue').waitFor()
}

export async function enterSeller(page: Page, look: Look = noLook): Promise<void> {
  await go(page, 'Seller')
  await fill(page, 'Name of the seller', 'Nordlicht Event GmbH')
  await page.getByLabel('E-mail').fill('billing@nordlicht.example')
  await fill(page, 'Address', 'Am Kai 1\n20457 Hamburg')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel(/^VAT ID/).fill('DE29184470')
  for (const name of ['Imprint', 'Privacy Policy', 'Terms and Conditions'])
    await fill(page, name, `https://nordlicht.example/${name[0]}`)
  await button(page, 'Save').click()
  await page.getByRole('link', { name: /Invalid VAT ID/ }).waitFor()
  await page.getByLabel(/^VAT ID/).fill('DE 136 695 976')
  await save(page)
  await look(page, 'set-up-seller')
}

export async function enterSenders(page: Page): Promise<void> {
  await go(page, 'Mail leaves and arrives')
  await fill(page, 'Address of the sender', 'tickets@nordlicht.example')
  await fill(page, 'Address for questions', 'help@nordlicht.example')
  await save(page)
}

/** On the step that opens the sale: its time is long ago, so that it opens with the next look at it. */
export async function openSale(page: Page): Promise<void> {
  await page.getByLabel('The sale opens').fill('2026-01-01T10:00')
  await save(page)
  await expect
    .poll(async () => {
      await page.reload()
      await heading(page, 'Set up Nordlicht 2030').waitFor()
      return page.getByRole('heading', { name: 'On sale since' }).count()
    })
    .toBe(1)
}
