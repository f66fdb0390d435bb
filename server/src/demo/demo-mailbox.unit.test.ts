import { describe, expect, it } from 'vitest'
import type { OutgoingMail } from '#platform/papers/mail/mail'
import { createDemoMailbox, type DemoMailRow } from './demo-mailbox.ts'

const mail: OutgoingMail = {
  messageId: '<0199a1b2@foyer.example>',
  from: 'MSPG 2025 <tickets@demo.example>',
  to: 'ada@demo.example',
  subject: 'Your pass',
  text: 'Hello Ada\n',
  html: '<p>Hello Ada</p>',
}

describe('the demo’s mailbox', () => {
  it('keeps a mail under one id, however often it is sent', async () => {
    const rows: DemoMailRow[] = []
    const now = new Date('2025-08-18T07:00:00Z')
    const mailbox = createDemoMailbox(
      async (row) => void rows.push(row),
      async () => {},
      { now: () => now },
    )
    await mailbox.send(mail)
    await mailbox.send(mail)
    await mailbox.send({ ...mail, messageId: '<other@foyer.example>' })
    expect(rows[0]).toMatchObject({
      to_address: 'ada@demo.example',
      subject: 'Your pass',
      body_text: 'Hello Ada\n',
      sent_at: now,
    })
    expect(rows[0]?.id).toBe(rows[1]?.id)
    expect(rows[0]?.id).not.toBe(rows[2]?.id)
    expect(rows[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('shows the pictures that a mail brings with it', async () => {
    const rows: DemoMailRow[] = []
    const mailbox = createDemoMailbox(
      async (row) => void rows.push(row),
      async () => {},
      { now: () => new Date(0) },
    )
    const picture = { filename: 'p.png', content: Buffer.from('png'), contentType: 'image/png', contentId: 'pass-code' }
    const pdf = { filename: 'p.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }
    await mailbox.send({ ...mail, html: '<img src="cid:pass-code"> cid:pass-code', attachments: [picture, pdf] })
    expect(rows[0]?.body_html).toBe('<img src="data:image/png;base64,cG5n"> cid:pass-code')
  })
})
