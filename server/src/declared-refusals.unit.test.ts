import { join } from 'node:path'
import { endpointOf } from '@foyer/contract/all'
import type { CalledEndpoint, Endpoint } from '@foyer/contract/kit/endpoint'
import type { Refusal } from '@foyer/contract/kit/refusal'
import { refusalsOf } from '@foyer/contract/kit/refusals-of'
import { expect, test } from 'vitest'
import { type Named, Reach } from '../../test/architecture/reachable-refusals.ts'

const reach = new Reach(join(import.meta.dirname, '../..'))

/** Of whatever books money that a provider took. */
const settles = {
  'orders/thing-unavailable': 'what cannot be delivered is given back',
  'passes/voucher-used-up': 'what cannot be delivered is given back',
  'passes/sold-out': 'what cannot be delivered is given back',
  'passes/too-many-held': 'what cannot be delivered is given back',
  'accommodation/sold-out': 'what cannot be delivered is given back',
  'train-tickets/sold-out': 'what cannot be delivered is given back',
  'accommodation/stay-not-possible': 'what cannot be delivered is given back',
  'accommodation/closed-to-arrival': 'what was agreed is not asked again',
  'accommodation/stay-too-short': 'what was agreed is not asked again',
}

const noVoucher = {
  'passes/already-holds-pass': 'that they have one is said first',
  'passes/offered': 'that one is on its way is said first',
  'passes/voucher-unknown': 'no voucher is named',
  'passes/voucher-used-up': 'no voucher is named',
}
const madeForSomebody = {
  ...noVoucher,
  'orders/others-first': 'what staff hold begins no hour',
  'orders/thing-unavailable': 'what it holds was written a moment before',
  'passes/too-many-held': 'it is for somebody who has an account',
}

/** One object has all that is done with what sessions are made of. */
const aPartIsRead = { 'office/changed-meanwhile': 'only changing and removing name a version' }
const aPartIsChanged = { 'program/used-by-sessions': 'only removing asks who has it' }

/** Refusals that the code of an endpoint leads to, and that never come out of it: each with the reason. */
const neverComesOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'accommodation.addAccommodation': {
    'requests/not-found': 'the house that it reads was written a moment before',
  },
  'accommodation.bookRoom': { 'requests/not-found': 'the booking that it reads was written a moment before' },
  'accommodation.changeBooking': {
    'orders/not-cancellable': 'only a stay is asked what goes back with it',
    'orders/refund-too-high': 'its owner names no sum',
    'train-tickets/not-returnable': 'only a stay is asked what goes back with it',
  },
  'accommodation.changeStay': {
    'orders/not-cancellable': 'only a stay is asked what goes back with it',
    'train-tickets/not-returnable': 'only a stay is asked what goes back with it',
  },
  'accommodation.previewStayChange': {
    'orders/not-cancellable': 'only a stay is asked what goes back with it',
    'train-tickets/not-returnable': 'only a stay is asked what goes back with it',
  },
  'accommodation.cancelBooking': {
    'orders/not-cancellable': 'only a stay is asked what goes back with it',
    'train-tickets/not-returnable': 'only a stay is asked what goes back with it',
  },
  'bank.allotSureMatches': {
    'bank/entry-spent': 'what somebody else did meanwhile is left to a person',
    'bank/order-takes-less': 'what somebody else did meanwhile is left to a person',
    'bank/order-takes-none': 'what somebody else did meanwhile is left to a person',
    'orders/payment-under-way': 'what somebody else did meanwhile is left to a person',
    'requests/not-found': 'what somebody else did meanwhile is left to a person',
  },
  'bank.recordBankEntry': { 'requests/not-found': 'the entry that it reads was written a moment before' },
  'exports.readExportFile': {
    'exports/not-of-this-table': 'a duty that was taken away is said as a file that is not there',
  },
  'exports.beginExport': { 'requests/not-found': 'the export that it reads was written a moment before' },
  'orders.placeOrder': {
    'accommodation/stay-not-possible': 'the nights in an open order are held, and are left as they are',
    'accommodation/closed-to-arrival': 'what was agreed is not asked again',
    'accommodation/stay-too-short': 'what was agreed is not asked again',
  },
  'orders.payOrder': {
    'orders/others-first': 'an order that was placed ends whole; only one that was not keeps what is not held',
    ...settles,
  },
  'orders.resumePayment': settles,
  'orders.receivePaymentEvent': settles,
  'trainTickets.cancelTrainTicket': {
    'accommodation/not-changeable': 'only a train ticket is asked what goes back with it',
    'orders/not-cancellable': 'only a train ticket is asked what goes back with it',
  },
  'passes.changePass': {
    'accommodation/closed-to-arrival': 'only an upgrade is held',
    'accommodation/sold-out': 'only an upgrade is held',
    'accommodation/stay-not-possible': 'only an upgrade is held',
    'accommodation/stay-too-short': 'only an upgrade is held',
    'orders/thing-unavailable': 'the upgrade that it holds was written a moment before',
    'passes/too-many-held': 'only an upgrade is held',
    'passes/voucher-used-up': 'only an upgrade is held',
    'train-tickets/sold-out': 'only an upgrade is held',
  },
  'madeOrders.previewOrder': noVoucher,
  'madeOrders.makeOrder': madeForSomebody,
  'madeOrders.giveOrder': madeForSomebody,
  'passes.signUp': {
    'passes/offered': 'an address without an account is offered none',
    'orders/thing-unavailable': 'the pass that it holds was written a moment before',
    'passes/already-holds-pass': 'an address without an account holds none',
  },
  'passes.grantPass': {
    'orders/thing-unavailable': 'the pass that it holds was written a moment before',
    'passes/too-many-held': 'its holder has proven their mailbox',
    'passes/voucher-used-up': 'no voucher is in it',
  },
  'passes.confirmSignUp': { 'orders/thing-unavailable': 'its place is held, by a row that is locked' },
  'passes.addPassType': { 'requests/not-found': 'the pass type that it reads was written a moment before' },
  'passes.addPassQuota': { 'requests/not-found': 'the quota that it reads was written a moment before' },
  'passes.makeVoucherBatch': { 'requests/not-found': 'the batch that it reads was written a moment before' },
  'program.addSession': { 'requests/not-found': 'what it reads was written a moment before' },
  'program.changeTrack': aPartIsChanged,
  'program.changeStage': aPartIsChanged,
  'program.changeSpeaker': aPartIsChanged,
  'program.readOfficeSpeaker': { ...aPartIsRead, ...aPartIsChanged },
  'program.addTrack': {
    ...aPartIsRead,
    ...aPartIsChanged,
    'requests/not-found': 'what it reads was written a moment before',
  },
  'program.addStage': {
    ...aPartIsRead,
    ...aPartIsChanged,
    'requests/not-found': 'what it reads was written a moment before',
  },
  'program.addSpeaker': {
    ...aPartIsRead,
    ...aPartIsChanged,
    'requests/not-found': 'what it reads was written a moment before',
  },
  'exhibitors.addHall': { 'requests/not-found': 'the hall that it reads was written a moment before' },
  'exhibitors.addExhibitor': { 'requests/not-found': 'what it reads was written a moment before' },
  'program.setPortrait': aPartIsChanged,
  'program.removePortrait': aPartIsChanged,
  'program.importTable': {
    ...aPartIsChanged,
    'office/changed-meanwhile': 'what it changes is locked before it is read',
    'requests/not-found': 'what it reads was written a moment before',
  },
  'exhibitors.importExhibitors': { 'requests/not-found': 'what it reads was written a moment before' },
  'program.addPage': { 'requests/not-found': 'the page that it reads was written a moment before' },
  'news.addPost': { 'requests/not-found': 'the post that it reads was written a moment before' },
  'surveys.addQuestion': { 'requests/not-found': 'the question that it reads was written a moment before' },
  'trainTickets.addTrainTicketType': { 'requests/not-found': 'the kind that it reads was written a moment before' },
  'vipEvents.addVipEvent': { 'requests/not-found': 'the event that it reads was written a moment before' },
  'passes.choosePass': {
    'orders/thing-unavailable': 'the pass that it holds was written a moment before',
    'passes/too-many-held': 'its buyer has proven their mailbox',
  },
}

async function codeOf({ file, name, member }: Named): Promise<string | undefined> {
  const module: Record<string, unknown> = await import(file)
  const named = module[name] as Record<string, Refusal> | Refusal | undefined
  const refusal = member === null ? named : (named as Record<string, Refusal> | undefined)?.[member]
  return (refusal as Refusal | undefined)?.code
}

const servedAt = async ([file, name]: readonly [string, string]): Promise<Endpoint> =>
  endpointOf(((await import(file)) as Record<string, CalledEndpoint>)[name] as CalledEndpoint)

test('whatever a use case can refuse, its endpoint declares, or there is a reason why it never comes out', async () => {
  const served = reach.served()
  expect(served.length).toBeGreaterThan(60)
  const undeclared: Record<string, Record<string, unknown>> = {}
  for (const one of served) {
    const endpoint = await servedAt(one.endpoint)
    const declared = refusalsOf(endpoint).map(({ code }) => code)
    for (const refusal of reach.refusalsOf(one)) {
      const code = await codeOf(refusal)
      if (code === undefined || declared.includes(code)) continue
      undeclared[endpoint.id] = { ...undeclared[endpoint.id], [code]: expect.any(String) }
    }
  }
  // Both ways: a reason for what is not reached any more is none.
  expect(neverComesOut).toEqual(undeclared)
})
