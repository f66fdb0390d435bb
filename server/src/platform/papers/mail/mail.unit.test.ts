import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { contrastOf } from '@foyer/contract/kit/colour'
import { themeOf } from '@foyer/contract/theme'
import fc from 'fast-check'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OutgoingMail, UnsendableMail } from './mail.ts'
import { renderMail } from './mail-template.ts'
import { createSmtpMail } from './smtp-mail.ts'

const mail: OutgoingMail = {
  messageId: '<0199a1b2@foyer.example>',
  from: 'MSPG 2025 <tickets@demo.example>',
  to: 'ada@demo.example',
  subject: 'Your pass',
  text: 'Hello Ada\n',
  html: '<p>Hello Ada</p>',
}

describe('a rendered mail', () => {
  const content = {
    locale: 'en' as const,
    productTitle: 'MSPG 2025',
    heading: 'Your pass is ready',
    paragraphs: ['Show its code at the entrance.'],
    facts: [['Pass', 'Standard']] as const,
    action: { label: 'Show my pass', url: 'https://foyer.example/pass?a=1&b=2' },
    footer: ['MSPG GmbH'],
  }

  it('says the same in HTML and in plain text', () => {
    const { html: made, text } = renderMail(content)
    const html = made()
    for (const said of ['MSPG 2025', 'Your pass is ready', 'Show its code', 'Standard', 'Show my pass', 'MSPG GmbH']) {
      expect(html.replaceAll(/<[^>]*>/g, '')).toContain(said)
      expect(text).toContain(said)
    }
    expect(html).toContain('href="https://foyer.example/pass?a=1&amp;b=2"')
    expect(text).toContain('https://foyer.example/pass?a=1&b=2')
  })

  it('keeps an amount with its currency, and a French word with its sign, on one line', () => {
    const paragraphs = ['Payez 499,00\u00a0€\u202f!\u2028Merci']
    const { html, text } = renderMail({ ...content, paragraphs })
    expect(html()).toContain('Payez 499,00\u00a0€\u202f! Merci')
    expect(text).toContain('Payez 499,00 € ! Merci')
  })

  it('loads nothing from anywhere', () => {
    expect(renderMail(content).html()).not.toMatch(/<img|src=|@import|url\(|<script|<link/i)
  })

  it('brings a code to scan with it, and shows no other picture', () => {
    const { html: made, text } = renderMail({
      ...content,
      code: { contentId: 'pass-code', file: 'pass.png', alt: 'QR "code"' },
    })
    const html = made()
    expect(html.match(/<img[^>]*>/g)).toHaveLength(1)
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:pass-code"'])
    expect(html).toContain('alt="QR &quot;code&quot;"')
    // Whoever reads the text alone is told which attachment the code is.
    expect(text).toContain('\n\n[QR "code": pass.png]\n\n')
  })

  it('has the stripe of the pass that it is about', () => {
    expect(renderMail(content).html()).toContain('bgcolor="#046a6a"')
    expect(renderMail({ ...content, stripe: 'vip' }).html()).toContain('bgcolor="#700b5d"')
  })

  const logo = (width: number, height: number) => ({ bytes: Buffer.from('png'), width, height })
  const [wide, square] = [logo(800, 160), logo(160, 160)]

  it.each(['#b0004e', '#ffd400', '#1d8379', '#0b1b1d', '#7f7f7f'])(
    'has an event’s own colour %s in its stripe and its links, in shades that can be read by day and by night',
    (accent) => {
      const html = renderMail(content).html({ accent, logo: null })
      const { light, dark } = themeOf(accent)
      expect(html).toContain(`bgcolor="${light.solid}"`)
      expect(html).toContain(`.stripe--primary{background-color:${dark.solid}!important}`)
      expect(html.match(/class="link" href="[^"]*" style="color:(#[0-9a-f]{6})/)?.[1]).toBe(light.text)
      expect(html).toContain(`.link{color:${dark.text}!important}`)
      expect(html).not.toMatch(/#046a6a|#67cece/)
      expect(contrastOf(light.text, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(dark.text, '#0f1c1e')).toBeGreaterThanOrEqual(4.5)
      // A VIP's stays a VIP's.
      expect(renderMail({ ...content, stripe: 'vip' }).html({ accent, logo: null })).toContain('bgcolor="#700b5d"')
    },
  )

  it('shows a wide logo in place of the event’s name, a square one beside it, and says the name to who sees no picture', () => {
    const shown = (light: typeof wide, dark = light) =>
      renderMail(content).html({ accent: null, logo: { light, dark } })
    expect(shown(wide).match(/<img[^>]*>/g)).toEqual([
      expect.stringMatching(/src="cid:logo-day" width="200" height="40" alt="MSPG 2025"/),
    ])
    expect(shown(wide)).not.toContain('>MSPG</strong>')
    expect(shown(square)).toMatch(/width="40" height="40" alt=""/)
    expect(shown(square)).toContain('>MSPG</strong>')
  })

  it('brings another logo for dark grounds, which is hidden where a program knows none', () => {
    const html = renderMail(content).html({ accent: null, logo: { light: wide, dark: logo(800, 160) } })
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:logo-day"', 'src="cid:logo-night"'])
    expect(html).toMatch(/class="logo--night" src[^>]*style="display:none;max-height:0;mso-hide:all/)
    expect(html).toMatch(/prefers-color-scheme:dark[\s\S]*\.logo--day\{display:none!important\}/)
  })

  it('says the name where one of its two logos does not', () => {
    for (const [light, dark] of [
      [wide, square],
      [square, wide],
    ] as const)
      expect(renderMail(content).html({ accent: null, logo: { light, dark } })).toContain('>MSPG</strong>')
  })

  it('never draws a logo so flat that nothing is left of it', () => {
    const html = renderMail(content).html({ accent: null, logo: { light: logo(2400, 4), dark: logo(2400, 4) } })
    expect(html).toContain('width="240" height="1"')
  })

  it('may lead somewhere from a fact, to web addresses only', () => {
    const linked = (url: string) => renderMail({ ...content, facts: [['Map', 'Gleisbogen 4', url]] })
    expect(linked('https://map.example/?a=1&b=2').html()).toContain('href="https://map.example/?a=1&amp;b=2"')
    expect(linked('https://map.example/?a=1&b=2').text).toContain('Map: Gleisbogen 4 https://map.example/?a=1&b=2')
    expect(() => linked('javascript:alert(1)')).toThrow(RangeError)
  })

  it('puts no colon behind a label that is a question', () => {
    const facts = [['Not paid yet?', 'Pay order MS25-04801', 'https://foyer.example/pay']] as const
    expect(renderMail({ ...content, facts }).text).toContain(
      '\nNot paid yet? Pay order MS25-04801 https://foyer.example/pay\n',
    )
  })

  it('shows whatever a name holds as text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        const shape = (html: string) => html.match(/<[^>]*>/g)?.length
        const plain = renderMail({ ...content, heading: 'x', paragraphs: ['x'], facts: [['x', 'x']], footer: ['x'] })
        const named = renderMail({
          ...content,
          heading: name,
          paragraphs: [name],
          facts: [[name, name]],
          footer: [name],
        })
        expect(shape(named.html())).toBe(shape(plain.html()))
      }),
    )
  })

  it.each(['{placeholder}', '${user.password}', '$& $1', '{{constructor}}', '<b>Ada</b>'])(
    'keeps the name %s',
    (name) => {
      expect(renderMail({ ...content, heading: name }).text).toContain(name)
    },
  )

  it('has no room for a paragraph inside a name', () => {
    expect(renderMail({ ...content, heading: 'Ada\r\n\r\nPay at evil.example' }).text).toContain(
      'Ada Pay at evil.example',
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/pass', ''])('never leads to %s', (url) => {
    expect(() => renderMail({ ...content, action: { label: 'Go', url } })).toThrow(RangeError)
  })
})

describe('mail over SMTP', () => {
  const received: { readonly to: string[]; readonly raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  let sender: ReturnType<typeof createSmtpMail>
  let port = 0

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
    sender = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 60_000 })
  })
  afterAll(async () => {
    sender.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  async function sent(change: Partial<OutgoingMail>) {
    await sender.send({ ...mail, ...change })
    const last = received.at(-1)
    if (!last) throw new Error('nothing was received')
    const [head = ''] = last.raw.split('\r\n\r\n')
    return { ...last, headers: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n') }
  }

  it('carries both parts, its message id and the attachment', async () => {
    const attachment = { filename: 'invoice.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }
    const { to, raw, headers } = await sent({ attachments: [attachment] })
    expect(to).toEqual(['ada@demo.example'])
    expect(headers).toContain('Message-ID: <0199a1b2@foyer.example>')
    expect(headers).toContain('Auto-Submitted: auto-generated')
    expect(headers).toContain('From: MSPG 2025 <tickets@demo.example>')
    for (const part of ['text/plain', 'text/html', 'application/pdf', 'invoice.pdf']) expect(raw).toContain(part)
  })

  it('shows an attachment that belongs within the mail there', async () => {
    const picture = {
      filename: 'pass.png',
      content: Buffer.from('png'),
      contentType: 'image/png',
      contentId: 'pass-code',
    }
    const { raw } = await sent({ html: '<img src="cid:pass-code">', attachments: [picture] })
    expect(raw).toContain('Content-ID: <pass-code>')
    expect(raw).toContain('Content-Disposition: inline')
  })

  it.each([
    'Pass\r\nBcc: eve@evil.example',
    'Pass\nBcc: eve@evil.example',
    'Pass\r\n\r\n<script>',
    'Pass\u2028Bcc: x',
    'Pass\0',
  ])('keeps the subject %j in one header', async (subject) => {
    const { to, headers } = await sent({ subject })
    expect(to).toEqual(['ada@demo.example'])
    expect(headers.filter((header) => /^bcc:/i.test(header))).toEqual([])
  })

  it('never takes a sender’s name for an address', async () => {
    const { headers } = await sent({ from: '"eve@evil.example, MSPG" <tickets@demo.example>' })
    expect(headers).toContain('From: "eve@evil.example, MSPG" <tickets@demo.example>')
  })

  it('keeps an attachment’s name in its header', async () => {
    const content = Buffer.from('x')
    const { raw } = await sent({
      attachments: [{ filename: '../a\r\nX-Evil: 1.pdf', content, contentType: 'text/plain\r\nX-Evil: 2' }],
    })
    expect(raw).not.toMatch(/^X-Evil/m)
  })

  it.each([
    { to: 'ada@demo.example, eve@evil.example' },
    { to: 'Ada <ada@demo.example>' },
    { to: 'ada@demo.example\r\nRCPT TO:<eve@evil.example>' },
    { to: 'ada' },
    { to: '' },
    { from: 'MSPG <tickets@demo.example>, eve@evil.example' },
    { messageId: 'x' },
    { messageId: '<x@y>\r\nBcc: eve@evil.example' },
    { to: 'nobody@demo.example' },
  ])('gives up on %o for good', async (change) => {
    await expect(sender.send({ ...mail, ...change })).rejects.toThrow(UnsendableMail)
  })

  it('is worth another try when nobody answers', async () => {
    const nobody = createSmtpMail({ url: 'smtp://127.0.0.1:1', timeoutMs: 200 })
    const error: unknown = await nobody.send(mail).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(UnsendableMail)
    nobody.close()
  })

  it('leaves a server that says something again and again and comes to no end, and sends the next mail to one that does', async () => {
    let isDripping = true
    const open = new Set<Socket>()
    const dripping = createServer((socket) => {
      open.add(socket.on('error', () => {}))
      if (!isDripping) {
        const well = connect(port, '127.0.0.1')
        open.add(well)
        well
          .on('error', () => {})
          .pipe(socket)
          .pipe(well)
        return
      }
      socket.write('220 drips\r\n')
      socket.on('data', (said) => {
        if (/^\.\r\n|\r\n\.\r\n$/.test(said.toString())) {
          const drips = setInterval(() => socket.write('2'), 20)
          socket.on('close', () => clearInterval(drips))
        } else if (/^DATA/i.test(said.toString())) socket.write('354 go on\r\n')
        else if (/^(?:EHLO|MAIL|RCPT)/i.test(said.toString())) socket.write('250 fine\r\n')
      })
    })
    const at = await new Promise<number>((resolve) =>
      dripping.listen(0, '127.0.0.1', () => resolve((dripping.address() as AddressInfo).port)),
    )
    const patient = createSmtpMail({ url: `smtp://127.0.0.1:${at}`, wholeMs: 10_000 })
    const error: unknown = await patient.send(mail).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(UnsendableMail)
    isDripping = false
    await expect(patient.send(mail)).resolves.toContain('OK')
    patient.close()
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => dripping.close(resolve))
  })
})
