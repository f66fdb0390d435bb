import { expect, test } from 'vitest'
import { comeIn } from './stays.ts'
import { useDemo } from './use-demo.ts'
import { button, heading, look, mailedLink, newAttendee, newVisitor, password, signIn, someEmail } from './visitor.ts'

const newPassword = 'Another-Horse-9-Battery'

const demo = useDemo()

test('a vendor without a pass comes in, and is led to get one', async () => {
  const { page, context, errors } = await newVisitor(demo.browser, demo.url)
  await signIn(page, 'vendor@demo.example', 'Foyer-demo-2025!')
  await page.waitForURL('**/pass')
  await heading(page, 'No pass').waitFor()
  await look(page, 'vendor-no-pass')
  await page.getByRole('button', { name: /open the menu/i }).click()
  const menu = page.getByRole('dialog')
  await menu.getByText('No Pass | Get a pass').waitFor()
  await look(page, 'vendor-menu')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /open the menu/i }).click()
  await menu.getByRole('link', { name: 'Get a pass' }).click()
  await page.waitForURL('**/registration')
  await menu.waitFor({ state: 'hidden' })
  await page.goto('/accommodation')
  await page.waitForURL('**/pass')
  await page.getByRole('link', { name: 'Get a pass' }).first().click()
  await page.waitForURL('**/registration')
  expect(errors).toEqual([])
  await context.close()
})

test('a forgotten password is set anew with the mail’s link, once, and ends every session', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  const elsewhere = await newVisitor(demo.browser, demo.url)
  const email = someEmail()
  await newAttendee(page, email)
  await comeIn(elsewhere.page, email, password)

  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgotten password' }).click()
  // Both pages ask for an address.
  await heading(page, 'Forgotten password').waitFor()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await button(page, 'Send the link').click()
  await page.getByText('Look into your mailbox.').waitFor()
  await look(page, 'forgotten')
  const link = await mailedLink(page, email, /https?:\S+\/sign-in\/changepassword\/[\w-]+/)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await look(page, 'new-password')
  await button(page, 'Set the password').click()
  await page.getByText('Your password was changed.').waitFor()
  await look(page, 'password-changed')

  // Who opens it a second time is told before they think of a password.
  await page.goto(link)
  await page.getByText('This link was used before or is too old. Ask for a new one.').waitFor()
  await look(page, 'password-link-used')

  await elsewhere.page.goto('/profile')
  await elsewhere.page.waitForURL('**/sign-in**')
  await elsewhere.page.getByText('You were signed out.').waitFor()
  await look(elsewhere.page, 'signed-out')
  await signIn(page, email, password)
  await page.getByRole('alert').first().waitFor()
  await look(page, 'wrong-password')
  await signIn(page, email, newPassword)
  await page.waitForURL('**/survey')
  await elsewhere.context.close()
  await context.close()
})

test('the password is changed on the profile, and a session elsewhere is ended there', async () => {
  const { page, context } = await newVisitor(demo.browser, demo.url)
  const elsewhere = await newVisitor(demo.browser, demo.url)
  const email = someEmail()
  await newAttendee(page, email)
  await comeIn(page, email, password)
  await comeIn(elsewhere.page, email, password)

  await page.goto('/profile')
  await page.getByText('this device', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
  await page.getByText('Session ended.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).count()).toBe(0)
  await elsewhere.page.goto('/pass')
  await elsewhere.page.waitForURL('**/sign-in**')

  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await button(page, 'Change password').click()
  await page
    .locator('#profile-password')
    .getByText(/^Saved /)
    .waitFor()
  await look(page, 'profile-password-changed')
  // Back where they wanted to go.
  await signIn(elsewhere.page, email, newPassword)
  await elsewhere.page.waitForURL('**/pass')
  await elsewhere.context.close()
  await context.close()
})

test('a new name and picture stand in the header at once', async () => {
  const { page, context, errors } = await newVisitor(demo.browser, demo.url)
  const email = someEmail()
  await newAttendee(page, email)
  await comeIn(page, email, password)
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'First name' }).fill('Anouk')
  await button(page, 'Save You').click()
  await page
    .locator('#profile-person')
    .getByText(/^Saved /)
    .waitFor()
  await page.getByRole('button', { name: 'Anouk Reyes, open the menu' }).waitFor()

  const picture = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 240, height: 160 } })
  await page.locator('#picture-file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('img', { name: 'Your new picture' }).waitFor()
  await look(page, 'profile-picture-chosen')
  await button(page, 'Save picture').click()
  const avatar = page.locator('header button img')
  await avatar.waitFor()
  await expect.poll(() => avatar.getAttribute('src')).toMatch(/\?w=56&h=56&fit=crop&dpr=2$/)
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(112)
  await look(page, 'profile-picture-saved')
  await page.locator('#picture-file').setInputFiles({
    name: 'letter.png',
    mimeType: 'image/png',
    buffer: Buffer.from('This is no picture.'),
  })
  await page.locator('#picture-fault').filter({ hasText: /\S/ }).waitFor()
  await look(page, 'profile-picture-wrong')
  expect(errors).toEqual([])
  await context.close()
})
