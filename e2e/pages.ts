import { SURVEY_SKIP } from '@foyer/contract/constants'
import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core'
import { demosStarted } from './demo-server.ts'
import type { Walk } from './routes.ts'
import { demoSecret } from './stays.ts'
import { PATIENCE_MS } from './visitor.ts'

interface Screen {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly serviceWorkers?: 'allow' | 'block'
  readonly hasTouch?: boolean
  /** Still pictures unless it is said: they cost a machine without a graphics card far less. */
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

const tokens = new Map<string, string>()

/** A browser of somebody who is signed in already and has put off the survey; `null`: of nobody. */
export async function signedInAs(
  browser: Browser,
  url: string,
  email: string | null,
  screen: Screen,
): Promise<BrowserContext> {
  const still = { serviceWorkers: 'block', reducedMotion: 'reduce' } as const
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', ...still, ...screen })
  // A busy machine takes many times as long as a quiet one, and what never comes is named all the same.
  context.setDefaultTimeout(PATIENCE_MS)
  if (email !== null) await comeInAs(context, url, email)
  return context
}

/** As if they had signed in here before and put off the survey: a person signs in only so often in a quarter of an hour. */
export async function comeInAs(
  context: BrowserContext,
  url: string,
  email: string,
  cookie: 'foyer_auth' | 'foyer_auth_staff' = 'foyer_auth',
): Promise<void> {
  const key = `${demosStarted} ${url} ${email}`
  const known = tokens.get(key)
  const token = known ?? (await tokenOf(context, email))
  tokens.set(key, token)
  await context.addCookies([
    { name: cookie, value: token, url },
    { name: 'foyer_survey', value: SURVEY_SKIP, url },
  ])
}

async function tokenOf(context: BrowserContext, email: string): Promise<string> {
  const answer = await context.request.post('/api/user/login', { data: { email, password: demoSecret } })
  const { token } = (await answer.json()) as { token: string }
  await showFactor(context.request, token, email)
  return token
}

/** As who works here has done before they come to a page: with one of the demo's codes on paper. */
export async function showFactor(request: APIRequestContext, token: string, email: string): Promise<void> {
  const given = await request.post('/api/demo/recovery-code', { data: { email } })
  if (!given.ok()) return
  const headers = { authorization: `Bearer ${token}` }
  await request.post('/api/organiser/own/proof/code', { data: await given.json(), headers })
}

/** The page is complete: a heading, nothing under way, no picture missing. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
}

/** A browser of whoever takes a walk, with pictures that move. */
export async function openAs(
  browser: Browser,
  url: string,
  { who, isStaff }: Walk,
  viewport: Screen['viewport'],
): Promise<BrowserContext> {
  const context = await signedInAs(browser, url, isStaff ? null : who, { viewport, reducedMotion: 'no-preference' })
  if (isStaff && who !== null) await comeInAs(context, url, who, 'foyer_auth_staff')
  await listenToNothing(context)
  return context
}

/** A page that listens is never without a request under way: here it asks now and then, as where it cannot listen. */
export const listenToNothing = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/api\/organiser\/(?:dashboard\/feed|change)(?:\?|$)/, (route) => route.abort())

/** A browser opens so many connections to one server: pages that share them wait for each other. */
const AT_ONCE = 6

/** Waiting for late answers takes nothing of the machine: pages that ask for nothing of each other come together. */
export async function openTogether(
  paths: readonly string[],
  open: (path: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: (readonly string[])[] = []
  for (let at = 0; at < paths.length; at += AT_ONCE)
    found.push(...(await Promise.all(paths.slice(at, at + AT_ONCE).map(open))))
  return found.flat()
}
