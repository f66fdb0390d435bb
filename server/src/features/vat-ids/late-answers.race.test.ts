import type { OfficeEdition } from '@foyer/contract/office-editions'
import { expect, test } from 'vitest'
import { findVatIdProof, proveVatId } from '#features/vat-ids'
import { inEdition } from '#platform/context'
import type { VatIdVerdict } from '#platform/payments/vat/vat-register'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

type Verdict = VatIdVerdict['verdict']
const asked: ((verdict: Verdict) => void)[] = []

const house = useTestHouse({
  ports: (ports) => ({
    ...ports,
    vatRegister: {
      ask: () =>
        new Promise((resolve) => {
          asked.push((verdict) => resolve({ verdict, consultation: verdict === 'registered' ? 'WAPI1' : null }))
        }),
    },
  }),
})

test('what the register says late of a question takes nothing away that it said of a later one', async () => {
  await seedStaffForTests(house)
  const token = await signInStaff(house, 'owner')
  const body = { product: 'MSPG', code: 'MS26', startsOn: '2026-10-26' }
  const { id } = (await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', { token, body })).body
  const early = proveVatId(await house.app.context(), 'ATU13585627')
  // Which of two questions reaches the register first is the machine's to say, unless one waits for it.
  await expect.poll(() => asked.length).toBe(1)
  house.clock.forward(20_000)
  const context = inEdition(await house.app.context(), id)
  const late = proveVatId(context, 'ATU13585627')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.('registered')
  expect(await late).toBe('registered')
  asked[0]?.('not-registered')
  await early
  expect(await findVatIdProof(context, 'ATU13585627')).not.toBeNull()
})
