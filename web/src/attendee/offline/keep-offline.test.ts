import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { beforeEach, expect, test, vi } from 'vitest'
import { query } from '#platform/api.ts'
import { isOffline, keptAt, noteAnswer, noteConnection } from '#platform/connection.ts'
import { queryClient } from '#platform/query-client.ts'
import { askAgain, takeLate } from './keep-offline.ts'

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
