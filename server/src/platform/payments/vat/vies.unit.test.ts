import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVies } from './vies.ts'

/** A register of VAT IDs that answers as it is told to, and keeps what it was asked. */
const asked: { readonly path: string | undefined; readonly body: unknown }[] = []
let answer: (response: ServerResponse, request: IncomingMessage) => void
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    asked.push({ path: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) })
    answer(response, request)
  })
})
let address: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const says = (body: unknown, status = 200) => {
  answer = (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
}
const ask = (vatId = 'ATU13585627', requester: string | null = 'DE136695976') =>
  createVies({ address }).ask(vatId, requester)
const silent = { verdict: 'silent', consultation: null }

describe('the register of VAT IDs', () => {
  it('is asked in the seller’s name, and its consultation number is kept', async () => {
    says({ valid: true, userError: 'VALID', requestIdentifier: 'WAPIAAAAZ1', name: 'Beispiel GmbH', address: '---' })
    expect(await ask()).toEqual({ verdict: 'registered', consultation: 'WAPIAAAAZ1' })
    expect(asked.at(-1)).toEqual({
      path: '/rest-api/check-vat-number',
      body: {
        countryCode: 'AT',
        vatNumber: 'U13585627',
        requesterMemberStateCode: 'DE',
        requesterNumber: '136695976',
      },
    })
  })

  it('is asked without a name where the seller has no VAT ID', async () => {
    says({ valid: true, requestIdentifier: '' })
    expect(await ask('EL094259216', null)).toEqual({ verdict: 'registered', consultation: null })
    expect(asked.at(-1)?.body).toEqual({ countryCode: 'EL', vatNumber: '094259216' })
  })

  it.each([
    [{ valid: false, userError: 'INVALID' }],
    [{ valid: false }],
    [{ valid: false, userError: null, requestIdentifier: null }],
  ])('says of %j that it knows no such number', async (body) => {
    says(body)
    expect(await ask()).toEqual({ verdict: 'not-registered', consultation: null })
  })

  it.each([
    ['MS_UNAVAILABLE'],
    ['MS_MAX_CONCURRENT_REQ'],
    ['GLOBAL_MAX_CONCURRENT_REQ'],
    ['SERVICE_UNAVAILABLE'],
    ['TIMEOUT'],
    ['INVALID_REQUESTER_INFO'],
    ['whatever comes next'],
  ])('that answers %s said nothing about the number', async (userError) => {
    says({ valid: false, userError })
    expect(await ask()).toEqual(silent)
  })

  it.each([
    ['an error of its own', { actionSucceed: false, errorWrappers: [{ error: 'VOW-ERR-1' }] }, 200],
    ['503', { valid: true }, 503],
    ['500 with nothing', '', 500],
    ['a page of HTML', '<html>', 200],
    ['nothing', '', 200],
    ['another type', { valid: 'yes' }, 200],
    ['a list', [], 200],
    ['more than it may', `{"valid":true,"name":"${'x'.repeat(3_000_000)}"}`, 200],
  ])('that answers with %s said nothing', async (_what, body, status) => {
    says(body, status)
    expect(await ask()).toEqual(silent)
  })

  it('that sends elsewhere, hangs up or takes too long said nothing', async () => {
    answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end()
    expect(await ask()).toEqual(silent)
    answer = (response) => response.destroy()
    expect(await ask()).toEqual(silent)
    answer = () => {}
    expect(await createVies({ address, timeoutMs: 20 }).ask('ATU13585627', null)).toEqual(silent)
    expect(await createVies({ address: 'http://127.0.0.1:1' }).ask('ATU13585627', null)).toEqual(silent)
  })
})
