import type { Order } from '@foyer/contract/orders'
import { call, newestMail } from './people.ts'
import type { TestHouse } from './test-house.ts'

/** The secret of the link to an order in the newest mail to an address; empty where it has none. */
export async function linkInMail(house: TestHouse, email: string): Promise<string> {
  const { text } = await newestMail(house, email)
  return /\/sign-up\/order\/[\w-]+#([\w-]+)/.exec(text)?.[1] ?? ''
}

/** What the page does when a person says so. */
export const openLink = (house: TestHouse, { uuid }: { readonly uuid: string }, token: string) =>
  call<{ secret: string; order: Order; code?: string }>(house, 'POST', `/api/order/${uuid}/link/open`, { token })
