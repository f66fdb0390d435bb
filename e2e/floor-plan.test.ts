import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './browser.ts'
import { settled, signedInAs } from './pages.ts'
import { useDemo } from './use-demo.ts'

const demo = useDemo()

test.each([
  { on: 'a desk', viewport: { width: 1280, height: 900 }, isPhone: false },
  { on: 'a phone', viewport: { width: 360, height: 740 }, isPhone: true },
])(
  'on $on somebody finds an exhibitor, sees the stand on the plan and gets the way from an entrance',
  async ({ viewport, isPhone }) => {
    const context = await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto('/')
    await settled(page)
    await page.getByRole('button', { name: /menu/i }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Floor plan' }).click()
    await page.getByRole('img', { name: /^Floor plan: 7/ }).waitFor()

    if (isPhone) await page.getByRole('button', { name: /^Exhibitors/ }).click()
    await page.getByRole('searchbox', { name: 'Search exhibitors' }).fill('identity directory')
    await page.getByText('1 of 120 exhibitors').waitFor()
    await page.getByRole('link', { name: 'Kaveri Managed Services' }).click()
    const card = page.getByRole('article', { name: 'Kaveri Managed Services' })
    await card.getByText('Through Door 3 South').waitFor()
    await card.getByText(/is on your (left|right)$/).waitFor()

    // The stand is in the middle of what the drawing shows, or its hall is.
    const isInSight = async () => {
      const drawing = await page.getByRole('img', { name: /^Floor plan: 7/ }).boundingBox()
      const stand = await page.locator('[data-is-stand] rect').first().boundingBox()
      if (drawing === null || stand === null) return false
      const isBeside = stand.x > drawing.x && stand.x + stand.width < drawing.x + drawing.width
      return isBeside && stand.y > drawing.y && stand.y + stand.height < drawing.y + drawing.height
    }
    await expect.poll(isInSight).toBe(true)

    await card.getByRole('combobox', { name: 'From' }).selectOption('VIP entrance, Hall 1')
    await card.getByText('Through Door 1 West').waitFor()
    await card.getByText(/Steps/).waitFor()
    await card.getByRole('checkbox', { name: 'Without steps' }).check()
    await card.getByText('Through Door 7 North').waitFor()
    // Whoever gets this address sees the same.
    await page.reload()
    await card.getByText('Through Door 7 North').waitFor()
    await expectAccessible(page)
  },
)

test('the drawing moves by wheel, drag and buttons, and what is clicked in it is said', async () => {
  const context = await signedInAs(demo.browser, demo.url, 'vip@demo.example', {
    viewport: { width: 1280, height: 900 },
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/floor-plan')
  await settled(page)
  const drawing = page.getByRole('img', { name: /^Floor plan: 7/ })
  const seen = () => drawing.getAttribute('viewBox')
  const all = await seen()
  await page.getByRole('button', { name: 'Hall 5' }).click()
  await expect.poll(seen).not.toBe(all)
  const hall = await seen()

  const stand = page.locator('[data-stand="5-C05"]')
  const box = await stand.boundingBox()
  if (box === null) throw new Error('The stand is not drawn.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(seen).not.toBe(hall)
  await expect.poll(async () => Math.round(((await stand.boundingBox())?.x ?? 0) - box.x)).toBe(80)
  expect(new URL(page.url()).search).toBe('?hall=5')

  const before = await page.evaluate(() => scrollY)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await stand.boundingBox())?.width ?? 0).toBeGreaterThan(box.width)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await stand.click()
  await page.getByRole('article').getByText('Hall 5, stand C05').waitFor()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).search).toBe('?hall=5')
})

test.each([
  ['/floor-plan?exhibitor=polder-it', 360, 'dark'],
  ['/floor-plan', 1280, 'dark'],
  ['/site-plan', 360, 'light'],
  ['/site-plan', 1280, 'dark'],
] as const)('%s at %i is accessible in a %s theme', async (path, width, colorScheme) => {
  const context = await signedInAs(demo.browser, demo.url, 'vip@demo.example', { viewport: { width, height: 800 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(path)
  await settled(page)
  await expectAccessible(page)
})
