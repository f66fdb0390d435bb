import { afterEach, expect, test, vi } from 'vitest'
import { keepScreenOn } from './keep-screen-on.ts'

afterEach(() => void vi.unstubAllGlobals())

function screenLocks() {
  const held = new Set<object>()
  let asked = 0
  const request = async () => {
    asked += 1
    const lock = { release: async () => void held.delete(lock) }
    held.add(lock)
    return lock
  }
  vi.stubGlobal('navigator', { wakeLock: { request } })
  return { held, asked: () => asked }
}

const comesBack = () => document.dispatchEvent(new Event('visibilitychange'))

test('the screen is kept on, again when the page comes back into sight, and no longer than it is open', async () => {
  const { held, asked } = screenLocks()
  const end = keepScreenOn()
  await expect.poll(() => held.size).toBe(1)
  comesBack()
  await expect.poll(() => asked()).toBe(2)
  held.clear()
  comesBack()
  await expect.poll(() => held.size).toBe(1)
  await Promise.resolve()
  end()
  await expect.poll(() => held.size).toBe(0)
  comesBack()
  expect(asked()).toBe(3)
})

test('left while the browser is still asked, nothing stays on', async () => {
  const { held } = screenLocks()
  keepScreenOn()()
  await expect.poll(() => held.size).toBe(0)
})

test('a browser that cannot do it, or refuses, shows the code all the same', async () => {
  vi.stubGlobal('navigator', {})
  keepScreenOn()()
  const request = vi.fn(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')))
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const end = keepScreenOn()
  await expect.poll(() => request.mock.calls.length).toBe(1)
  end()
})
