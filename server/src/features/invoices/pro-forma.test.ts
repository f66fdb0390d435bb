import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import type { OutgoingMail } from '#platform/papers/mail/mail'
import { attendee, call, signUpVisitor } from '../../testing/people.ts'
import { contentsOf } from '../../testing/read-pdf.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// A company's books ask for a paper before anything is transferred. It is no invoice, and says so.
const sent: Omit<OutgoingMail, 'messageId'>[] = []
const house = useTestHouse({
  drawsDocuments: true,
  ports: (ports) => ({
    ...ports,
    mail: {
      ...ports.mail,
      send: (mail) => {
        sent.push(mail)
        return ports.mail.send(mail)
      },
    },
  }),
})

async function transferring() {
  const signUp = await signUpVisitor(house, { locale: 'de' })
  const { uuid } = signUp.order!
  const token = signUp.orderSecret!
  const body = { method: 'transfer', purchaseOrder: 'PO 4711' }
  expect((await call<Order>(house, 'POST', `/api/order/${uuid}/place`, { token, body })).status).toBe(200)
  return { ...signUp, uuid, token }
}

const read = (uuid: string, token: string) => call<unknown>(house, 'GET', `/api/order/${uuid}/pro-forma`, { token })

test('an order that awaits a transfer has a paper that is no invoice, and takes no number of the series', async () => {
  const { uuid, token, order } = await transferring()
  const { status, headers } = await read(uuid, token)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toContain(`${order!.number}-pro-forma.pdf`)
  const { rows } = await house.database.raw('select 1 from invoices where order_id = $1', [uuid])
  expect(rows).toEqual([])
})

test('the mail that says where to transfer to brings it along', async () => {
  const { email, order } = await transferring()
  await house.app.jobs.drain()
  const [attached] = sent.findLast(({ to, attachments }) => to === email && attachments !== undefined)!.attachments!
  expect(attached?.filename).toBe(`${order!.number}-pro-forma.pdf`)
  const contents = contentsOf(attached!.content as Buffer)
  expect(contents).toContain('Proforma-Rechnung')
  expect(contents).not.toContain('factur-x.xml')
})

test('what is paid, or paid otherwise, has none', async () => {
  const refused = { status: 409, body: { code: 'invoices/no-transfer-awaited' } }
  const person = await attendee(house)
  expect(await read(person.signUp.order!.uuid, person.token)).toMatchObject(refused)
  const { uuid, token } = await transferring()
  await call(house, 'POST', `/api/order/${uuid}/place`, { token, body: { method: 'card' } })
  expect(await read(uuid, token)).toMatchObject(refused)
})
