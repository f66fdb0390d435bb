import { expect, test } from 'vitest'
import { type Listener, openFeeds } from './feeds.ts'

function open() {
  const heard: { hear: () => void; isOver: boolean }[] = []
  const feeds = openFeeds((hear) => {
    const ear = { hear, isOver: false }
    heard.push(ear)
    return async () => {
      ear.isOver = true
    }
  })
  const join = () => feeds.join() as Listener
  return { feeds, heard, join }
}

test('nobody hears before somebody listens, and one ear is enough for all', async () => {
  const { feeds, heard, join } = open()
  expect(heard).toHaveLength(0)
  const all = [join(), join(), join()]
  expect(heard).toHaveLength(1)
  const waits = all.map((listener) => listener.wait())
  heard[0]?.hear()
  expect(await Promise.all(waits)).toEqual(['told', 'told', 'told'])
  await feeds.close()
  expect(heard[0]?.isOver).toBe(true)
})

test('what is told while somebody looks is not missed, and is told once', async () => {
  const { feeds, join } = open()
  const listener = join()
  feeds.tell()
  feeds.tell()
  expect(await listener.wait()).toBe('told')
  const next = listener.wait()
  feeds.beat()
  expect(await next).toBe('beat')
  await feeds.close()
})

test('who waits when it closes, or comes after it, is let go, however often they ask', async () => {
  const { feeds, join } = open()
  const waiting = join()
  const busy = join()
  const wait = waiting.wait()
  await feeds.close()
  feeds.tell()
  expect(await wait).toBe('closing')
  for (const listener of [busy, busy, join()]) expect(await listener.wait()).toBe('closing')
})

test('who leaves waits no longer and makes room: there is an end to how many listen', async () => {
  const { feeds, join } = open()
  const all = Array.from({ length: 500 }, join)
  expect(feeds.join()).toBe(null)
  const wait = all[0]?.wait()
  all[0]?.leave()
  expect(await wait).toBe('closing')
  expect(feeds.join()).not.toBe(null)
  await feeds.close()
})
