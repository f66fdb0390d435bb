import { beforeAll, expect, test } from 'vitest'
import { call, pay, place, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

/** An order that was paid and cancelled: an invoice and its credit note, drawn. */
beforeAll(async () => {
  const { order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  await pay(house, order!, orderSecret)
  await call(house, 'POST', `/api/order/${order!.uuid}/cancel`, { token: orderSecret!, body: {} })
  await house.app.jobs.drain()
})

/** Why statements are refused; they are undone if they are not. */
async function refusalOf(statements: string): Promise<string | undefined> {
  try {
    await house.database.script(`do $try$ begin ${statements}; raise exception 'undone'; end $try$`)
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    return said === 'undone' ? undefined : said
  }
  throw new Error('Nothing was undone.')
}

const kept = 'What was issued is kept as it was issued.'

/** The columns of a document that somebody writes, with their types. */
const columns = async () =>
  (
    await house.database.raw(`
      select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
      where a.attrelid = 'invoices'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`)
  ).rows.map(({ name, type }) => ({ name: String(name), type: String(type) }))

/** Another credit note of the invoice. */
async function another(changes: object): Promise<string> {
  const names = (await columns()).map(({ name }) => name).join(', ')
  const other = { number: 'X-1', series_number: 4711, refund_id: null, kind: 'creditNote', series: 'C', ...changes }
  return `insert into invoices (${names})
    select ${(await columns()).map(({ name }) => `n.${name}`).join(', ')} from invoices i,
      jsonb_populate_record(i, '${JSON.stringify(other)}' || jsonb_build_object('id', gen_random_uuid(), 'refers_to', i.id)) n
    where i.kind = 'invoice'`
}

test('no column of an issued document can be changed', async () => {
  const other: Readonly<Record<string, string>> = {
    uuid: 'gen_random_uuid()',
    integer: '4711',
    text: `'something else'`,
    date: `'2020-02-02'`,
    jsonb: `'{}'`,
    boolean: 'not reverse_charge',
  }
  const all = await columns()
  expect(all.length).toBeGreaterThan(20)
  for (const { name, type } of all)
    expect(await refusalOf(`update invoices set ${name} = ${other[type]}`), name).toBe(kept)
})

test.each([
  ['an invoice is removed', 'delete from invoices'],
  ['all are', 'truncate invoices cascade'],
  ['its drawn paper is forgotten', 'update invoices set file_id = null'],
  ['its data are forgotten', 'update invoices set xml_file_id = null'],
  ['a line is changed', 'update invoice_lines set description = description || $$!$$'],
  ['a line is removed', 'delete from invoice_lines'],
  ['all lines are', 'truncate invoice_lines'],
  ['its paper is drawn otherwise', `update files set bytes = 'x'`],
  ['its paper calls itself something else', `update files set content_type = 'text/plain'`],
  [
    'a line comes later',
    `insert into invoice_lines (invoice_id, description, quantity, net, tax_rate_bp, tax, gross)
      select id, 'a discount', 1, 0, 0, 0, 0 from invoices`,
  ],
])('nothing is left of a statement by which %s', async (_what, statement) => {
  expect(await refusalOf(statement)).toBe(kept)
})

test('a file that is the paper of an invoice cannot be removed', async () => {
  expect(await refusalOf('delete from files where id in (select file_id from invoices)')).toContain(
    'invoices_file_id_fkey',
  )
})

test('the files of a document are told once, where it has none yet', async () => {
  const again = await another({ net: 0, tax: 0, total: 0, file_id: null, xml_file_id: null })
  const told = `update invoices set file_id = (select id from files limit 1) where number = 'X-1'`
  const line = `insert into invoice_lines (invoice_id, description, quantity, net, tax_rate_bp, tax, gross)
    select id, 'nothing', 1, 0, 0, 0, 0 from written`
  const whole = `with written as (${again} returning id) ${line}`
  expect(await refusalOf(`${whole}; ${told}`)).toBeUndefined()
  expect(
    await refusalOf(`${whole}; ${told}; update invoices set file_id = gen_random_uuid() where number = 'X-1'`),
  ).toBe(kept)
})

test('a document is written with its lines, or not at all', async () => {
  const bare = await another({})
  expect(await refusalOf(bare)).toBe('An invoice says in all what its lines say.')
})
