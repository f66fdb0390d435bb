import { expect, test } from 'vitest'
import { createDrawing } from './draw-in-turn.ts'

/** A drawing that is done when the test says so. */
function drawing() {
  let finish = (): void => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { draw: () => done, finish }
}

test('one is drawn at a time, and the others in the order in which they came', async () => {
  const inTurn = createDrawing(1, 5, 60_000)
  const order: number[] = []
  let drawn = 0
  await Promise.all(
    [1, 2, 3].map((number) =>
      inTurn(async () => {
        drawn += 1
        expect(drawn).toBe(1)
        await Promise.resolve()
        order.push(number)
        drawn -= 1
      }),
    ),
  )
  expect(order).toEqual([1, 2, 3])
})

test('where enough wait, the next is told to come again', async () => {
  const inTurn = createDrawing(1, 2, 60_000)
  const first = drawing()
  const begun = [inTurn(first.draw), inTurn(async () => {}), inTurn(async () => {})]
  await expect(inTurn(async () => {})).rejects.toMatchObject({ name: 'Busy' })
  first.finish()
  await Promise.all(begun)
  await expect(inTurn(async () => 'drawn')).resolves.toBe('drawn')
})

test('nobody waits for ever', async () => {
  const inTurn = createDrawing(1, 2, 1)
  const first = drawing()
  const begun = inTurn(first.draw)
  await expect(inTurn(async () => {})).rejects.toMatchObject({ name: 'Busy' })
  first.finish()
  await begun
})

test('a drawing that fails gives its turn back', async () => {
  const inTurn = createDrawing(1, 2, 60_000)
  await expect(
    inTurn(async () => {
      throw new Error('damaged')
    }),
  ).rejects.toThrow('damaged')
  await expect(inTurn(async () => 'drawn')).resolves.toBe('drawn')
})
