import { expect, onTestFinished, test } from 'vitest'
import { openAs, openTogether, settled } from './pages.ts'
import { doors, inside, pagesOf } from './routes.ts'
import { answerLate, movesOn, noteShifts } from './shifts.ts'
import { useDemo } from './use-demo.ts'
import { german } from './german.ts'
import { newVisitor } from './visitor.ts'

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

/** From the one that is refused in the most words to the one of which nothing but good is said. */
const typed = ['', 'a', 'Sommer2025!', 'Tulpe-7-Kran', 'Correct-Horse-7-Battery']

test.for([
  { locale: 'en-GB', label: /^New password/, strength: /^Strength/, submit: /^Set the password/ },
  {
    locale: 'de-DE',
    label: german('New password'),
    strength: german('Strength:'),
    submit: german('Set the password'),
  },
])('in $locale, what is said of a new password moves nothing below it, in large text neither', async (words) => {
  const { page, context } = await newVisitor(demo.browser, demo.url, { ...phone, locale: words.locale })
  onTestFinished(() => context.close())
  await page.goto('/sign-in/changepassword/abcde')
  const field = page.getByRole('textbox', { name: words.label })
  const submit = page.getByRole('button', { name: words.submit })
  const places: string[] = []
  for (const percent of [100, 200]) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)
    for (const text of typed) {
      await field.fill(text)
      if (text !== '') await page.getByText(words.strength).filter({ visible: true }).waitFor()
      // What is wrong with it is said above it once it is left, and moves it together with all that is below.
      const [above, below] = [await field.boundingBox(), await submit.boundingBox()]
      places.push(`${percent} %: ${Math.round((below?.y ?? 0) - (above?.y ?? 0))} pixels`)
    }
  }
  expect(new Set(places).size, places.join('\n')).toBe(2)
})
