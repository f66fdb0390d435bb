import type { SentMail } from '@foyer/contract/office-mails'
import { attendee, call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

async function aReader(house: TestHouse) {
  const { email, signUp } = await attendee(house)
  await house.app.jobs.drain()
  const { id } = await house.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const token = await signInStaff(house, 'support')
  const person = `/api/organiser/person/${id}/mail`
  return { token, person, order: `/api/organiser/order/${signUp.order?.uuid}/mail` }
}

async function aMail(house: TestHouse) {
  const { token, person } = await aReader(house)
  const { body } = await call<{ items: SentMail[] }>(house, 'GET', person, { token })
  return { token, path: `/api/organiser/mail/${body.items[0]?.uuid}/again` }
}

/** How the answers about mails come about; see `scenarios`. */
export const officeMailScenarios: Readonly<Record<string, Scenario>> = {
  'mails.listMailsToPerson 200': async (house) => {
    const { token, person } = await aReader(house)
    return call(house, 'GET', person, { token })
  },
  'mails.listMailsAboutOrder 200': async (house) => {
    const { token, order } = await aReader(house)
    return call(house, 'GET', order, { token })
  },
  'mails.sendMailAgain 202': async (house) => {
    const { token, path } = await aMail(house)
    return call(house, 'POST', path, { token })
  },
  'mails.sendMailAgain 409': async (house) => {
    const { token, path } = await aMail(house)
    await call(house, 'POST', path, { token })
    return call(house, 'POST', path, { token })
  },
}
