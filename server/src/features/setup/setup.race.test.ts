import { expect, test } from 'vitest'
import { call, signUpForm, unlessBusy } from '../../testing/people.ts'
import { beginInstallation, claim, eventEntries, newOwnerLink, saveStep } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { openTestHouse, useTestHouse } from '../../testing/test-house.ts'

const owners = async (house: Awaited<ReturnType<typeof openTestHouse>>) =>
  (await house.database.raw(`select user_id from user_scopes where scope = 'owner'`)).rows.length

/** Twenty come by one link at the same moment. @returns how many were let in, by what each was told. */
async function comeTogether(): Promise<{ let: number; owners: number; codes: (string | undefined)[] }> {
  const house = await openTestHouse({ hasEdition: false })
  const link = await beginInstallation(house)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => unlessBusy(() => claim(house, link, `owner-${at}@nordlicht.example`))),
  )
  const codes = answers.flatMap(({ status, body }) => (status === 201 ? [] : [body.code]))
  const found = await owners(house)
  await house.close()
  return { let: answers.length - codes.length, owners: found, codes }
}

test('of twenty who come by one link at the same moment one owns the installation', async () => {
  expect(await comeTogether()).toEqual({
    let: 1,
    owners: 1,
    codes: Array.from({ length: 19 }, () => 'setup/owner-link-used'),
  })
})

test('without the guard several would', async () => {
  const guards = takeOut([{ part: ' and "used_at" is null', left: '' }])
  try {
    expect((await comeTogether()).owners).toBeGreaterThan(1)
    expect(guards.met[0]).toBeGreaterThan(1)
  } finally {
    guards.restore()
  }
})

test('servers that start at the same moment draft one edition, and the link that was made last works', async () => {
  const house = await openTestHouse({ hasEdition: false })
  await Promise.allSettled([beginInstallation(house), beginInstallation(house)])
  expect((await house.database.raw('select id from editions')).rows).toHaveLength(1)
  const links = [await newOwnerLink(house), await newOwnerLink(house)]
  expect((await claim(house, links[0] ?? '')).status).toBe(410)
  expect((await claim(house, links[1] ?? '')).status).toBe(201)
  await house.close()
})

const sold = useTestHouse()

test('an order and another currency that come together never both happen', async () => {
  await seedStaffForTests(sold)
  const token = await signInStaff(sold, 'organiser')
  const currencies = ['CHF', 'EUR'] as const
  for (let round = 0; round < 30; round += 1) {
    await sold.database.script(`alter table invoices disable trigger user; alter table invoice_lines disable trigger user;
      truncate orders cascade; update passes set order_id = null`)
    const currency = currencies[round % 2] ?? 'EUR'
    const [changed, ordered] = await Promise.all([
      unlessBusy(() => saveStep(sold, token, 'event', eventEntries({ currency, timeZone: 'Europe/Berlin' }))),
      unlessBusy(() => call(sold, 'POST', '/api/sign-up', { body: signUpForm() })),
    ])
    expect(changed.status === 200 || changed.body.code === 'setup/fixed-after-order').toBe(true)
    expect([201, 503]).toContain(ordered.status)
    const { rows } = await sold.database.raw(
      'select from orders o join editions e on e.id = o.edition_id where o.currency <> e.currency',
    )
    expect(rows).toEqual([])
  }
})
