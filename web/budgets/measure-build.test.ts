import { expect, test } from 'vitest'
import { measureBuild } from './measure-build.ts'

test('a build in which the texts of no language are found is not held to have none', () => {
  expect(() => measureBuild(() => ({ 'index.html': { file: 'index.js' } }))).toThrow(
    'The build has no texts of a language',
  )
})
