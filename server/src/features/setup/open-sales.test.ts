import type { OfficeEdition } from '@foyer/contract/office-editions'
import { expect, test } from 'vitest'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { openSales } from './open-sales.ts'

const house = useTestHouse()

test('a sale that cannot be opened keeps no other from it', async () => {
  await seedStaffForTests(house)
  const token = await signInStaff(house, 'owner')
  const body = { product: 'MSPG', code: 'MS26', startsOn: '2026-10-26' }
  const next = await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', { token, body })
  const opensAt = house.clock.now().toISOString()
  await house.database.script(`
    update editions set languages = '{en}', mail_tested_at = '${opensAt}', is_mail_well = true,
      sale_opens_at = '${opensAt}', sale_opened_at = null;
    create function break_an_edition() returns trigger language plpgsql as $$ begin raise 'It is broken.'; end $$;
    create trigger break_an_edition before update on editions for each row when (old.id <> ${next.body.id})
      execute function break_an_edition()`)
  await expect(openSales(await house.app.context())).rejects.toThrow('It is broken.')
  const { rows } = await house.database.raw('select id from editions where sale_opened_at is not null')
  expect(rows).toEqual([{ id: next.body.id }])
})
