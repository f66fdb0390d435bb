import { randomUUID } from 'node:crypto'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { StayChangePreview } from '@foyer/contract/office-stays'
import { book, scenarioStay } from './hotels.ts'
import { attendee, call, pay, place, type Reply, signUpVisitor } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'
import { undraw } from './undrawn.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const list = '/api/organiser/order'
const asFinance = (house: TestHouse) => signInStaff(house, 'finance')

const anOrder = async (house: TestHouse) => `${list}/${(await signUpVisitor(house)).order?.uuid}`

async function aPaidOrder(house: TestHouse) {
  const { signUp } = await attendee(house)
  await house.app.jobs.drain()
  const token = await asFinance(house)
  const path = `${list}/${signUp.order?.uuid}`
  const { body } = await call<OfficeOrder>(house, 'GET', path, { token })
  return { token, path, lines: body.lines.map(({ id }) => id) }
}

async function aDocument(house: TestHouse) {
  const { token, path } = await aPaidOrder(house)
  const { body } = await call<{ uuid: string }[]>(house, 'GET', `${path}/document`, { token })
  const uuid = body[0]?.uuid ?? ''
  return { token, uuid, path: `${path}/document/${uuid}` }
}

/** A stay that is booked, and the way in which staff change it. */
async function aPaidStay(house: TestHouse) {
  const person = await attendee(house)
  const { body } = await book(house, person.token, scenarioStay)
  await place(house, { uuid: body.orderUuid ?? '' }, person.token)
  await pay(house, { uuid: body.orderUuid ?? '' }, person.token)
  const token = await signInStaff(house, 'organiser')
  const path = `/api/organiser/booking/${body.bookingId}/change`
  const wanted = { ...scenarioStay, departure: '2025-10-21' }
  const shown = await call<StayChangePreview>(house, 'POST', `${path}/preview`, { token, body: wanted })
  return { token, path, wanted, seen: shown.body.seen }
}

/** Decides about the VAT of an order, whose check has come so far. */
async function decideVat(house: TestHouse, state: 'refused' | 'kept') {
  const { token, path } = await aPaidOrder(house)
  const id = path.slice(list.length + 1)
  await house.database.db.updateTable('orders').set({ vat_check: state }).where('id', '=', id).execute()
  return call(house, 'POST', `${path}/vat-check`, {
    token,
    body: { decision: 'keep', reason: 'They wrote that it is none.' },
  })
}

/** How the answers about orders of the office come about; see `scenarios`. */
export const officeOrderScenarios: Readonly<Record<string, Scenario>> = {
  'orders.listOfficeOrders 200': async (house) => call(house, 'GET', list, { token: await asFinance(house) }),
  'orders.exportOfficeOrders 200': async (house) =>
    call(house, 'GET', `${list}/export`, { token: await asFinance(house) }),
  'invoices.listOfficeInvoices 200': async (house) =>
    call(house, 'GET', '/api/organiser/invoice', { token: await asFinance(house) }),
  'invoices.exportOfficeInvoices 200': async (house) =>
    call(house, 'GET', '/api/organiser/invoice.csv', { token: await asFinance(house) }),
  'invoices.readTaxReport 200': async (house) =>
    call(house, 'GET', '/api/organiser/tax-report', { token: await asFinance(house) }),
  'books.readMoneyReport 200': async (house) =>
    call(house, 'GET', '/api/organiser/money?from=2025-08-01&to=2025-08-31', { token: await asFinance(house) }),
  'books.listOrderFees 200': async (house) =>
    call(house, 'GET', `${await anOrder(house)}/fee`, { token: await asFinance(house) }),
  'books.exportLedger 200': async (house) =>
    call(house, 'GET', '/api/organiser/money/ledger.csv?from=2025-08-01&to=2025-08-31', {
      token: await asFinance(house),
    }),
  'books.exportBatch 200': async (house) => {
    const asked = 'from=2025-08-01&to=2025-08-31&chart=SKR04&consultant=1001&client=1'
    return call(house, 'GET', `/api/organiser/money/datev.csv?${asked}`, { token: await asFinance(house) })
  },
  'orders.readOfficeOrder 200': async (house) =>
    call(house, 'GET', await anOrder(house), { token: await asFinance(house) }),
  'orders.previewRefund 200': async (house) => {
    const { token, path, lines } = await aPaidOrder(house)
    return call(house, 'POST', `${path}/refund/preview`, { token, body: { lines, goesBack: true, amount: null } })
  },
  'orders.previewRefund 409': async (house) => {
    const { token, path } = await aPaidOrder(house)
    return call(house, 'POST', `${path}/refund/preview`, { token, body: { lines: [0], goesBack: true, amount: null } })
  },
  'orders.refundOrder 204': async (house) => {
    const { token, path, lines } = await aPaidOrder(house)
    const body = { lines, goesBack: false, amount: 100, reason: 'goodwill', refundedBefore: 0 }
    return call(house, 'POST', `${path}/refund`, { token, body })
  },
  'orders.refundOrder 409': async (house) => {
    const { token, path, lines } = await aPaidOrder(house)
    const body = { lines, goesBack: false, amount: 100, reason: 'goodwill', refundedBefore: 1 }
    return call(house, 'POST', `${path}/refund`, { token, body })
  },
  'accommodation.readRoomChoice 200': async (house) =>
    call(house, 'GET', '/api/organiser/room-choice?arrival=2025-10-20&departure=2025-10-22&occupancy=2', {
      token: await signInStaff(house, 'support'),
    }),
  'accommodation.previewStayChange 200': async (house) => {
    const { token, path, wanted } = await aPaidStay(house)
    return call(house, 'POST', `${path}/preview`, { token, body: wanted })
  },
  'accommodation.previewStayChange 409': async (house) => {
    const { token, path, wanted } = await aPaidStay(house)
    return call(house, 'POST', `${path}/preview`, { token, body: { ...wanted, roomId: 424_242 } })
  },
  'accommodation.changeStay 200': async (house) => {
    const { token, path, wanted, seen } = await aPaidStay(house)
    return call(house, 'POST', path, { token, body: { ...wanted, seen, reason: 'They are ill.' } })
  },
  'accommodation.changeStay 409': async (house) => {
    const { token, path, wanted, seen } = await aPaidStay(house)
    return call(house, 'POST', path, { token, body: { ...wanted, seen: { ...seen, price: 1 } } })
  },
  'orders.endOrder 204': async (house) =>
    call(house, 'POST', `${await anOrder(house)}/end`, { token: await asFinance(house) }),
  'orders.endOrder 409': async (house) => {
    const { token, path } = await aPaidOrder(house)
    return call(house, 'POST', `${path}/end`, { token })
  },
  'orders.commentOnOrder 204': async (house) =>
    call(house, 'POST', `${await anOrder(house)}/comment`, {
      token: await asFinance(house),
      body: { text: 'They called.' },
    }),
  'orders.commentOnOrder 409': async (house) => {
    const path = await anOrder(house)
    const uuid = path.split('/').at(-1) ?? ''
    await house.database.raw(`update orders set buyer_erasure = 'done' where id = $1`, [uuid])
    return call(house, 'POST', `${path}/comment`, { token: await asFinance(house), body: { text: 'They called.' } })
  },
  'orders.closePaymentAlarm 204': async (house) => {
    const id = randomUUID()
    await house.database.db
      .insertInto('payment_alarms')
      .values({ id, kind: 'refund-failed', subject: id, detail: '{}', raised_at: house.clock.now() })
      .execute()
    return call(house, 'POST', `/api/organiser/payment-alarm/${id}/close`, { token: await asFinance(house) })
  },
  'orders.listVatChecks 200': async (house) =>
    call(house, 'GET', '/api/organiser/vat-check', { token: await asFinance(house) }),
  'orders.decideVatCheck 204': async (house) => decideVat(house, 'refused'),
  'orders.decideVatCheck 409': async (house) => decideVat(house, 'kept'),
  'dashboard.readDashboard 200': async (house) =>
    call(house, 'GET', '/api/organiser/dashboard', { token: await asFinance(house) }),
  'dashboard.followDashboard 404': async (house) => {
    const token = await asFinance(house)
    const body = { path: '/api/organiser/dashboard/feed' }
    return call(house, 'GET', (await call<{ url: string }>(house, 'POST', '/api/download', { token, body })).body.url)
  },
  'dashboard.followDashboard 200': async (house) =>
    call(house, 'GET', '/api/organiser/dashboard/feed', { token: await asFinance(house) }),
  'invoices.listOrderDocuments 200': async (house) =>
    call(house, 'GET', `${await anOrder(house)}/document`, { token: await asFinance(house) }),
  'invoices.readOrderDocument 200': async (house) => {
    const { token, path } = await aDocument(house)
    return call(house, 'GET', `${path}/pdf`, { token })
  },
  'invoices.readOrderDocument 409': async (house) => {
    const { token, path, uuid } = await aDocument(house)
    await undraw(house, uuid, 'file_id')
    return call(house, 'GET', `${path}/pdf`, { token })
  },
  'invoices.sendOrderDocument 202': async (house) => {
    const { token, path } = await aDocument(house)
    return call(house, 'POST', `${path}/mail`, { token })
  },
  'invoices.sendOrderDocument 409': async (house) => {
    const { token, path, uuid } = await aDocument(house)
    await undraw(house, uuid, 'file_id')
    return call(house, 'POST', `${path}/mail`, { token })
  },
}
