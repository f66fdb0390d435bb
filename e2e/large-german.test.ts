import { expect, onTestFinished, test } from 'vitest'
import { unreadable } from './legible.ts'
import { openAs, openTogether, settled } from './pages.ts'
import { atWork, pagesOf } from './routes.ts'
import { useDemo } from './use-demo.ts'
import { brokenWords } from './whole-words.ts'

const demo = useDemo()

// Elsewhere every text is made of accents that nobody speaks: the length of German words is theirs alone.
test.for(atWork)('$name, the words of a language that is rich in long ones stay whole in large text', async (walk) => {
  const context = await openAs(demo.browser, demo.url, walk, { width: 1280, height: 900 })
  onTestFinished(() => context.close())
  const paths = await pagesOf(walk, context)
  await context.addCookies([{ name: 'locale', value: 'de', url: demo.url }])
  const found = await openTogether(paths, async (path) => {
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await settled(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    const broken = await unreadable(page, path, brokenWords)
    await page.close()
    return broken
  })
  expect(found.join('\n')).toBe('')
})
