import { expect, test } from 'vitest'
import { openHotel } from '../../testing/hotels.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { releaseRooms } from './release-rooms.ts'

const house = useTestHouse()

test('a house whose rooms cannot be given back keeps no other house from it', async () => {
  await seedStaffForTests(house)
  const token = await signInStaff(house, 'organiser')
  const body = { version: null, roomNights: 3, cutOffOn: '2025-08-01', attritionPercent: 0, rate: 1, email: null }
  for (const id of [931, 932]) {
    await openHotel(house, id, [{ id: id * 10 + 1 }])
    const path = `/api/organiser/accommodation/${id}/contract`
    expect((await call(house, 'PUT', path, { token, body })).status).toBe(200)
  }
  await house.database.script(`
    create function break_a_house() returns trigger language plpgsql as $$ begin raise 'It is broken.'; end $$;
    create trigger break_a_house before update on availabilities for each row when (old.room_id = 9311)
      execute function break_a_house()`)
  await expect(releaseRooms(await house.app.context())).rejects.toThrow('It is broken.')
  const { rows } = await house.database.raw(
    'select accommodation_id as id, released_at is not null as is_released from house_contracts order by 1',
  )
  expect(rows).toEqual([
    { id: 931, is_released: false },
    { id: 932, is_released: true },
  ])
})
