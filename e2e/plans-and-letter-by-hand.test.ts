import type { CDPSession, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { focusedName, tabAndPress, tabAndType, tabTo } from './keyboard.ts'
import { settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

async function open(email: string, path: string, width: number, hasTouch = false): Promise<Page> {
  const context = await signedInAs(demo.browser, demo.url, email, { viewport: { width, height: 844 }, hasTouch })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(path)
  await settled(page)
  return page
}

/** Two fingers on a level, so far to either side of a point, as the browser has them from a screen. */
async function pinch(touch: CDPSession, [x, y]: readonly [number, number], from: number, to: number): Promise<void> {
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (let step = 1; step <= 8; step += 1)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + ((to - from) * step) / 8),
    })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('two fingers draw the floor plan nearer and push it away, and the page stays as it is', async () => {
  const page = await open('vip@demo.example', '/floor-plan', 390, true)
  const touch = await page.context().newCDPSession(page)
  const drawing = page.getByRole('img', { name: /^Floor plan: 7/ })
  const box = await drawing.boundingBox()
  if (box === null) throw new Error('Nothing is drawn.')
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  /** So many metres are to be seen. */
  const metres = async () => Number((await drawing.getAttribute('viewBox'))?.split(' ')[2])
  const before = await metres()
  await pinch(touch, middle, 30, 90)
  await expect.poll(async () => before / (await metres())).toBeGreaterThan(2)
  await pinch(touch, middle, 90, 30)
  await expect.poll(async () => before / (await metres())).toBeLessThan(1.5)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
})

test('by keyboard alone somebody moves the floor plan, finds an exhibitor and reads the way', async () => {
  const page = await open('vip@demo.example', '/floor-plan', 1280)
  await tabAndType(page, /^Search exhibitors/, 'identity directory')
  await page.getByText('1 of 120 exhibitors').waitFor()
  await tabAndPress(page, /^Kaveri Managed Services/)
  const card = page.getByRole('article', { name: 'Kaveri Managed Services' })
  await card.getByText('Through Door 3 South').waitFor()
  await tabTo(page, /^From/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => new URL(page.url()).searchParams.get('from')).not.toBeNull()
  await tabAndPress(page, /^Without steps/, 'Space')
  await expect.poll(() => new URL(page.url()).searchParams.get('steps')).toBe('none')

  const drawing = page.getByRole('img', { name: /^Floor plan: 7/ })
  const seen = () => drawing.getAttribute('viewBox')
  const before = await seen()
  await tabAndPress(page, /^Closer/)
  await expect.poll(seen).not.toBe(before)
  const near = await seen()
  await tabAndPress(page, /^Right/)
  await expect.poll(seen).not.toBe(near)
})

test('by keyboard alone a letter for the consulate is made', async () => {
  const page = await open('attendee@demo.example', '/visa-invitation-letter', 1280)
  // The names are those of the account; days are typed in the order of the browser's own language.
  for (const [name, text] of [
    [/^Passport number/, 'N7421906'],
    [/^Nationality/, 'IND'],
    [/^Date of birth/, '03141979'],
    [/^Sex/, 'M'],
    [/^Issued/, '11092019'],
    [/^Expires/, '11082029'],
    [/^Consulate/, 'German Consulate General Chennai'],
    [/^Entry/, '10182025'],
    [/^Departure/, '10262025'],
  ] as const)
    await tabAndType(page, name, text)
  const birth = page.getByLabel('Date of birth')
  expect(await birth.inputValue()).toBe('1979-03-14')
  // The button within the field is the browser's own, and the field says that one is there.
  await birth.focus()
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  const rings = await birth.evaluate((field) => [
    document.activeElement === field,
    getComputedStyle(field).outlineStyle,
  ])
  expect(rings).toEqual([true, 'solid'])
  await tabAndPress(page, /^Make the letter/)
  await page.getByRole('heading', { name: 'Your letter is ready' }).waitFor()
  // Whoever made it by keyboard goes on there.
  await expect.poll(() => focusedName(page)).not.toBe('')
})
