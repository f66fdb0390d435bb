import { expect, test } from 'vitest'
import { problemOfAnswer } from './problem-error.ts'

test.each([
  [404, 'requests/not-found'],
  [413, 'requests/too-large'],
  [429, 'requests/too-many'],
  [503, 'requests/busy'],
  // What a machine before ours means by these, nobody here knows.
  [403, 'requests/unexpected'],
  [502, 'requests/unexpected'],
])('an answer %i that says nothing is told as %s, with its own status', (status, code) => {
  expect(problemOfAnswer('<html>', status, null)).toMatchObject({ status, statusCode: status, code })
  expect(problemOfAnswer(undefined, status, null).detail).not.toBe('')
})

test('what the server says of a refusal is what is told', () => {
  const said = { code: 'orders/gone', status: 404, statusCode: 404, title: 'Gone', detail: 'It expired.' }
  expect(problemOfAnswer(said, 404, 'r-1')).toMatchObject({ ...said, requestId: 'r-1' })
})

// Specification, section 8.
test.each([
  ['statusCode before all', { statusCode: 402, status: 409 }, 500, 402],
  ['status where there is no statusCode', { status: 409 }, 500, 409],
  ['that of the response where the answer says none', { title: 'Odd' }, 418, 418],
  ['500 where nobody says one', {}, 0, 500],
])('the status is %s', (_what, body, ofResponse, status) => {
  expect(problemOfAnswer(body, ofResponse, null)).toMatchObject({ status, statusCode: status })
})
