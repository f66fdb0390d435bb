import { expect, test } from 'vitest'
import { call, signIn, unlessBusy } from '../../testing/people.ts'
import { addApp, appCode, colleague } from '../../testing/staff.ts'
import { holdUp, somebodyWaits, takeOut } from '../../testing/statements.ts'
import { useNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const neighbour = useNeighbour(house)

/** Of twenty sessions that show one code at once, on two servers: how many are let in. */
async function letInBy(code: string, person: { readonly email: string }): Promise<number> {
  const tokens = await Promise.all(
    Array.from({ length: 20 }, async () => (await unlessBusy(() => signIn(house, person.email))).body.token),
  )
  const answers = await Promise.all(
    tokens.map((token, index) =>
      unlessBusy(() =>
        call(index % 2 === 0 ? house : neighbour, 'POST', '/api/organiser/own/proof/code', { token, body: { code } }),
      ),
    ),
  )
  return answers.filter(({ status }) => status === 200).length
}

async function somebody() {
  const person = await colleague(house, 'organiser', { factor: false })
  const { secret, body } = await addApp(house, person.token)
  return { ...person, app: () => appCode(house, secret, 1), paper: () => body.recoveryCodes?.[0] ?? '' }
}

const guards = { app: ' and "used_step" < $4', paper: ' and "used_at" is null' } as const

test.each(['app', 'paper'] as const)('of twenty who bring one code of the %s at once, one is let in', async (by) => {
  const person = await somebody()
  expect(await letInBy(person[by](), person)).toBe(1)
})

test.each(['app', 'paper'] as const)('without the guard of the %s all are: it is what holds', async (by) => {
  const person = await somebody()
  const { met, restore } = takeOut([{ part: guards[by], left: by === 'app' ? ' and $4::int8 is not null' : '' }])
  const letIn = await letInBy(person[by](), person)
  restore()
  expect(letIn).toBeGreaterThan(1)
  expect(met[0]).toBeGreaterThan(0)
})

/** Two sessions of one password give it its first factor at once: the first is held up before it keeps its own. */
async function addAtOnce(): Promise<readonly number[]> {
  const person = await colleague(house, 'support', { factor: false })
  const other = (await signIn(house, person.email)).body.token
  const held = holdUp('insert into "totp_factors"')
  const first = addApp(house, person.token)
  await held.arrived
  const second = addApp({ app: neighbour.app, clock: house.clock }, other)
  await Promise.race([second, somebodyWaits(house.database)])
  held.letGo()
  return (await Promise.all([first, second])).map(({ status }) => status)
}

test('of two who begin with one password at once, one sets the factor, and the other is asked for it', async () => {
  expect(await addAtOnce()).toEqual([200, 403])
})

test('without the turns both set one: they are what holds', async () => {
  const { met, restore } = takeOut([' for no key update'])
  const added = await addAtOnce()
  restore()
  expect(added).toEqual([200, 200])
  expect(met[0]).toBeGreaterThan(0)
})
