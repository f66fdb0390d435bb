import type { StaffScope } from '@foyer/contract/kit/scopes'
import { call, password, type Reply, someEmail } from './people.ts'
import { type Colleague, colleague, invite, provenColleague } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const account = { firstName: 'Nele', lastName: 'Sander', password, locale: 'en' }
const owner = (house: TestHouse): Promise<Colleague> => provenColleague(house, 'owner')

async function invited(house: TestHouse) {
  const by = await owner(house)
  const link = await invite(house, by, someEmail(), ['gate'])
  return { by, link, path: `/api/organiser/staff-invitation/${link.uuid}` }
}

const ask = (house: TestHouse, by: Colleague, email: string) =>
  call(house, 'POST', '/api/organiser/staff-invitation', { token: by.token, body: { email, scopes: ['gate'] } })

const accept = (house: TestHouse, link: { uuid: string; token: string }, more: object) =>
  call(house, 'POST', `/api/staff-invitation/${link.uuid}/accept`, { body: { token: link.token, ...more } })

async function change(house: TestHouse, before: readonly StaffScope[]) {
  const [by, person] = [await owner(house), await colleague(house, 'support')]
  const body = { before, scopes: ['finance'] }
  return call(house, 'PUT', `/api/organiser/staff/${person.id}/scopes`, { token: by.token, body })
}

/** How the answers about the team come about; see `scenarios`. */
export const staffScenarios: Readonly<Record<string, Scenario>> = {
  'identity.listStaff 200': async (house) => call(house, 'GET', '/api/organiser/staff', await owner(house)),
  'identity.inviteStaff 201': async (house) => ask(house, await owner(house), someEmail()),
  'identity.inviteStaff 409': async (house) => ask(house, await owner(house), (await colleague(house)).email),
  'identity.inviteStaff 429': async (house) => {
    const by = await owner(house)
    return untilTooMany(() => ask(house, by, someEmail()))
  },
  'identity.sendStaffInvitationAgain 200': async (house) => {
    const { by, path } = await invited(house)
    return call(house, 'POST', `${path}/mail`, by)
  },
  'identity.sendStaffInvitationAgain 429': async (house) => {
    const { by, path } = await invited(house)
    return untilTooMany(() => call(house, 'POST', `${path}/mail`, by))
  },
  'identity.withdrawStaffInvitation 200': async (house) => {
    const { by, path } = await invited(house)
    return call(house, 'DELETE', path, by)
  },
  'identity.changeScopes 200': async (house) => change(house, ['support']),
  'identity.changeScopes 409': async (house) => change(house, ['gate']),
  'identity.resetSecondFactor 200': async (house) => {
    const [by, person] = [await owner(house), await colleague(house)]
    return call(house, 'DELETE', `/api/organiser/staff/${person.id}/second-factor`, by)
  },
  'identity.checkStaffInvitation 200': async (house) => {
    const { link } = await invited(house)
    return call(house, 'POST', `/api/staff-invitation/${link.uuid}/check`, { body: { token: link.token } })
  },
  'identity.checkStaffInvitation 410': async (house) => {
    const { link } = await invited(house)
    return call(house, 'POST', `/api/staff-invitation/${link.uuid}/check`, { body: { token: 'another' } })
  },
  'identity.acceptStaffInvitation 200': async (house) => accept(house, (await invited(house)).link, { account }),
  'identity.acceptStaffInvitation 410': async (house) =>
    accept(house, { ...(await invited(house)).link, token: 'another' }, { account }),
  'identity.acceptStaffInvitation 422': async (house) => accept(house, (await invited(house)).link, {}),
  'identity.acceptStaffInvitation 400': async (house) =>
    accept(house, (await invited(house)).link, { account: { ...account, password: 'Password-1' } }),
  'identity.eraseUser 409': async (house) => {
    await house.database.raw(`delete from user_scopes where scope = 'owner'`)
    const { token } = await owner(house)
    const answer = await call(house, 'POST', '/api/user/erasure', { token, body: { password } })
    // Others work on as who they are.
    await house.database.raw(`insert into user_scopes (user_id, scope)
      select id, 'owner' from users where email = 'owner@demo.example' and erased_at is null on conflict do nothing`)
    return answer
  },
}

async function untilTooMany(act: () => Promise<Pick<Reply<unknown>, 'status'>>) {
  for (let attempt = 0; attempt <= 30; attempt += 1) {
    const answer = await act()
    if (answer.status === 429) return answer
  }
  return { status: 0 }
}
