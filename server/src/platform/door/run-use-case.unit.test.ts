import { endpointOf } from '@foyer/contract/all'
import { addPicture } from '@foyer/contract/office-accommodation'
import { changePassType as endpoint, type OfficePassType } from '@foyer/contract/office-pass-types'
import { expect, test } from 'vitest'
import type { CallerContext, ProcessContext } from '#platform/context'
import type { Db } from '#platform/database/database'
import { audited } from './audit.ts'
import { type Inside, runUseCase } from './run-use-case.ts'
import type { UseCase } from './serve.ts'

/** A house whose transactions are only noted. */
function openInside() {
  const ended: string[] = []
  const transaction = async (work: (db: Db) => Promise<unknown>) => {
    const result = await work({} as Db).catch((error: unknown) => {
      ended.push('undone')
      throw error
    })
    ended.push('done')
    return result
  }
  return { ended, inside: { database: { transaction }, world: { ports: {}, changed: () => {} } } as unknown as Inside }
}

const asked = { keyed: null, onAct: () => {} }

test('a command of staff that does not say what it did is a bug, and leaves its transaction undone', async () => {
  const { ended, inside } = openInside()
  const silent = runUseCase(inside, endpointOf(endpoint), async () => ({ id: 1 }), {} as CallerContext, {}, asked)
  await expect(silent).rejects.toThrow('passes.changePassType does not say what it did.')
  expect(ended).toEqual(['undone'])
})

test('neither may a transaction of a longer act of theirs', async () => {
  const { ended, inside } = openInside()
  const silent = async (context: unknown) => (context as ProcessContext).inTransaction(async () => ({ id: 1 }))
  const run = runUseCase(inside, endpointOf(addPicture), silent, {} as CallerContext, {}, asked)
  await expect(run).rejects.toThrow('accommodation.addPicture does not say what it did.')
  expect(ended).toEqual(['undone'])
})

test('such a command is no use case to the compiler either', () => {
  const answer = {} as OfficePassType
  // @ts-expect-error It answers, and says nothing of what it did.
  const silent: UseCase<typeof endpoint> = async () => answer
  const telling: UseCase<typeof endpoint> = async () =>
    audited({ record: 'pass-type', recordId: '1', changes: [] }, answer)
  expect([silent, telling]).toHaveLength(2)
})
