import type { BrowserContext, Route } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { readAccents, stringsIn, unsaid } from './accents.ts'
import { brokenByDayAndNight } from './browser.ts'
import { unreadable } from './legible.ts'
import { openAs, openTogether, settled } from './pages.ts'
import { atWork, doors, inside, pagesOf } from './routes.ts'
import { answerLate, movesOn, noteShifts } from './shifts.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

/** @returns what the server goes on to tell: the edition's own words, and what people wrote. */
async function overhear(context: BrowserContext): Promise<ReadonlySet<string>> {
  const content = new Set<string>()
  await answerLate(context, async (route: Route) => {
    const response = await route.fetch()
    if (response.headers()['content-type']?.includes('json'))
      for (const text of stringsIn(await response.json())) content.add(text)
    await route.fulfill({ response })
  })
  return content
}

// A page is opened once for all that is asked of it: to open it is most of the work.
test.for([doors, ...atWork, ...inside])(
  '$name, pages hold still, say no word past the catalogue, can be read large, and break no rule of accessibility',
  async (walk) => {
    const context = await openAs(demo.browser, demo.url, walk, { width: 1280, height: 900 })
    onTestFinished(() => context.close())
    const paths = await pagesOf(walk, context)
    await readAccents(context, demo.url)
    const content = await overhear(context)
    const found = await openTogether(paths, async (path) => {
      const page = await context.newPage()
      await noteShifts(page)
      await page.goto(path)
      await settled(page)
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
      // What is looked at is the step that was asked for, not one that it led to.
      if (path.startsWith('/registration/')) expect(new URL(page.url()).pathname).toBe(path)
      const moves = await movesOn(page, path)
      const past = (await unsaid(page, content)).map((text) => `${path} says: ${text}`)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const large = await unreadable(page, path)
      // An attendee's pages are looked at on their journeys, in more states than these.
      const broken = walk.isStaff ? await brokenByDayAndNight(page, path) : []
      await page.close()
      return [...moves, ...past, ...large, ...broken]
    })
    expect(found.join('\n')).toBe('')
  },
)
