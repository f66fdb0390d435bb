import { call, cards, pay } from './people.ts'
import type { TestHouse } from './test-house.ts'

type House = Pick<TestHouse, 'app' | 'database' | 'sandbox'>

/** Sends a payer to the bank, and returns how the provider names the charge. */
export async function goToBank(house: House, order: { uuid: string }, secret: string | null): Promise<string> {
  const { status, body } = await pay(house, order, secret, cards.asksBank)
  const ref = /3ds\/(\w+)/.exec(body.action?.url ?? '')?.[1]
  if (status !== 202 || ref === undefined) throw new Error(`The payment answered ${status}: ${JSON.stringify(body)}`)
  return ref
}

/** What the payer presses on the bank's page. */
export const atBank = (house: House, ref: string, answer: 'confirm' | 'decline') =>
  house.app.http.inject({
    method: 'POST',
    url: `/sandbox/3ds/${ref}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  })

/** The provider confirms a charge; our webhook hears of it. */
export async function confirmCharge(house: House, ref: string) {
  const event = await house.sandbox.sandboxEvent(ref, { state: 'succeeded' })
  if (event === null) throw new Error('The provider does not know the charge.')
  return house.app.http.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox',
    headers: { ...event.headers },
    payload: event.body,
  })
}

/** The provider's books about an order, oldest first. */
export const chargesOf = (house: Pick<TestHouse, 'database'>, order: { uuid: string }) =>
  house.database.db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('order_uuid', '=', order.uuid)
    .orderBy('created_at')
    .orderBy('attempt_id')
    .execute()

export const orderOf = <T = { status: string; paymentPending: boolean; can: { pay: boolean } }>(
  house: Pick<TestHouse, 'app'>,
  order: { uuid: string },
  token: string | null,
) => call<T>(house, 'GET', `/api/order/${order.uuid}`, { token: token ?? undefined })
