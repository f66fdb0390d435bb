import { expect, onTestFinished, test } from 'vitest'
import { openAs, openTogether, settled } from './pages.ts'
import { doors, inside, pagesOf } from './routes.ts'
import { answerLate, movesOn, noteShifts } from './shifts.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

// At a desk the others are looked at as the browser makes them (`every-page.test.ts`); the doors come drawn by the server.
test.for([{ ...doors, screen: desk }, ...[doors, ...inside].map((walk) => ({ ...walk, screen: phone }))])(
  '$name, nothing moves while pages come at $screen.width pixels',
  async ({ screen, ...walk }) => {
    const context = await openAs(demo.browser, demo.url, walk, screen)
    onTestFinished(() => context.close())
    const paths = await pagesOf(walk, context)
    await answerLate(context)
    const moved = await openTogether(paths, async (path) => {
      const page = await context.newPage()
      await noteShifts(page)
      await page.goto(path)
      await settled(page)
      // What is measured is the step that was asked for, not one that it led to.
      if (path.startsWith('/registration/')) expect(new URL(page.url()).pathname).toBe(path)
      const moves = await movesOn(page, path)
      await page.close()
      return moves
    })
    expect(moved.join('\n')).toBe('')
  },
)
