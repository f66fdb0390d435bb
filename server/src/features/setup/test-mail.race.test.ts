import { expect, test } from 'vitest'
import { meanwhile } from '../../testing/meanwhile.ts'
import { call } from '../../testing/people.ts'
import { mailEntries, readSetup, SETUP, saveStep } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

test('a mail server that answers late says nothing of a sender that was entered meanwhile', async () => {
  await seedStaffForTests(house)
  const token = await signInStaff(house, 'organiser')
  const [tried, saved] = await meanwhile(
    house,
    'set "mail_tested_at" =',
    () => call(house, 'POST', `${SETUP}/test-mail`, { token }),
    () => saveStep(house, token, 'mail', mailEntries({ senderAddress: 'never-tried@nordlicht.example' })),
  )
  expect([tried.status, saved.status]).toEqual([200, 200])
  expect((await readSetup(house, token)).mailTest).toBeNull()
})
