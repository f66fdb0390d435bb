import type { BankEntry, TransferBack } from '@foyer/contract/bank'
import type { Order } from '@foyer/contract/orders'
import { call, type Reply, signUpVisitor } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const entries = '/api/organiser/bank-entry'

/** An order that is to be transferred, and its money in the account. */
async function aTransfer(house: TestHouse) {
  const { order, orderSecret } = await signUpVisitor(house)
  const { body: placed } = await call<Order>(house, 'POST', `/api/order/${order?.uuid}/place`, {
    token: orderSecret!,
    body: { method: 'transfer' },
  })
  const token = await signInStaff(house, 'finance')
  const { amount } = placed.total
  const made = await call<BankEntry>(house, 'POST', entries, {
    token,
    body: { bookedOn: '2025-08-18', amount, payerName: 'Somebody', remittance: placed.number },
  })
  const allot = (sum = amount) =>
    call(house, 'POST', `${entries}/${made.body.uuid}/allotment`, {
      token,
      body: { orderUuid: placed.uuid, amount: sum },
    })
  const sendBack = () => call(house, 'POST', `${entries}/${made.body.uuid}/sent-back`, { token })
  return { token, placed, made, allot, sendBack }
}

/** How the answers about money in the account come about; see `scenarios`. */
export const bankScenarios: Readonly<Record<string, Scenario>> = {
  'bank.listBankEntries 200': async (house) =>
    call(house, 'GET', entries, { token: await signInStaff(house, 'finance') }),
  'bank.recordBankEntry 201': async (house) => (await aTransfer(house)).made,
  'bank.allotBankEntry 200': async (house) => (await aTransfer(house)).allot(),
  'bank.allotBankEntry 409': async (house) => (await aTransfer(house)).allot(2_000_000),
  'bank.sendEntryBack 200': async (house) => (await aTransfer(house)).sendBack(),
  'bank.sendEntryBack 409': async (house) => {
    const { sendBack } = await aTransfer(house)
    await sendBack()
    return sendBack()
  },
  'bank.markTransferredBack 204': async (house) => {
    const { allot, placed, token } = await aTransfer(house)
    await house.database.raw('update orders set buyer_erasure = $1 where id = $2', ['due', placed.uuid])
    await allot()
    await house.app.jobs.drain()
    const { body } = await call<TransferBack[]>(house, 'GET', '/api/organiser/transfer-back', { token })
    const due = body.find(({ order }) => order.uuid === placed.uuid)
    return call(house, 'POST', `/api/organiser/transfer-back/${due?.uuid}/sent`, { token })
  },
}
