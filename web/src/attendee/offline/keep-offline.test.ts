import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { query } from '#platform/api.ts'
import { isOffline, keptAt, noteAnswer, noteConnection } from '#platform/connection.ts'
import { queryClient } from '#platform/query-client.ts'
import { askAgain, askUntilNew, takeLate } from './keep-offline.ts'

const key = query(readPass).queryKey as readonly unknown[]

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'foyer_auth=mira' })
  queryClient.clear()
  queryClient.setQueryData(key, { pass: 'of Mira' })
  noteConnection(false)
})

test('what the server said late takes the place of the kept answer, and the connection is there', () => {
  takeLate({ path: readPass.path, asked: 'Bearer mira', answer: { pass: 'of Mira, upgraded' } })
  expect(queryClient.getQueryData(key)).toEqual({ pass: 'of Mira, upgraded' })
  expect(isOffline()).toBe(false)
})

test('a refusal that came late takes nothing away, and what is shown stays as old as it was', () => {
  noteAnswer(readPass.path, '1755000000000')
  takeLate({ path: readPass.path, asked: 'Bearer mira', answer: undefined })
  expect(queryClient.getQueryData(key)).toEqual({ pass: 'of Mira' })
  expect(isOffline()).toBe(false)
  expect(keptAt(readPass.path)).toBe(1_755_000_000_000)
})

test('nobody gets what came late for another session, or what they never asked for', () => {
  takeLate({ path: readPass.path, asked: 'Bearer tomas', answer: { pass: 'of Tomas' } })
  expect(queryClient.getQueryData(key)).toEqual({ pass: 'of Mira' })
  takeLate({ path: readUser.path, asked: 'Bearer mira', answer: { firstName: 'Mira' } })
  expect(queryClient.getQueryData(query(readUser).queryKey)).toBeUndefined()
})

test('what was kept is asked for again once there is a connection, and nothing else is', () => {
  queryClient.setQueryData(query(readUser).queryKey, { firstName: 'Mira' } as never)
  noteAnswer(readPass.path, '1755000000000')
  noteAnswer(readUser.path, null)
  askAgain()
  const isOld = (of: readonly unknown[]) => queryClient.getQueryState(of)?.isInvalidated
  expect([isOld(key), isOld(query(readUser).queryKey)]).toEqual([true, false])
})

test('a kept answer that comes when there is a connection already is asked for again, ever less often, until the server answers', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const own = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  onTestFinished(() => own.mockRestore())
  const device = { onLine: true }
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('addEventListener', () => {})
  noteAnswer(readPass.path, null)
  askUntilNew()
  /** Whether it is asked for again within so many milliseconds; what comes is old again. */
  const isAskedWithin = (ms: number) => {
    queryClient.setQueryData(key, { pass: 'of Mira' })
    vi.advanceTimersByTime(ms)
    return queryClient.getQueryState(key)?.isInvalidated
  }
  expect(isAskedWithin(600_000)).toBe(false)
  noteAnswer(readPass.path, '1755000000000')
  expect([isAskedWithin(1999), isAskedWithin(1)]).toEqual([false, true])
  expect([isAskedWithin(3999), isAskedWithin(1)]).toEqual([false, true])
  expect(isAskedWithin(600_000)).toBe(true)
  expect([isAskedWithin(59_000), isAskedWithin(1000)]).toContain(true)
  device.onLine = false
  expect(isAskedWithin(600_000)).toBe(false)
  device.onLine = true
  noteAnswer(readPass.path, null)
  expect(isAskedWithin(600_000)).toBe(false)
})
