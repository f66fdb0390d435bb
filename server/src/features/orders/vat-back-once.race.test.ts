import { expect, onTestFinished, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import type { VatIdVerdict } from '#platform/payments/vat/vat-register'
import type { Ports } from '#platform/ports'
import { meanwhile } from '../../testing/meanwhile.ts'
import { attendee, call, signUpForm } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts'

// The register answers while somebody of the staff decides about the same VAT: it goes back once, or stays.

async function openScene() {
  const register = { says: 'silent' as VatIdVerdict['verdict'], act: async (): Promise<unknown> => undefined }
  const ports = (given: Ports): Ports => ({
    ...given,
    vatRegister: {
      async ask() {
        await register.act()
        return { verdict: register.says, consultation: null }
      },
    },
  })
  const house = await openTestHouse({ ports })
  onTestFinished(() => house.close())
  await seedStaffForTests(house)
  return { house, register, token: await signInStaff(house, 'finance') }
}

/** Paid with its VAT, as nobody knew better; 10.00 € went back for another reason. */
async function paidInSilence({ house, token }: { readonly house: TestHouse; readonly token: string }) {
  const billingAddress = { ...(signUpForm()['billingAddress'] as object), countryId: countryId('AT') }
  const { signUp } = await attendee(house, { vatId: 'ATU34001834', billingAddress })
  const { uuid, lines } = signUp.order!
  const body = { lines: [lines[0]?.id], goesBack: false, amount: 1000, reason: 'asked', refundedBefore: 0 }
  expect((await call(house, 'POST', `/api/organiser/order/${uuid}/refund`, { token, body })).status).toBe(204)
  await house.app.jobs.drain()
  house.clock.forward(6 * 60_000)
  return uuid
}

const decide = (house: TestHouse, token: string, uuid: string, decision: 'give-back' | 'keep') =>
  call(house, 'POST', `/api/organiser/order/${uuid}/vat-check`, { token, body: { decision, reason: 'They wrote.' } })

async function vatGivenBack(house: TestHouse, uuid: string): Promise<number> {
  const { rows } = await house.database.raw(
    `select r.id from refunds r join payments p on p.id = r.payment_id
     where p.order_id = $1 and r.reason = 'vat-id-proven'`,
    [uuid],
  )
  return rows.length
}

test('staff give VAT back in the moment in which the register says so: it goes back once', async () => {
  const { house, register, token } = await openScene()
  const uuid = await paidInSilence({ house, token })
  register.says = 'registered'
  const [decided] = await meanwhile(
    house,
    'insert into "refunds"',
    () => decide(house, token, uuid, 'give-back'),
    async () => {
      await house.app.sweep()
      await house.app.jobs.drain()
    },
  )
  expect(decided.status).toBe(204)
  expect(await vatGivenBack(house, uuid)).toBe(1)
  expect(await findViolations(house.database)).toEqual([])
})

test('staff who decide that it stays, while the register is asked, are not overruled by what it says', async () => {
  const { house, register, token } = await openScene()
  const uuid = await paidInSilence({ house, token })
  register.says = 'registered'
  register.act = () => decide(house, token, uuid, 'keep')
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await vatGivenBack(house, uuid)).toBe(0)
  const order = await house.database.db
    .selectFrom('orders')
    .select('vat_check')
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow()
  expect(order.vat_check).toBe('kept')
})
