import { call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'
import { attend, newVipEvent, openEvent, vip, withdraw } from './vip-events.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const ignore = async (house: TestHouse, method: 'PUT' | 'DELETE', id: number, person = vip(house)) =>
  call(house, method, `/api/vip-event/${id}/ignored`, await person)

const office = '/api/organiser/vip-event'
const reason = { en: 'The tower is closed.' }

async function cancel(house: TestHouse, times: number): Promise<Pick<Reply<unknown>, 'status'>> {
  const id = await openEvent(house)
  const token = await signInStaff(house, 'organiser')
  const ask = () => call(house, 'POST', `${office}/${id}/cancel`, { token, body: { reason } })
  for (let time = 1; time < times; time += 1) await ask()
  return ask()
}

async function ofNewEvent(
  house: TestHouse,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
  changes: Parameters<typeof openEvent>[1] = {},
) {
  const id = await openEvent(house, changes)
  const token = await signInStaff(house, 'organiser')
  return call(house, method, `${office}/${id}${path}`, { token, ...(body === undefined ? {} : { body }) })
}

const begun = {
  startsAt: '2025-08-18T06:00:00Z',
  endsAt: '2025-10-22T20:00:00Z',
  withdrawBefore: '2025-08-17T06:00:00Z',
}

/** How the answers about VIP events come about; see `scenarios`. */
export const vipEventScenarios: Readonly<Record<string, Scenario>> = {
  'vipEvents.attendVipEvent 200': async (house) => attend(house, await vip(house), await openEvent(house)),
  'vipEvents.attendVipEvent 409': async (house) => attend(house, await vip(house), await openEvent(house, begun)),
  'vipEvents.withdrawFromVipEvent 200': async (house) => {
    const [person, id] = [await vip(house), await openEvent(house)]
    await attend(house, person, id)
    return withdraw(house, person, id)
  },
  'vipEvents.withdrawFromVipEvent 409': async (house) => {
    const [person, id] = [await vip(house), await openEvent(house)]
    await attend(house, person, id)
    await house.database.raw(
      `update vip_events set withdraw_before = '2025-08-18T06:00:00Z', starts_at = '2025-08-18T06:30:00Z' where id = $1`,
      [id],
    )
    return withdraw(house, person, id)
  },
  'vipEvents.ignoreVipEvent 200': async (house) => ignore(house, 'PUT', await openEvent(house)),
  'vipEvents.ignoreVipEvent 409': async (house) => {
    const [person, id] = [vip(house), await openEvent(house)]
    await attend(house, await person, id)
    return ignore(house, 'PUT', id, person)
  },
  'vipEvents.showVipEvent 200': async (house) => ignore(house, 'DELETE', await openEvent(house)),
  'vipEvents.readVipEventCalendar 200': async (house) => {
    const [person, id] = [await vip(house), await openEvent(house)]
    await attend(house, person, id)
    return call(house, 'GET', `/api/vip-event/${id}/ics`, person)
  },
  'vipEvents.readVipEventCalendar 409': async (house) =>
    call(house, 'GET', `/api/vip-event/${await openEvent(house)}/ics`, await vip(house)),
  'vipEvents.listOfficeVipEvents 200': async (house) =>
    call(house, 'GET', office, { token: await signInStaff(house, 'support') }),
  'vipEvents.addVipEvent 201': async (house) =>
    call(house, 'POST', office, { token: await signInStaff(house, 'organiser'), body: newVipEvent() }),
  'vipEvents.readOfficeVipEvent 200': (house) => ofNewEvent(house, 'GET', ''),
  'vipEvents.changeVipEvent 200': (house) => ofNewEvent(house, 'PATCH', '', { version: 1, capacity: 12 }),
  'vipEvents.changeVipEvent 409': (house) => ofNewEvent(house, 'PATCH', '', { version: 2, capacity: 12 }),
  'vipEvents.previewVipEventChange 200': (house) => ofNewEvent(house, 'POST', '/preview', { version: 1, capacity: 12 }),
  'vipEvents.previewVipEventChange 409': async (house) => {
    const [person, id] = [await vip(house), await openEvent(house)]
    await attend(house, person, id)
    const token = await signInStaff(house, 'organiser')
    return call(house, 'POST', `${office}/${id}/preview`, { token, body: { version: 1, capacity: 0 } })
  },
  'vipEvents.previewVipCancellation 200': (house) => ofNewEvent(house, 'GET', '/cancel'),
  'vipEvents.listVipGuests 200': (house) => ofNewEvent(house, 'GET', '/person'),
  'vipEvents.exportVipGuests 200': (house) => ofNewEvent(house, 'GET', '/person/csv'),
  'vipEvents.cancelVipEvent 200': (house) => cancel(house, 1),
  'vipEvents.cancelVipEvent 409': (house) => cancel(house, 2),
}
