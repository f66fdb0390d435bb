import { readHealth } from '@foyer/contract/platform'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { loadPart, reloadOnMissingParts } from './load-part.ts'
import { unreachable } from './problem-error.ts'

const reload = vi.fn()

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
  reload.mockClear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('what was asked for without a connection loads nothing anew when it fails, though the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const asked = loadPart(async () => {
    onLine.mockReturnValue(true)
    return gone()
  })
  await expect(asked).rejects.toMatchObject({ code: unreachable.code })
  expect(reload).not.toHaveBeenCalled()
})

test('what cannot be had with a connection loads the page anew: a newer version was installed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  void loadPart(gone)
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

test('while the server is away nothing is loaded anew: what is filled in would go with the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  wire().lose(readHealth)
  reloadOnMissingParts()
  dispatchEvent(new Event('vite:preloadError'))
  await expect(loadPart(gone)).rejects.toMatchObject({ code: unreachable.code })
  expect(reload).not.toHaveBeenCalled()
})
