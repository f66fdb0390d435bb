import type { BulkPreview } from '@foyer/contract/bulk-acts'
import { waitingPass } from './office-people-scenarios.ts'
import { attendee, call, type Reply } from './people.ts'
import { provenColleague } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

export const bulkPath = '/api/organiser/bulk-act'

/** Whose pass it is. */
export const holderOf = async (house: TestHouse, passId: string): Promise<string> => {
  const passes = house.database.db.selectFrom('passes').select('user_id').where('id', '=', passId)
  return (await passes.executeTakeFirstOrThrow()).user_id ?? ''
}

/** Somebody who waits is approved, as organiser. @param known what was seen; left out: what is seen now. */
async function begun(house: TestHouse, known?: { readonly seen: string }) {
  const { token } = await provenColleague(house, 'organiser')
  const people = [await holderOf(house, await waitingPass(house))]
  const asked = { kind: 'approve', people, filters: null }
  const preview = () => call<BulkPreview>(house, 'POST', `${bulkPath}/preview`, { token, body: asked })
  const { seen } = known ?? (await preview()).body
  const body = { ...asked, reason: 'Because of a test', seen }
  return { token, ...(await call<{ uuid: string }>(house, 'POST', bulkPath, { token, body })) }
}

/** More people than are reached at once, as rows. */
async function crowd(house: TestHouse): Promise<void> {
  await attendee(house)
  await house.database.script(`
    insert into users (id, email, email_key, email_confirmed_at, first_name, last_name, password_hash, created_at, locale)
      select gen_random_uuid(), 'c' || n || '@crowd.example', 'c' || n || '@crowd.example', u.created_at, 'Kim', 'Crowd', u.password_hash, u.created_at, u.locale
      from generate_series(1, 5001) n, (select * from users where password_hash is not null limit 1) u;
    insert into passes (id, edition_id, pass_type_id, user_id, state, place, code, created_at, reason)
      select gen_random_uuid(), p.edition_id, p.pass_type_id, u.id, 'cancelled', 'none', 'crowd' || row_number() over (), p.created_at, 'no-pass'
      from users u, (select * from passes limit 1) p where u.email_key like '%@crowd.example';`)
}

const everybody = { kind: 'tag-vendor', people: null, filters: {} }

/** How the answers about acts upon many people come about; see `scenarios`. */
export const bulkActScenarios: Readonly<Record<string, Scenario>> = {
  'bulkActs.previewAct 200': async (house) => {
    const { token } = await provenColleague(house, 'organiser')
    return call(house, 'POST', `${bulkPath}/preview`, { token, body: everybody })
  },
  'bulkActs.previewAct 409': async (house) => {
    await crowd(house)
    const { token } = await provenColleague(house, 'organiser')
    return call(house, 'POST', `${bulkPath}/preview`, { token, body: everybody })
  },
  'bulkActs.beginAct 202': (house) => begun(house),
  'bulkActs.beginAct 409': (house) => begun(house, { seen: '0'.repeat(64) }),
  'bulkActs.listActs 200': async (house) => call(house, 'GET', bulkPath, { token: (await begun(house)).token }),
  'bulkActs.putActAway 204': async (house) => {
    const { token, body } = await begun(house)
    await house.app.jobs.drain()
    return call(house, 'DELETE', `${bulkPath}/${body.uuid}`, { token })
  },
}
