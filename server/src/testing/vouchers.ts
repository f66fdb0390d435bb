import type { NewVoucherBatch, OfficeVoucher, VoucherBatch } from '@foyer/contract/office-vouchers'
import { call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

const VOUCHER_BATCHES = '/api/organiser/voucher-batch'

/** Vouchers as an organiser would have them made, of the demo's pass type that is given for them. */
export const newVoucherBatch = (changes: Partial<NewVoucherBatch> = {}): NewVoucherBatch => ({
  name: 'Kestrel Cloud, partners',
  company: 'Kestrel Cloud',
  pattern: 'KC25-######',
  passTypeId: 5,
  codes: 3,
  usesPerCode: 1,
  validFrom: null,
  validUntil: null,
  ...changes,
})

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

/** A batch with its codes, made by an organiser. */
export async function makeVouchers(house: TestHouse, changes: Partial<NewVoucherBatch> = {}) {
  const token = await signInStaff(house, 'organiser')
  const made = await call<VoucherBatch>(house, 'POST', VOUCHER_BATCHES, { token, body: newVoucherBatch(changes) })
  if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`)
  const path = `${VOUCHER_BATCHES}/${made.body.id}`
  const { items } = (await call<{ items: OfficeVoucher[] }>(house, 'GET', `${path}/voucher`, { token })).body
  return { token, made, path, vouchers: items }
}

const asked =
  (method: 'GET' | 'POST', below: string): Scenario =>
  async (house) => {
    const { token, path } = await makeVouchers(house)
    return call(house, method, `${path}${below}`, { token })
  }

/** How the answers of the office about vouchers come about; see `scenarios`. */
export const voucherScenarios: Readonly<Record<string, Scenario>> = {
  'passes.listVoucherBatches 200': async (house) =>
    call(house, 'GET', VOUCHER_BATCHES, { token: await signInStaff(house, 'support') }),
  'passes.readVoucherBatch 200': asked('GET', ''),
  'passes.makeVoucherBatch 201': async (house) => (await makeVouchers(house)).made,
  'passes.stopVoucherBatch 200': asked('POST', '/stop'),
  'passes.listOfficeVouchers 200': asked('GET', '/voucher'),
  'passes.printVouchers 200': asked('GET', '/sheet'),
  'passes.exportVouchers 200': asked('GET', '/export'),
  'passes.stopVoucher 200': async (house) => {
    const { token, vouchers } = await makeVouchers(house)
    return call(house, 'POST', `/api/organiser/voucher/${vouchers[0]?.id}/stop`, { token })
  },
}
