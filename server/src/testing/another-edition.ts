import { allEndpoints } from '@foyer/contract/all'
import type { Dashboard } from '@foyer/contract/dashboard'
import type { Endpoint } from '@foyer/contract/kit/endpoint'
import type { OfficeEdition } from '@foyer/contract/office-editions'
import type { InjectOptions } from 'fastify'
import { sampleRequest, urlOf } from './contract-samples.ts'
import { call } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

const office = allEndpoints.filter(({ path }) => path.startsWith('/api/organiser/'))
const patterns = office.map(
  (endpoint) => [new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}/?$`), endpoint] as const,
)

const account = 'accounts are of the house: whoever was there last year is known this year'
const team = 'whoever works here works on all editions'
const money = 'there is one account at the bank, and one at the card provider'

/** What belongs to no edition, and is the same whichever one is worked on. */
const ofTheHouse: Readonly<Record<string, string>> = {
  'platform.readSelfCheck': 'how the program is doing',
  'audit.listAuditEntries': 'the log is one, and each entry names its edition',
  'audit.exportAuditEntries': 'as the log',
  'audit.listActors': 'as the log',
  'audit.listRecordEntries': 'as the log: of what was done there is what was done in this edition, which is nothing',
  'identity.listStaff': team,
  'identity.changeScopes': team,
  'identity.resetSecondFactor': team,
  'identity.inviteStaff': team,
  'identity.sendStaffInvitationAgain': team,
  'identity.withdrawStaffInvitation': team,
  'identity.readSecondFactor': team,
  'identity.addPasskey': team,
  'identity.removePasskey': team,
  'identity.keepTotp': team,
  'identity.removeTotp': team,
  'identity.proveByCode': team,
  'identity.proveByPasskey': team,
  'identity.renewRecoveryCodes': team,
  'identity.addPerson': account,
  'identity.correctPerson': account,
  'identity.erasePerson': account,
  'identity.exportPerson': account,
  'identity.noteOnPerson': account,
  'identity.previewMerge': account,
  'identity.mergePeople': account,
  'identity.seePerson': account,
  'identity.signPersonOut': account,
  'identity.tagVendor': account,
  'identity.untagVendor': account,
  'people.listOtherPeople': `${account}: those who have nothing in this edition`,
  'people.readPerson': `${account}; of what they have there is what they have in this edition`,
  'mails.listMailsToPerson': 'as the person: of the mails there are those of this edition',
  'passes.grantPass': 'as the person: the pass is one of this edition',
  'madeOrders.readChoices': 'as the person: what is sold is of this edition',
  'madeOrders.previewOrder': 'as the person: what is sold is of this edition',
  'madeOrders.makeOrder': 'as the person: what is sold is of this edition',
  'madeOrders.giveOrder': 'as the person: what is sold is of this edition',
  'bank.listBankEntries': money,
  'bank.listTransfersBack': money,
  'bank.recordBankEntry': money,
  'bank.allotBankEntry': `${money}; only orders of this edition are paid from it`,
  'bank.sendEntryBack': money,
  'bank.markTransferredBack': money,
  'bank.readSureMatches': money,
  'bank.allotSureMatches': money,
  'bank.previewStatement': money,
  'bank.takeStatement': money,
  'books.readMoneyReport': `${money}; what was sold is the edition’s`,
  'orders.closePaymentAlarm': 'one about no order that is known stands in every edition',
  'setup.listEditions': 'it is the list of them',
  'setup.makeEditionCurrent': 'names the edition',
  'editions.readWorkEdition': 'says which there are',
}
/** What of an answer is of its edition alone, by endpoint: the rest changes with whatever is done in another one. */
const ownParts: Readonly<Record<string, (body: unknown) => unknown>> = {
  // There is one account at the bank, what is compared with is the edition before, and the place is made of all that is shown.
  'dashboard.readDashboard': (body) => {
    const { transfers: _one, place: _made, revenue, passes, ...own } = body as Dashboard
    return { ...own, revenue: { ...revenue, before: null }, passes: { ...passes, before: null } }
  },
}
/** What is named in its path is no thing of an edition. */
const namesNoThing = ['setup.setLogo', 'setup.removeLogo']

const isWhole = ({ id, method, params, answers }: Endpoint): boolean =>
  method === 'GET' &&
  params === undefined &&
  !(id in ofTheHouse) &&
  !Object.values(answers).some((answer) => answer !== null && 'events' in answer)

/** What staff read without naming anything: lists, figures, tables, settings. */
export const readWhole = office.filter(isWhole)

/** A house, and an edition of it that nobody is shown. */
interface Elsewhere {
  readonly house: TestHouse
  readonly id: number
  readonly owner: string
}

const there = (url: string, { id }: Pick<Elsewhere, 'id'>) => `${url}${url.includes('?') ? '&' : '?'}edition=${id}`

async function read(endpoint: Endpoint, elsewhere: Elsewhere) {
  const ask = (url: string) => call<unknown>(elsewhere.house, 'GET', there(url, elsewhere), { token: elsewhere.owner })
  const bare = await ask(endpoint.path)
  const { status, body } = bare.status === 400 ? await ask(urlOf(endpoint, sampleRequest(endpoint))) : bare
  return { status, body: ownParts[endpoint.id]?.(body) ?? body }
}

const readAll = async (elsewhere: Elsewhere) =>
  Object.fromEntries(await Promise.all(readWhole.map(async (each) => [each.id, await read(each, elsewhere)] as const)))

/** All that other editions have, row by row. */
async function rowsBeside({ house, id }: Elsewhere): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await house.database.raw(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'edition_id' and table_type = 'BASE TABLE' and table_name <> 'audit_entries'`,
  )
  const kept = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await house.database.raw(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as rows from "${name}" t where edition_id <> ${id}`,
    )
    kept.set(String(name), String(rows[0]?.['rows']))
  }
  return kept
}

/** What came of asking for things of the shown edition in the other one. */
interface Asked {
  /** What was found there all the same: the answer, by endpoint. */
  readonly found: Map<string, number>
  /** Endpoints that name a thing, asked for one that is there. */
  readonly asked: Set<string>
  /** The last request to each that names nothing, and that was done. */
  readonly acts: Map<string, InjectOptions>
}

/** The same house; of each request that names a thing it is first asked for that in the other edition. */
function askingElsewhereFirst({ house, ...elsewhere }: Elsewhere, { found, asked, acts }: Asked): TestHouse {
  const inject = async (options: InjectOptions & { readonly url: string }) => {
    const path = options.url.split('?')[0] ?? ''
    const endpoint = patterns.find(([pattern, { method }]) => method === options.method && pattern.test(path))?.[1]
    if (endpoint?.params !== undefined && !(endpoint.id in ofTheHouse) && !namesNoThing.includes(endpoint.id)) {
      asked.add(endpoint.id)
      const { statusCode } = await house.app.http.inject({ ...options, url: there(options.url, elsewhere) })
      // That a file is no picture is said before anything is looked for.
      if (statusCode !== 404 && statusCode !== 422) found.set(endpoint.id, statusCode)
    }
    const answer = await house.app.http.inject(options)
    if (endpoint !== undefined && endpoint.runs !== 'read' && endpoint.params === undefined && answer.statusCode < 300)
      acts.set(endpoint.id, options)
    return answer
  }
  const http = Object.create(house.app.http, { inject: { value: inject } })
  return Object.create(house, { app: { value: { ...house.app, http } } })
}

/**
 * The edition of the next year, which nobody is shown. Whatever staff do in the house they are first made to ask for
 * there; what was there is compared with what is there in the end.
 */
export async function openAnotherEdition(house: TestHouse) {
  const owner = await signInStaff(house, 'owner')
  const body = { product: 'MSPG', code: 'NX26', startsOn: '2026-10-26' }
  const made = await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', { token: owner, body })
  const elsewhere: Elsewhere = { house, id: made.body.id, owner }
  const asked: Asked = { found: new Map(), asked: new Set(), acts: new Map() }
  const at = house.clock.now()
  return {
    ...asked,
    before: await readAll(elsewhere),
    /** At the moment of the first time: scenarios move the clock, and what is read says when it was. */
    async readAll() {
      const now = house.clock.now()
      house.clock.set(at)
      const read = await readAll(elsewhere)
      house.clock.set(now)
      return read
    },
    asElsewhereFirst: () => askingElsewhereFirst(elsewhere, asked),
    rowsBeside: () => rowsBeside(elsewhere),
    /** Does there what was done here and named nothing. @returns the answers, by endpoint. */
    async actThere(): Promise<ReadonlyMap<string, number>> {
      const answers = new Map<string, number>()
      for (const [endpoint, options] of asked.acts) {
        if (endpoint in ofTheHouse) continue
        const { statusCode } = await house.app.http.inject({ ...options, url: there(String(options.url), elsewhere) })
        answers.set(endpoint, statusCode)
      }
      return answers
    },
  }
}
