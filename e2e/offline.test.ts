import type { AppManifest } from '@foyer/contract/editions'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { german } from './german.ts'
import { signedInAs } from './pages.ts'
import { demoSecret } from './stays.ts'
import { useDemo } from './use-demo.ts'
import { button, heading, look, signIn } from './visitor.ts'

const demo = useDemo()

async function visit(email: string | null): Promise<{ context: BrowserContext; page: Page }> {
  const screen = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const
  const context = await signedInAs(demo.browser, demo.url, email, screen)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  return { context, page }
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const code = (page: Page) => page.getByRole('img', { name: /QR code/ }).first()
const lastName = (page: Page) => page.locator('article[data-band] h2 span').last()
const caches = (page: Page) => page.evaluate(() => window.caches.keys())
const ownCaches = async (page: Page) => (await caches(page)).filter((name) => name.startsWith('own-'))

/** A look at the phone, and at a dark desk. */
async function lookTwice(page: Page, name: string): Promise<void> {
  await look(page, name)
  if (process.env['FOYER_SCREENSHOTS'] === undefined) return
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, `${name}-desk-dark`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The worker has all that the pass needs. */
const kept = (page: Page) => keptToo(page, ['/api/edition', '/api/user/', '/api/pass', '/api/pass/code'])

async function keptToo(page: Page, paths: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (wanted) => {
      const answers = await Promise.all(wanted.map((path) => window.caches.match(path)))
      return wanted.filter((_, index) => answers[index] === undefined)
    }, paths)
  await expect.poll(missing).toEqual([])
}

test('without a connection the pass opens, and what cannot be had says so inside the frame', async () => {
  const { context, page } = await visit('attendee@demo.example')
  await page.goto('/')
  await heading(page, /^Hello /).waitFor()
  await kept(page)
  await context.setOffline(true)

  await tab(page, 'Pass').click()
  await heading(page, 'Your pass').waitFor()
  await code(page).waitFor()
  await page.getByText('You are offline.').waitFor()
  await lookTwice(page, 'offline-pass')

  // Opened anew: at the gate the browser may have been closed since.
  await page.reload()
  await code(page).waitFor()
  await expect.poll(() => page.getByText('You are offline.').isVisible()).toBe(true)

  await page.goto('/invoices')
  await heading(page, 'This page needs a connection').waitFor()
  expect(await page.getByText(/Oops/).count()).toBe(0)
  await lookTwice(page, 'offline-elsewhere')
  await page.getByRole('main').getByRole('link', { name: 'Your pass' }).click()
  await code(page).waitFor()

  await page.goto('/')
  await heading(page, /^Hello /).waitFor()
  await lookTwice(page, 'offline-home')

  // Whoever stays where they are is not left with what was kept, also where the page has only just come.
  await context.setOffline(false)
  await expect.poll(() => page.getByText(/You are offline|could not be read again/).count()).toBe(0)
  await tab(page, 'Accommodation').click()
  await page.getByRole('heading', { name: /Nights? in Berlin/ }).waitFor()
  await expect.poll(() => page.getByText(/You are offline/).count()).toBe(0)
})

test('what was seen is read again without a connection, and says from when', async () => {
  const { context, page } = await visit('vip@demo.example')
  await page.goto('/')
  await heading(page, /^Hello /).waitFor()
  await kept(page)
  for (const path of ['/news', '/vip-events', '/train-ticket', '/accommodation']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await keptToo(page, ['/api/news', '/api/vip-event', '/api/train-ticket', '/api/booking?extended=true'])
  await context.setOffline(true)
  const asOf = page.getByText(/You are offline\.\s+As of \w{3}\s\d+\s\w{3},\s\d\d:\d\d/)

  await page.goto('/news')
  await asOf.waitFor()
  await lookTwice(page, 'offline-news')
  const post = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await post.getByRole('link').click()
  await page.getByRole('article').waitFor()
  await asOf.waitFor()
  await page.goto('/vip-events')
  await page.getByRole('article').first().waitFor()
  await asOf.waitFor()
  await page.goto('/accommodation')
  await page.getByText('This needs a connection').waitFor()
  await lookTwice(page, 'offline-accommodation')
  await page.goto('/train-ticket')
  await page.getByRole('heading', { level: 1, name: 'Train tickets' }).waitFor()
  await lookTwice(page, 'offline-train-ticket')
  expect(await page.getByText(/Oops/).count()).toBe(0)
})

test('both plans are read without a connection: a stand is found, and the way to it', async () => {
  const { context, page } = await visit('vip@demo.example')
  await page.goto('/')
  await heading(page, /^Hello /).waitFor()
  await kept(page)
  for (const path of ['/floor-plan', '/site-plan']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await keptToo(page, ['/api/exhibitor', '/api/floor-plan', '/api/site-plan'])
  await context.setOffline(true)
  const asOf = page.getByText(/You are offline\.\s+As of \w{3}\s\d+\s\w{3},\s\d\d:\d\d/)

  await page.goto('/site-plan')
  await page.getByRole('img', { name: /^Site plan/ }).waitFor()
  await asOf.waitFor()
  await lookTwice(page, 'offline-site-plan')
  await page.goto('/floor-plan')
  await page.getByRole('img', { name: /^Floor plan: 7/ }).waitFor()
  await asOf.waitFor()
  await lookTwice(page, 'offline-floor-plan')
  await page.getByRole('button', { name: /^Exhibitors/ }).click()
  await page.getByRole('searchbox', { name: 'Search exhibitors' }).fill('identity directory')
  await page.getByRole('link', { name: 'Kaveri Managed Services' }).click()
  const card = page.getByRole('article', { name: 'Kaveri Managed Services' })
  await card.getByText('Through Door 3 South').waitFor()
  expect(await page.getByText(/Oops/).count()).toBe(0)
})

test('where one call alone fails its part of the page is the kept one, and says so until it goes again', async () => {
  const { context, page } = await visit('vip@demo.example')
  await page.goto('/news')
  await heading(page, 'News').waitFor()
  await kept(page)
  await keptToo(page, ['/api/news'])
  let tries = 0
  await context.route('**/api/news', (route) => {
    tries += 1
    return route.abort()
  })
  await page.reload()
  const strip = page.getByText(/Some of this could not be read again\.\s+As of/)
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  await strip.waitFor()
  await lookTwice(page, 'offline-one-call')
  // Nobody tells the browser that it goes again: it is asked now and then, and not just as the page comes.
  await expect.poll(() => tries).toBeGreaterThan(2)
  await context.unroute('**/api/news')
  await expect.poll(() => strip.count()).toBe(0)
})

test('a star set without a connection is kept over a reload and sent once, and the programme is read meanwhile', async () => {
  const { context, page } = await visit('vip@demo.example')
  const sent: string[] = []
  page.on('response', (answer) => {
    const request = answer.request()
    if (/\/favourite$/.test(answer.url()) && request.method() !== 'GET')
      sent.push(`${request.method()} ${answer.status()}`)
  })
  await page.goto('/agenda')
  await heading(page, 'Monday').waitFor()
  await kept(page)
  await page.goto('/information')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await keptToo(page, ['/api/agenda', '/api/agenda/favourite', '/api/page/information'])
  await context.setOffline(true)
  await page.goto('/information')
  await page.getByText(/You are offline\.\s+As of/).waitFor()

  await page.goto('/agenda')
  await heading(page, 'Monday').waitFor()
  const off = page.locator('button[data-star][aria-pressed=false]').first()
  const title = ((await off.getAttribute('aria-label')) ?? '').replace('Star: ', '')
  const star = page.getByRole('button', { name: `Star: ${title}` })
  await off.click()
  await page.getByText(/One star is sent when there is a connection\./).waitFor()
  await lookTwice(page, 'offline-agenda')
  await page.reload()
  await heading(page, 'Monday').waitFor()
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
  expect(await star.getAttribute('aria-label')).toContain('sent when there is a connection')
  expect(sent).toEqual([])

  await context.setOffline(false)
  await expect.poll(() => star.getAttribute('aria-label')).toBe(`Star: ${title}`)
  await page.reload()
  await heading(page, 'Monday').waitFor()
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
  expect(sent).toEqual(['PUT 200'])
})

test('the code of the pass fills the screen on white, without a connection too, and Esc and Back leave it', async () => {
  const { context, page } = await visit('attendee@demo.example')
  await page.goto('/pass')
  await code(page).waitFor()
  await kept(page)
  await context.setOffline(true)
  await page.reload()
  const large = page.getByRole('dialog', { name: 'QR code of your pass, large' })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.getByRole('link', { name: 'QR code of your pass: show it large and bright' }).click()
    await large.waitFor()
    const box = await large.getByRole('img').boundingBox()
    expect(box?.width).toBeGreaterThan(340)
    await look(page, 'pass-large')
    await leave()
    await large.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/pass')
  }
})

test('a browser offers to put the app on the home screen', async () => {
  const { context, page } = await visit('attendee@demo.example')
  await page.goto('/')
  await kept(page)
  const session = await context.newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  expect({ errors, url }).toEqual({ errors: [], url: `${demo.url}/api/edition/app` })
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  // A browser that only draws pages finds no fault with any manifest: what the others ask for is looked at here.
  const manifest = (await (await page.request.get('/api/edition/app')).json()) as AppManifest
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', name: expect.stringMatching(/./) })
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (file) => {
      const { width, height } = await createImageBitmap(await (await fetch(file)).blob())
      return `${width}x${height}`
    }, src)
    expect(size, src).toBe(sizes)
  }
})

test('what is kept is gone with the person: the next one sees their own pass only', async () => {
  const { context, page } = await visit('attendee@demo.example')
  await page.goto('/pass')
  await code(page).waitFor()
  await kept(page)
  const name = (await lastName(page).textContent()) ?? ''
  expect(await ownCaches(page)).toHaveLength(1)

  await page.getByRole('button', { name: /open the menu/ }).click()
  await button(page, 'Logout').click()
  await heading(page, 'Sign in').waitFor()
  await expect.poll(() => ownCaches(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/pass')
  await heading(page, 'Sign in').waitFor()
  expect(await page.content()).not.toContain(name)
  await context.setOffline(false)

  await signIn(page, 'vip@demo.example', demoSecret)
  await page.waitForURL((url) => url.pathname !== '/sign-in')
  await kept(page)
  await context.setOffline(true)
  await page.goto('/pass')
  await code(page).waitFor()
  expect(await lastName(page).textContent()).not.toBe(name)
  expect(await ownCaches(page)).toHaveLength(1)
})

test('a newer version waits: what is typed stays', async () => {
  const { page } = await visit('attendee@demo.example')
  await page.goto('/profile')
  const first = page.getByRole('textbox', { name: 'First name' })
  await first.waitFor()
  await kept(page)
  await first.fill('Nobody has sent this yet')
  const states = await page.evaluate(async () => {
    const rules = { createScriptURL: (text: string) => text }
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, given: typeof rules): typeof rules }
    }
    // Another address is another worker, as another content would be.
    const address = trustedTypes.createPolicy('test', rules).createScriptURL('/service-worker.js?newer')
    const registration = await navigator.serviceWorker.register(address)
    const newer = registration.installing ?? registration.waiting
    await new Promise<void>((resolve) => {
      const look = () => (newer?.state === 'installed' ? resolve() : undefined)
      newer?.addEventListener('statechange', look)
      look()
    })
    return { newer: newer?.state, isWaiting: registration.waiting === newer }
  })
  expect(states).toEqual({ newer: 'installed', isWaiting: true })
  expect(await first.inputValue()).toBe('Nobody has sent this yet')
})

test('who reads German reads it without a connection too', async () => {
  const { context, page } = await visit('attendee@demo.example')
  await context.addCookies([{ name: 'locale', value: 'de', url: demo.url }])
  await page.goto('/pass')
  await heading(page, german('Your pass')).waitFor()
  await kept(page)
  const texts = (await page.locator('link#texts').getAttribute('href')) ?? ''
  expect(texts).toContain('words-de')
  await expect.poll(() => page.evaluate(async (file) => (await window.caches.match(file))?.ok, texts)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await heading(page, german('Your pass')).waitFor()
})

test('who reads German because the account does reads it without a connection too', async () => {
  const { context, page } = await visit('vip@demo.example')
  const token = (await context.cookies()).find(({ name }) => name === 'foyer_auth')?.value
  const headers = { authorization: `Bearer ${token}` }
  const changed = await page.request.patch('/api/user/', { headers, data: { locale: 'de' } })
  expect(changed.ok()).toBe(true)
  await page.goto('/pass')
  await heading(page, german('Your pass')).waitFor()
  expect(await page.locator('link#texts').getAttribute('href'), 'the browser’s language').toContain('words-en')
  const keptWords = () =>
    page.evaluate(async () => (await (await window.caches.open('words')).keys()).map(({ url }) => url).join())
  await expect.poll(keptWords).toContain('words-de')
  await kept(page)
  await context.setOffline(true)
  await page.reload()
  await heading(page, german('Your pass')).waitFor()
})
