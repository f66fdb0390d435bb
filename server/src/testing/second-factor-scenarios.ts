import { Authenticator } from './authenticator.ts'
import { call, type Reply } from './people.ts'
import { addApp, appCode, type Colleague, colleague, provenColleague } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const own = '/api/organiser/own'

export async function challengeFor(house: TestHouse, token: string, path: 'passkey' | 'challenge'): Promise<string> {
  const asked = await call<{ challenge: string }>(house, 'POST', `/api/user/second-factor/${path}`, { token })
  return asked.body.challenge
}

/** Gives somebody a passkey, through the front door. */
export async function addPasskey(house: TestHouse, { token }: Pick<Colleague, 'token'>, key = new Authenticator()) {
  const made = key.make(await challengeFor(house, token, 'passkey'))
  const body = { name: 'Key ring', ...made }
  return { ...(await call<{ recoveryCodes: string[] | null }>(house, 'POST', `${own}/passkey`, { token, body })), key }
}

export async function usePasskey(house: TestHouse, token: string, key: Authenticator) {
  const body = key.use(await challengeFor(house, token, 'challenge'))
  return call(house, 'POST', `${own}/proof/passkey`, { token, body })
}

const prove = (house: TestHouse, token: string, code: string) =>
  call<{ code?: string }>(house, 'POST', `${own}/proof/code`, { token, body: { code } })

/** How the answers about a second factor come about; see `scenarios`. */
export const secondFactorScenarios: Readonly<Record<string, Scenario>> = {
  'identity.keepTotp 200': async (house) => addApp(house, (await colleague(house, 'support', { factor: false })).token),
  'identity.keepTotp 409': async (house) => {
    const { token } = await provenColleague(house)
    return call(house, 'PUT', `${own}/totp`, { token, body: { code: '123456' } })
  },
  'identity.keepTotp 422': async (house) => {
    const { token } = await colleague(house, 'support', { factor: false })
    const { body } = await call<{ secret: string }>(house, 'POST', '/api/user/second-factor/totp', { token })
    return call(house, 'PUT', `${own}/totp`, { token, body: { code: appCode(house, body.secret, 9) } })
  },
  'identity.keepTotp 429': async (house) => untilTooMany(house, 'PUT', 'totp'),
  'identity.removeTotp 204': async (house) => {
    const person = await provenColleague(house)
    await addPasskey(house, person)
    return call(house, 'DELETE', `${own}/totp`, person)
  },
  'identity.removeTotp 409': async (house) => call(house, 'DELETE', `${own}/totp`, await provenColleague(house)),
  'identity.addPasskey 201': async (house) => addPasskey(house, await provenColleague(house)),
  'identity.addPasskey 409': async (house) => {
    const { token } = await provenColleague(house)
    const body = { name: 'Key ring', ...new Authenticator().make('a-challenge-of-nobody') }
    return call(house, 'POST', `${own}/passkey`, { token, body })
  },
  'identity.addPasskey 429': async (house) =>
    untilTooMany(house, 'POST', 'passkey', { name: 'Key ring', ...new Authenticator().make('nothing-asked') }),
  'identity.addPasskey 422': async (house) => {
    const { token } = await provenColleague(house)
    await challengeFor(house, token, 'passkey')
    const body = { name: 'Key ring', ...new Authenticator().make('another-challenge') }
    return call(house, 'POST', `${own}/passkey`, { token, body })
  },
  'identity.removePasskey 204': async (house) => {
    const person = await provenColleague(house)
    const { key } = await addPasskey(house, person)
    return call(house, 'DELETE', `${own}/passkey/${key.id}`, person)
  },
  'identity.removePasskey 409': async (house) => {
    const person = await colleague(house, 'finance', { factor: false })
    const { key } = await addPasskey(house, person)
    return call(house, 'DELETE', `${own}/passkey/${key.id}`, person)
  },
  'identity.proveByCode 200': async (house) => {
    const person = await colleague(house, 'support', { factor: false })
    const { secret } = await addApp(house, person.token)
    return prove(house, person.token, appCode(house, secret, 1))
  },
  'identity.proveByCode 422': async (house) => prove(house, (await colleague(house)).token, '000000'),
  'identity.proveByCode 429': async (house) => untilTooMany(house, 'POST', 'proof/code'),
  'identity.proveByPasskey 200': async (house) => {
    const person = await provenColleague(house)
    const { key } = await addPasskey(house, person)
    return usePasskey(house, person.token, key)
  },
  'identity.proveByPasskey 409': async (house) => {
    const { token } = await colleague(house)
    return call(house, 'POST', `${own}/proof/passkey`, { token, body: new Authenticator().use('nothing-asked') })
  },
  'identity.proveByPasskey 429': async (house) =>
    untilTooMany(house, 'POST', 'proof/passkey', new Authenticator().use('nothing-asked')),
  'identity.proveByPasskey 422': async (house) =>
    usePasskey(house, (await colleague(house)).token, new Authenticator()),
  'platform.giveDemoCode 201': async (house) => {
    const { email } = await colleague(house)
    return call(house, 'POST', '/api/demo/recovery-code', { body: { email } })
  },
  'platform.createDownload 403': async (house) => {
    const { token } = await colleague(house, 'owner')
    return call(house, 'POST', '/api/download', { token, body: { path: '/api/organiser/audit-entry/export' } })
  },
}

async function untilTooMany(house: TestHouse, method: 'PUT' | 'POST', path: string, body: object = { code: '000000' }) {
  const { token } = await colleague(house, 'support', { factor: false })
  for (let attempt = 0; attempt <= 30; attempt += 1) {
    const answer = await call(house, method, `${own}/${path}`, { token, body })
    if (answer.status === 429) return answer
  }
  return { status: 0 }
}
