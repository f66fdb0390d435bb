import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whereEnginesDiffer } from './engines.ts'

test('each file that is named for the embedded engine is there: a name that nothing bears would be passed over in silence', () => {
  expect(whereEnginesDiffer.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
})
