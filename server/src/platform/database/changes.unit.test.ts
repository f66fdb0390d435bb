import { expect, test } from 'vitest'
import { openChanges } from './changes.ts'
import type { Database } from './database.ts'
import type { Ear } from './listen.ts'

type Parts = Parameters<typeof openChanges>[0]

/** A database in which each telling waits until it is let through. */
function open(engine: Database['engine'] = 'postgres') {
  const told: string[] = []
  let through = () => {}
  let ear: Ear | undefined
  const changes = openChanges({
    engine,
    listen: (_channel: string, given: Ear) => {
      ear = given
      return async () => {}
    },
    upkeep: {
      raw: async (_text: string, values: readonly unknown[]) => {
        told.push(String(values[1]))
        await new Promise<void>((resolve) => {
          through = resolve
        })
      },
    },
  } as unknown as Parts)
  const untilTold = async (count: number) => {
    while (told.length < count) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return {
    changes,
    told,
    untilTold,
    letThrough: () => through(),
    hear: (text: string | null) => ear?.hear(text),
    deafen: () => ear?.deaf?.(),
  }
}

const whatOf = (text: string | undefined) => text?.split(' ').slice(1)

test('what is taken here counts here at once, and of what others tell only what it is about', () => {
  const { changes, hear } = open()
  hear(null)
  const [rooms, passes] = [changes.countOf('rooms'), changes.countOf('passes')]
  changes.tell(['rooms'])
  expect(changes.countOf('rooms')).toBe(Number(rooms) + 1)
  hear('somebody passes')
  expect(changes.countOf('passes')).toBe(Number(passes) + 1)
  expect(changes.countOf('rooms')).toBe(Number(rooms) + 1)
  hear('somebody constructor')
  expect(changes.countOf('passes')).toBe(Number(passes) + 1)
})

test('what one tells oneself is heard once', () => {
  const { changes, told, hear } = open()
  hear(null)
  changes.tell(['rooms'])
  const count = changes.countOf('rooms')
  hear(told[0] ?? '')
  expect(changes.countOf('rooms')).toBe(count)
})

test('the first is told at once, and all that is taken until it is through in one word after it', async () => {
  const { changes, told, untilTold, letThrough, hear } = open()
  hear(null)
  changes.tell(['rooms'])
  expect(told.map(whatOf)).toEqual([['rooms']])
  for (let time = 0; time < 100; time += 1) changes.tell(['rooms'])
  changes.tell(['passes'])
  letThrough()
  await untilTold(2)
  expect(told.map(whatOf)).toEqual([['rooms'], ['rooms', 'passes']])
})

test('nothing that was known before counts once the others are heard again, and nothing is known until then', () => {
  const { changes, hear, deafen } = open()
  expect(changes.countOf('rooms')).toBeNull()
  hear(null)
  const before = changes.countOf('rooms')
  deafen()
  expect(changes.countOf('rooms')).toBeNull()
  hear(null)
  expect(changes.countOf('rooms')).not.toBe(before)
})

test('the embedded database has nobody to tell', () => {
  const { changes, told } = open('embedded')
  const before = changes.countOf('rooms')
  changes.tell(['rooms'])
  expect(changes.countOf('rooms')).toBe(Number(before) + 1)
  expect(told).toEqual([])
})
