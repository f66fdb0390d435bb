import type { Edition } from '@foyer/contract/editions'
import { expect, onTestFinished, test } from 'vitest'
import { attendee, call } from '../../testing/people.ts'
import { openTestHouse, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

const makeCurrent = (id: number | null) =>
  house.database.script(
    `begin; update editions set is_current = false; update editions set is_current = true where id = ${id}; commit`,
  )

const edition = () => call<Edition & { code?: string }>(house, 'GET', '/api/edition')

test('the edition that becomes the current one is everybody’s from then on, without a new start', async () => {
  await house.database.script(`insert into editions
    select (jsonb_populate_record(e, '{"id": 2, "code": "MS25B", "product": "MSPG Winter", "is_current": false}')).* from editions e`)
  const person = await attendee(house)
  const pass = () => call<{ id: string } | null>(house, 'GET', '/api/pass', { token: person.token })
  const { body: before } = await edition()
  expect((await pass()).body).not.toBeNull()

  await makeCurrent(2)
  // Another one in the same year.
  expect((await edition()).body).toMatchObject({ product: 'MSPG Winter', year: 2025 })
  // The pass of one opens no door of the other.
  expect(await pass()).toMatchObject({ status: 401 })
  expect((await call<unknown[]>(house, 'GET', '/api/pass/type/paid')).body).toEqual([])

  await makeCurrent(null)
  expect(await edition()).toMatchObject({ status: 503, body: { code: 'requests/no-edition' } })

  await makeCurrent(1)
  expect((await edition()).body).toEqual(before)
})

test('that there is no edition yet is not kept: whoever asks after one is there is answered', async () => {
  const own = await openTestHouse({ sharedAnswerMs: 3_600_000 })
  onTestFinished(own.close)
  const ask = () => call(own, 'GET', '/api/country')
  await own.database.script('update editions set is_current = false')
  expect(await ask()).toMatchObject({ status: 503, body: { code: 'requests/no-edition' } })
  await own.database.script('update editions set is_current = true where id = 1')
  expect((await ask()).status).toBe(200)
})
