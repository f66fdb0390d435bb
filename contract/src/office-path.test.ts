import { expect, test } from 'vitest'
import { officePattern } from './office-path.ts'

const uuid = '0198f0aa-7d1c-7c3e-8a55-0123456789ab'

test.each([
  ['/organiser/program/$id', '/organiser/program/12', true],
  ['/organiser/survey/$id', `/organiser/survey/${uuid}`, true],
  ['/organiser/program/$id', '/organiser/program/speakers', false],
  ['/organiser/program/$id', '/organiser/program/dead', false],
  ['/organiser/hotels/$id/edit', '/organiser/hotels/none/edit', false],
  ['/organiser/hotels/$id', '/organiser/hotels/1-2', false],
  ['/organiser/setup/$step', '/organiser/setup/seller', true],
  ['/organiser/setup/$step', '/organiser/setup/open/', true],
  ['/organiser/setup/$step', '/organiser/setup/nonsense', false],
  ['/organiser/setup/$step', '/organiser/setup/event-open', false],
  ['/organiser/pages/$slug', '/organiser/pages/first-aid-2', true],
  ['/organiser/pages/$slug', '/organiser/pages/First%20aid', false],
  ['/organiser/pages/$slug', `/organiser/pages/${'a'.repeat(41)}`, false],
])('of the page %s of the office, the path %s is one: %s', (page, path, isOne) => {
  expect(officePattern(page).test(path)).toBe(isOne)
})
