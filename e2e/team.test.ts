import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { comeInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'
import { button, heading, look, PATIENCE_MS, password, typePassword } from './visitor.ts'

const demo = useDemo()

async function sitDown(as?: string, width = 1280): Promise<Page> {
  const viewport = { width, height: 844 }
  const context = await demo.browser.newContext({
    baseURL: demo.url,
    locale: 'en-GB',
    viewport,
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  onTestFinished(() => context.close())
  if (as !== undefined) await comeInAs(context, demo.url, as, 'foyer_auth_staff')
  const page = await context.newPage()
  return page
}

/** The path of the newest link to an invitation that this address was sent. */
async function linkFor(page: Page, email: string): Promise<string> {
  const found = async () => {
    const mailbox = await page.request.get(`/api/demo/mailbox?to=${encodeURIComponent(email)}`)
    const [mail] = (await mailbox.json()) as readonly { readonly text: string }[]
    return /\/organiser\/invitation\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(found).not.toBe('')
  return found()
}

const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

test('an owner invites a colleague, who accepts, lets people in, and is shut out with the next request', async () => {
  const email = 'petra@new.example'
  const owner = await sitDown('owner@demo.example')
  await owner.goto('/organiser/staff')
  await button(owner, 'Invite a colleague').click()
  await look(owner, 'invite a colleague')
  await button(owner, 'Send the invitation').click()
  await owner.getByLabel('E-mail').fill(email)
  await button(owner, 'Send the invitation').click()
  await owner.getByText('Choose at least one role.').first().waitFor()
  await owner.getByRole('checkbox', { name: /^Check-in/ }).check()
  await button(owner, 'Send the invitation').click()
  await row(owner, /petra@new\.example/).waitFor()
  await look(owner, 'somebody is invited')

  const petra = await sitDown(undefined, 390)
  const link = await linkFor(petra, email)
  await petra.goto(link)
  await heading(petra, 'Olga Wendt invites you to work here').waitFor()
  await look(petra, 'invited to work here')
  await petra.getByLabel('First name').fill('Petra')
  await petra.getByLabel('Last name').fill('Lind')
  await typePassword(petra, password)
  await button(petra, 'Accept').click()
  await heading(petra, 'You work here now').waitFor()
  await petra.goto(link)
  await heading(petra, 'This invitation is over').waitFor()
  await look(petra, 'invitation over')

  await petra.goto('/gate')
  await petra.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await typePassword(petra, password)
  await button(petra, 'Sign in').click()
  await petra.getByRole('heading', { name: 'Check-in', exact: true }).waitFor()
  // The office is not theirs.
  await petra.goto('/organiser/staff')
  await heading(petra, 'Sign in to the back office').waitFor()

  await owner.reload()
  await button(owner, 'Change Petra Lind').click()
  await owner.getByRole('checkbox', { name: /^Check-in/ }).uncheck()
  await button(owner, 'End their work here').click()
  await owner.getByText('Petra Lind no longer works here.').waitFor()
  await expect.poll(() => row(owner, /Petra Lind/).count()).toBe(0)
  await petra.goto('/gate')
  await heading(petra, 'Sign in to the check-in').waitFor()

  // What was done stands in the log, in words.
  await owner.goto('/organiser/audit-log?record=staff')
  await row(owner, /changed roles/).waitFor()
  await look(owner, 'the audit log')
})

test('of two owners who change one colleague the second sees what the first did, and keeps what they chose', async () => {
  const [first, second] = [await sitDown('owner@demo.example'), await sitDown('owner@demo.example')]
  for (const page of [first, second]) {
    await page.goto('/organiser/staff')
    await button(page, 'Change Farid Brandt').click()
  }
  await first.getByRole('checkbox', { name: /^Support/ }).check()
  await button(first, 'Save').click()
  await first.getByText('The roles are saved.').waitFor()

  await second.getByRole('checkbox', { name: /^Check-in/ }).check()
  await button(second, 'Save').click()
  await second.getByText('Now: Finance, Support.').waitFor()
  expect(await second.getByRole('checkbox', { name: /^Check-in/ }).isChecked()).toBe(true)
  await second.getByRole('checkbox', { name: /^Support/ }).check()
  await button(second, 'Save').click()
  await row(second, /Farid Brandt.*Finance, Support, Check-in/).waitFor()

  // The last owner cannot go.
  await button(second, 'Change Olga Wendt').click()
  await second.getByRole('checkbox', { name: /^Owner/ }).uncheck()
  await button(second, 'End their work here').click()
  await second.getByText(/Somebody has to own the event/).waitFor()
})

test('who may not change a list reads it; a pasted list is looked at, taken, and decides over an address', async () => {
  const support = await sitDown('support@demo.example')
  await support.goto('/organiser/lists')
  await row(support, /blocked@demo\.example/).waitFor()
  expect(await support.getByRole('button', { name: /^(?:Add|Remove)/ }).count()).toBe(0)
  expect(await support.getByRole('link', { name: 'Staff' }).count()).toBe(0)

  const organiser = await sitDown('organiser@demo.example', 390)
  await organiser.goto('/organiser/lists')
  await organiser.getByRole('button', { name: 'Add addresses Blacklist' }).click()
  const lines = organiser.getByLabel('Addresses and domains')
  await lines.fill('E-mail,Name\nAnn@rival.example,"Ann, A."\nsomebody\n@rival.example\nblocked@demo.example')
  await button(organiser, 'Look at them first').click()
  await organiser.getByText('Say why, for those who read the list later.').first().waitFor()
  await organiser.getByLabel('Reason').fill('Competitors')
  await button(organiser, 'Look at them first').click()
  await organiser.getByText('One line is neither an address nor a domain. Mend it or take it out:').waitFor()
  await look(organiser, 'a list that is looked at')
  await lines.fill('ann@rival.example\n@rival.example\nblocked@demo.example')
  await button(organiser, 'Look at them first').click()
  await button(organiser, 'Take 3 lines').click()
  await organiser.getByText('2 added, 1 known before.').waitFor()
  await organiser.getByLabel('E-mail').fill('bob@rival.example')
  await button(organiser, 'Look').click()
  await organiser.getByText('may not buy a pass').waitFor()
  await organiser.getByText(/Decides: @rival\.example, blacklist: Competitors/).waitFor()
  await look(organiser, 'what happens to an address')
  await button(organiser, /^Remove ?: @rival\.example$/).click()
  await look(organiser, 'a line that is taken out')
  const question = organiser.getByRole('dialog')
  // The column of its button is one of numbers.
  expect(await question.evaluate((dialog) => getComputedStyle(dialog).textAlign)).toBe('start')
  await question.getByRole('button', { name: 'Remove' }).click()
  await organiser.getByText('@rival.example is in the list no more.').waitFor()
})
