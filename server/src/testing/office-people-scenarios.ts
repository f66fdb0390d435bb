import { emptyAccount, merge } from './merging.ts'
import { attendee, call, confirm, pay, place, type Reply, signUpVisitor, someEmail } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const list = '/api/organiser/person'
const reason = 'Because of a test'

interface Known {
  readonly id: string
  readonly version: number
  readonly email: string
}

const accountOf = (house: TestHouse, email: string): Promise<Known> =>
  house.database.db
    .selectFrom('users')
    .select(['id', 'version', 'email'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

const known = async (house: TestHouse) => accountOf(house, (await attendee(house)).email)

/** Who proved their mailbox and has paid for nothing. */
async function unpaid(house: TestHouse): Promise<Known> {
  const visitor = await signUpVisitor(house)
  await confirm(house, visitor)
  return accountOf(house, visitor.email)
}

/** The pass of somebody who paid and waits for the organiser. */
export async function waitingPass(house: TestHouse): Promise<string> {
  const { db } = house.database
  await db.updateTable('pass_types').set({ requires_approval: true }).where('id', '=', 1).execute()
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret)
  await confirm(house, visitor)
  await db.updateTable('pass_types').set({ requires_approval: false }).where('id', '=', 1).execute()
  const { id } = await accountOf(house, visitor.email)
  return (await db.selectFrom('passes').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()).id
}

const approvedPass = async (house: TestHouse): Promise<string> => {
  const { id } = await known(house)
  return (await house.database.db.selectFrom('passes').select('id').where('user_id', '=', id).executeTakeFirstOrThrow())
    .id
}

async function act(house: TestHouse, path: string, body?: object, method = 'POST') {
  const token = await signInStaff(house, 'organiser')
  return call<unknown>(house, method as 'POST', `/api/organiser/${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })
}

const someoneNew = () => ({ email: someEmail(), firstName: 'Nia', lastName: 'Okoye', locale: 'en' })

const passActs: Readonly<Record<string, Scenario>> = {
  'passes.approvePasses 200': async (house) => act(house, 'pass/approve', { passes: [await waitingPass(house)] }),
  'passes.approvePasses 409': async (house) => act(house, 'pass/approve', { passes: [await approvedPass(house)] }),
  'passes.previewRejection 200': async (house) =>
    act(house, `pass/${await waitingPass(house)}/rejection`, undefined, 'GET'),
  'passes.previewRejection 409': async (house) =>
    act(house, `pass/${await approvedPass(house)}/rejection`, undefined, 'GET'),
  'passes.rejectPass 204': async (house) => act(house, `pass/${await waitingPass(house)}/reject`, { reason }),
  'passes.rejectPass 409': async (house) => act(house, `pass/${await approvedPass(house)}/reject`, { reason }),
  'passes.grantPass 201': async (house) =>
    act(house, `person/${(await unpaid(house)).id}/pass`, { passTypeId: 1, reason }),
  'passes.grantPass 409': async (house) =>
    act(house, `person/${(await known(house)).id}/pass`, { passTypeId: 1, reason }),
}

/** How the answers about people come about; see `scenarios`. */
export const officePeopleScenarios: Readonly<Record<string, Scenario>> = {
  ...passActs,
  'search.findRecords 200': async (house) =>
    call(house, 'GET', '/api/organiser/search?q=mira', { token: await signInStaff(house, 'support') }),
  'people.listPeople 200': async (house) => call(house, 'GET', list, { token: await signInStaff(house, 'support') }),
  'people.listOtherPeople 200': async (house) =>
    call(house, 'GET', '/api/organiser/other-person?q=mira', { token: await signInStaff(house, 'support') }),
  'people.listSignUps 200': async (house) =>
    call(house, 'GET', '/api/organiser/sign-up', { token: await signInStaff(house, 'support') }),
  'people.readPerson 200': async (house) => act(house, `person/${(await known(house)).id}`, undefined, 'GET'),
  'identity.addPerson 201': async (house) => act(house, 'person', someoneNew()),
  'identity.addPerson 409': async (house) => {
    const body = someoneNew()
    await act(house, 'person', body)
    return act(house, 'person', body)
  },
  'identity.noteOnPerson 204': async (house) => act(house, `person/${(await known(house)).id}/note`, { text: 'Hm.' }),
  'identity.tagVendor 204': async (house) => act(house, `person/${(await known(house)).id}/vendor`, { reason }),
  'identity.tagVendor 409': async (house) => {
    const { id } = await known(house)
    await act(house, `person/${id}/vendor`, { reason })
    return act(house, `person/${id}/vendor`, { reason })
  },
  'identity.untagVendor 204': async (house) => {
    const { id } = await known(house)
    await act(house, `person/${id}/vendor`, { reason })
    return act(house, `person/${id}/vendor/withdraw`, { reason })
  },
  'identity.untagVendor 409': async (house) =>
    act(house, `person/${(await known(house)).id}/vendor/withdraw`, { reason }),
  'identity.correctPerson 204': async (house) => {
    const { id, version } = await known(house)
    return act(house, `person/${id}`, { version, reason, firstName: 'Mirja' }, 'PATCH')
  },
  'identity.correctPerson 409': async (house) => {
    const { id, version } = await known(house)
    return act(house, `person/${id}`, { version: version + 1, reason, firstName: 'Mirja' }, 'PATCH')
  },
  'identity.signPersonOut 200': async (house) => act(house, `person/${(await known(house)).id}/sign-out`),
  'identity.seePerson 201': async (house) => act(house, `person/${(await known(house)).id}/see`),
  'identity.seePerson 409': async (house) => act(house, `person/${(await unpaid(house)).id}/see`),
  'identity.exportPerson 200': async (house) => act(house, `person/${(await known(house)).id}/archive`),
  'identity.erasePerson 204': async (house) => {
    const { id, email } = await known(house)
    return act(house, `person/${id}/erase`, { email })
  },
  'identity.previewMerge 200': async (house) => {
    const { id } = await known(house)
    return act(house, `person/${id}/merge/${(await unpaid(house)).id}`, undefined, 'GET')
  },
  'identity.previewMerge 409': async (house) => {
    const { id } = await known(house)
    return act(house, `person/${id}/merge/${id}`, undefined, 'GET')
  },
  'identity.mergePeople 204': async (house) => {
    const [kept, gone] = [await known(house), await emptyAccount(house)]
    return merge(house, await signInStaff(house, 'organiser'), kept.id, gone.id)
  },
  'identity.mergePeople 409': async (house) => {
    const [kept, gone] = [await known(house), await known(house)]
    return merge(house, await signInStaff(house, 'organiser'), kept.id, gone.id)
  },
  'identity.erasePerson 409': async (house) =>
    act(house, `person/${(await known(house)).id}/erase`, { email: 'somebody@else.example' }),
}
