import { expect, test } from 'vitest'
import { issueInvoice, renderInvoice } from '#features/invoices'
import { meanwhile } from '../../testing/meanwhile.ts'
import { call, pay, place, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse({ drawsDocuments: true })

test('an invoice that two workers draw at once has one document, and its buyer one mail', async () => {
  const { email, order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  await pay(house, order!, orderSecret)
  const context = await house.app.context()
  await issueInvoice(context, order!.uuid)
  const { rows } = await house.database.raw('select id from invoices where order_id = $1', [order!.uuid])
  const draw = () => renderInvoice(context, String(rows[0]?.['id']))
  await meanwhile(house, 'insert into "files"', draw, draw)
  await house.app.jobs.drain()
  const files = (await house.database.raw('select from files')).rows.length
  const mailbox = `/api/demo/mailbox?to=${encodeURIComponent(email)}`
  const { body: mails } = await call<{ subject: string }[]>(house, 'GET', mailbox)
  expect({ files, mails: mails.filter(({ subject }) => subject.startsWith('Invoice')).length }).toEqual({
    files: 2,
    mails: 1,
  })
})
