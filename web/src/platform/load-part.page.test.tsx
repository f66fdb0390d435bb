import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './load-part.ts'

configure({ asyncUtilTimeout: 60_000 })

const reload = vi.fn()
let tries = 0
let isThere = false

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
  reload.mockClear()
  sessionStorage.clear()
  tries = 0
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ThePart = () => <p>The part</p>

const aPart = () =>
  lazyPart<object, 'Part'>(async () => {
    tries += 1
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return { Part: ThePart }
  }, 'Part')

test('what cannot be loaded ahead leaves the page as it is, and is loaded when it is shown', async () => {
  const Part = aPart()
  isThere = false
  await Part.preload()
  expect(reload).not.toHaveBeenCalled()
  isThere = true
  await act(async () => {
    render(
      <Suspense>
        <Part />
      </Suspense>,
    )
  })
  await screen.findByText('The part')
  expect(tries).toBe(2)
})

test('what was loaded ahead is there at once, and is loaded once', async () => {
  const Part = aPart()
  isThere = true
  await Promise.all([Part.preload(), Part.preload()])
  render(<Part />)
  expect(screen.getByText('The part')).not.toBe(null)
  expect(tries).toBe(1)
})

test('what is shown and cannot be had loads the page anew, once', async () => {
  const Part = aPart()
  isThere = false
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
