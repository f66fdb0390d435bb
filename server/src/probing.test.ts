import { expect, test } from 'vitest'
import { call, type Reply } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

// What anybody may ask about a company, a code or an address is answered anew to each, kept by no cache on the way, and not
// as often as somebody would need who tries all of them.
const house = useTestHouse()
const limited = useTestHouse({ isRateLimited: true })
type House = Pick<typeof house, 'app'>

const vatId = (at: House, vatNumber: string) =>
  call(at, 'POST', '/api/validation/vat-id', { body: { countryCode: 'AT', vatNumber } })
const voucher = (at: House, code: string) =>
  call(at, 'POST', '/api/voucher/check', { body: { code, email: 'somebody@company.example' } })
const eligibility = (at: House, email: string) =>
  call(at, 'GET', `/api/pass/check-eligibility?email=${encodeURIComponent(email)}`)
const verify = (at: House, code: string) => call(at, 'GET', `/api/verify/${code}`)

const asked: readonly [what: string, ask: (at: House, of: string) => Promise<Reply>, known: string, unknown: string][] =
  [
    ['a VAT ID', vatId, 'ATU34001834', 'ATU00000000'],
    ['a voucher', voucher, 'DEMO-ONCE', 'NO-SUCH-CODE'],
    ['an address', eligibility, 'somebody@company.example', 'not an address'],
    ['the code of a letter', verify, 'ABCDEFGHJK', 'ABCDE'],
  ]

test.each(asked)('what is said of %s is kept by nobody, whatever it is', async (_what, ask, known, unknown) => {
  for (const of of [known, unknown]) expect((await ask(house, of)).headers['cache-control']).toBe('no-store')
})

test.each(asked)(
  'who asks about %s again and again is told to wait, and that is kept by nobody either',
  async (_what, ask, known) => {
    let last: Reply | undefined
    for (let time = 0; time <= 300 && last?.status !== 429; time += 1) last = await ask(limited, known)
    expect(last).toMatchObject({
      status: 429,
      headers: { 'cache-control': 'no-store', 'retry-after': expect.anything() },
    })
  },
)
