import type { BankEntry, TransferBack } from '@foyer/contract/bank'
import type { Order } from '@foyer/contract/orders'
import { call, type Reply, signUpVisitor } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'
import { upload } from './uploads.ts'

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

/** The paper of an order that is placed to be paid in this way. */
async function readProForma(house: TestHouse, method: 'transfer' | 'card') {
  const { order, orderSecret } = await signUpVisitor(house)
  const token = orderSecret!
  await call(house, 'POST', `/api/order/${order?.uuid}/place`, { token, body: { method } })
  return call(house, 'GET', `/api/order/${order?.uuid}/pro-forma`, { token })
}

/** A statement of one line; not as long as this, nobody can tell whether it is text. */
const statement = 'Date,Payer,Payment reference,Amount\n2025-08-18,Nordlicht IT GmbH,for nothing that we know,12.00\n'

async function sendStatement(house: TestHouse, path: string, text = statement) {
  const token = await signInStaff(house, 'finance')
  return upload(house, 'POST', `/api/organiser/bank-statement${path}`, text, { authorization: `Bearer ${token}` })
}

/** How the answers about money in the account come about; see `scenarios`. */
export const bankScenarios: Readonly<Record<string, Scenario>> = {
  'invoices.readProForma 200': (house) => readProForma(house, 'transfer'),
  'invoices.readProForma 409': (house) => readProForma(house, 'card'),
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
  'bank.previewStatement 200': (house) => sendStatement(house, '/preview'),
  'bank.previewStatement 422': (house) => sendStatement(house, '/preview', 'no statement at all'.repeat(9)),
  'bank.takeStatement 200': (house) => sendStatement(house, ''),
  'bank.takeStatement 422': (house) => sendStatement(house, '', 'no statement at all'.repeat(9)),
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
