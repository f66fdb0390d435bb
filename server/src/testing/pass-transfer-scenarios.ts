import {
  accept,
  checkInvitation,
  invite,
  invited,
  sendAgain,
  transferOf,
  withdrawInvitation,
} from './pass-transfers.ts'
import { type Attendee, attendee, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const over = { uuid: '0198bbfa-0000-7000-8000-000000000007', token: 'none' }

/** How the answers about giving a pass come about; see `scenarios`. `vendor`: somebody let in without a pass. */
export const passTransferScenarios = (
  vendor: (house: TestHouse) => Promise<Attendee>,
): Readonly<Record<string, Scenario>> => ({
  'passTransfers.readPassTransfer 200': async (house) => transferOf(house, await attendee(house)),
  'passTransfers.invite 201': async (house) => invite(house, await attendee(house)),
  'passTransfers.invite 409': async (house) => invite(house, await vendor(house)),
  'passTransfers.sendAgain 200': async (house) => {
    const giver = await attendee(house)
    await invite(house, giver)
    house.clock.forward(30 * 60_000)
    return sendAgain(house, giver)
  },
  'passTransfers.sendAgain 409': async (house) => sendAgain(house, await attendee(house)),
  'passTransfers.withdraw 200': async (house) => {
    const giver = await attendee(house)
    await invite(house, giver)
    return withdrawInvitation(house, giver)
  },
  'passTransfers.withdraw 409': async (house) => withdrawInvitation(house, await attendee(house)),
  'passTransfers.checkInvitation 200': async (house) =>
    checkInvitation(house, await invited(house, await attendee(house))),
  'passTransfers.checkInvitation 410': (house) => checkInvitation(house, over),
  'passTransfers.accept 200': async (house) => accept(house, await invited(house, await attendee(house))),
  'passTransfers.accept 409': async (house) => accept(house, await invited(house, await attendee(house)), null),
  'passTransfers.accept 410': (house) => accept(house, over),
})
