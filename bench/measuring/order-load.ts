import { randomUUID } from 'node:crypto'
import { soldType, tokenOf } from './crowd.ts'
import type { KeepAliveClient, RawRequest } from './keep-alive-client.ts'

/** Sends a request and reads its answer. @throws where it is refused. */
export async function ask<T>(client: KeepAliveClient, request: RawRequest): Promise<T> {
  const { status, body } = await client.ask(request)
  if (status >= 300) throw new Error(`${request.method} ${request.path} answered ${status}: ${body.slice(0, 500)}`)
  return JSON.parse(body) as T
}

/** Puts the pass into the buyer's order, which prices it. @returns the order's id. */
export async function choosePass(client: KeepAliveClient, buyer: number): Promise<string> {
  const path = '/api/order/current/pass'
  const body = { passTypeId: soldType }
  return (await ask<{ uuid: string }>(client, { method: 'PUT', path, token: tokenOf(buyer), body })).uuid
}

export const placing = (buyer: number, uuid: string): RawRequest => ({
  method: 'POST',
  path: `/api/order/${uuid}/place`,
  token: tokenOf(buyer),
  body: { method: 'card' },
})

/**
 * One buyer's order: the pass goes into it, which prices it, and it is placed, which holds the place; under a key, as
 * browsers send it.
 */
export async function orderPass(client: KeepAliveClient, buyer: number): Promise<void> {
  await ask(client, { ...placing(buyer, await choosePass(client, buyer)), key: randomUUID() })
}
