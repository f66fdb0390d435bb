import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './browser.ts'
import { demoSecret } from './stays.ts'
import { useDemo } from './use-demo.ts'
import { button, heading, look, moveClock, PATIENCE_MS, typePassword } from './visitor.ts'

const demo = useDemo()

async function sitDown(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const viewport = { width: 1280, height: 900 }
  const context = await demo.browser.newContext({
    baseURL: demo.url,
    locale: 'en-GB',
    viewport,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  return { context, page }
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/organiser')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await typePassword(page, demoSecret)
  await button(page, 'Sign in').click()
  await heading(page, 'Show that it is you').waitFor()
}

async function showCode(page: Page): Promise<void> {
  const field = page.getByLabel('Code from your app, or a recovery code')
  // A code that was refused stands there until the new one comes.
  const refused = await field.inputValue()
  await button(page, 'Fill in a code').click()
  await expect.poll(() => field.inputValue()).not.toBeOneOf(['', refused])
  await button(page, 'Check').click()
}

const office = (page: Page) => page.getByRole('heading', { name: 'What needs you', exact: true })

test('a password alone opens nothing of the office; a wrong code is said, and a right one opens it', async () => {
  const { page } = await sitDown()
  await signIn(page, 'finance@demo.example')
  await look(page, 'second step')
  await page.goto('/organiser/security')
  await heading(page, 'Show that it is you').waitFor()
  await page.getByLabel('Code from your app, or a recovery code').fill('123456')
  await page.keyboard.press('Enter')
  await page.getByText('This code is not right').first().waitFor()
  await showCode(page)
  await office(page).waitFor()
})

test('a passkey is added, asked for at the next sign-in, and opens the office', async () => {
  const { context, page } = await sitDown()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page, 'support@demo.example')
  await showCode(page)
  await office(page).waitFor()
  await page.goto('/organiser/security')
  await button(page, 'Add a passkey or an app').click()
  await button(page, 'Add a passkey').click()
  await button(page, 'Remove Passkey').waitFor()
  await look(page, 'security')
  await button(page, 'Sign out').click()
  await heading(page, 'Sign in to the back office').waitFor()
  await signIn(page, 'support@demo.example')
  await look(page, 'second step with a passkey')
  await button(page, 'Continue with passkey').click()
  await office(page).waitFor()
})

test('an app takes the place of the one before; after ten minutes new codes on paper ask for a second factor again, and one opens the office', async () => {
  const { page } = await sitDown()
  await signIn(page, 'organiser@demo.example')
  await showCode(page)
  await office(page).waitFor()
  await page.goto('/organiser/security')
  await button(page, 'Add a passkey or an app').click()
  await button(page, 'Use an authenticator app').click()
  const key = page.getByText('Cannot scan?').locator('span')
  await expect.poll(() => key.textContent()).toMatch(/^[A-Z2-7]{32}$/)
  const totp = new TOTP({ secret: Secret.fromBase32((await key.textContent()) ?? '') })
  await look(page, 'add an app')
  await page.getByLabel('Code from your app').fill(totp.generate())
  await button(page, 'Check').click()
  await button(page, 'Add a passkey or an app').waitFor()
  await moveClock(page, 11)
  await button(page, 'Make ten new ones').click()
  await page.getByRole('dialog', { name: 'Show that it is you' }).waitFor()
  // The act beneath waits for it, and says so.
  await expectAccessible(page)
  await showCode(page)
  await button(page, 'I have kept them').waitFor()
  await look(page, 'recovery codes')
  expect(await page.locator('ol.code li').count()).toBe(10)
  const paper = (await page.locator('ol.code li').first().textContent()) ?? ''
  await button(page, 'I have kept them').click()
  await button(page, 'Sign out').click()
  await signIn(page, 'organiser@demo.example')
  await page.getByLabel('Code from your app, or a recovery code').fill(paper)
  await page.keyboard.press('Enter')
  await office(page).waitFor()
})
