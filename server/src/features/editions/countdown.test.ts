import type { Edition } from '@foyer/contract/editions'
import { expect, test } from 'vitest'
import { call } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

/** 23:59 in Berlin. */
const end = '2025-09-05T21:59:00.000Z'

test.each([
  ['2025-07-01T05:59:59.999Z', false, null],
  ['2025-07-01T06:00:00.000Z', true, null],
  ['2025-09-05T21:58:59.000Z', true, 1],
  ['2025-09-05T21:58:59.999Z', true, 1],
  [end, false, 0],
  ['2025-09-05T21:59:00.001Z', false, 0],
])('at %s the promotion is on: %s, with %s seconds left', async (now, active, secondsLeft) => {
  house.clock.set(new Date(now))
  const { body } = await call<Edition>(house, 'GET', '/api/edition')
  expect(body.countdownPhases[0]).toMatchObject({ end, active, ...(secondsLeft === null ? {} : { secondsLeft }) })
})
