import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import { openSieve, sampleRequest } from './contract-samples.ts'
import { type Attempt, trialsOf, tryPlaces } from './try-places.ts'

const endpoint = allEndpoints.find(({ id }) => id === 'identity.updateUser')!
const good = sampleRequest(endpoint)

interface Name {
  readonly firstName: string
  readonly lastName: string
}

/** What was sent, where the server answers as it is said. */
async function sendAll(values: readonly string[], answer: (body: Name) => { status: number; body: string }) {
  const sent: Name[] = []
  const send = async ({ payload }: Attempt) => {
    const body = JSON.parse(payload ?? '') as Name
    sent.push(body)
    return answer(body)
  }
  const written = values.map((value) => JSON.stringify(value))
  const trials = trialsOf(good, written, []).filter(({ at }) => /^(?:first|last)Name$/.test(String(at.at(-1))))
  await tryPlaces(openSieve(), endpoint, good, trials, send)
  return sent.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
}

const done = { status: 204, body: '' }
const refused = (code: string) => ({ status: 409, body: JSON.stringify({ code }) })
const { firstName, lastName } = good.body as Name

test('what is taken stands in all places at once, a request for each value', async () => {
  expect(await sendAll(['One', 'Two'], () => done)).toEqual(['One One', 'Two Two'])
})

test('where one of them is refused each is sent by itself, so that none hides another', async () => {
  const sent = await sendAll(['One', 'Two'], ({ firstName: name }) => (name === 'Two' ? refused('taken') : done))
  expect(sent).toEqual(['One One', 'Two Two', `${firstName} ${lastName}`, `Two ${lastName}`, `${firstName} Two`])
})

test('a refusal that has nothing to do with what is odd is told once', async () => {
  expect(await sendAll(['One', 'Two'], () => refused('over'))).toEqual([
    'One One',
    `${firstName} ${lastName}`,
    'Two Two',
  ])
})

test('what the door refuses is never put together with what it takes', async () => {
  const long = 'x'.repeat(100_000)
  const sent = await sendAll([long, 'One'], () => done)
  expect(sent).toEqual([`${long} ${lastName}`, `${firstName} ${long}`, 'One One'])
})
