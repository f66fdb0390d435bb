import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '@foyer/contract/waiting-room'
import { cards, signUpForm } from '../../server/src/testing/people.ts'
import type { RawAnswer, RawRequest } from '../measuring/keep-alive-client.ts'
import type { Connections } from './connections.ts'

/** Those who come, and what became of them. */
export interface Crowd {
  readonly connections: Connections
  /** Of this machine's clock, in milliseconds. */
  readonly opensAt: number
  readonly endsAt: number
  readonly counts: {
    takenPlaces: number
    letIn: number
    bought: number
    tooLate: number
    stillWaiting: number
    /** Whose turn or place was lost on the way. */
    lost: number
  }
  readonly statuses: Map<number, number>
  /** What was answered with a 5xx. */
  readonly broken: string[]
  /** From coming, or from the opening where that was later, to one's turn, in milliseconds. */
  readonly waits: number[]
  /** When each was let in. */
  readonly letInAt: number[]
}

/** Each comes from an address of their own, as a proxy tells it. */
const addressOf = (n: number): string => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`

/** Somebody who fills in a form: far shorter than a person, so that an opening of minutes shows what an hour's does. */
const thinking = (): Promise<void> => sleep(1_000 + Math.random() * 5_000)

export async function playPerson(crowd: Crowd, n: number, comesIn: number): Promise<void> {
  await sleep(comesIn)
  const { counts } = crowd
  const email = `rehearsal-${n}@guests.example`
  const ask = async (request: Omit<RawRequest, 'from'>): Promise<RawAnswer> => {
    const answer = await crowd.connections.ask({ ...request, from: addressOf(n) })
    crowd.statuses.set(answer.status, (crowd.statuses.get(answer.status) ?? 0) + 1)
    if (answer.status < 500) return answer
    crowd.broken.push(`${request.method} ${request.path}: ${answer.body.slice(0, 200)}`)
    // As a browser does, with the same key.
    if (answer.status !== 503 || Date.now() > crowd.endsAt) return answer
    await sleep(Number(answer.retryAfter ?? 2) * 1000 * (0.75 + Math.random() / 2))
    return ask(request)
  }
  const cameAt = Math.max(Date.now(), crowd.opensAt)
  const first = await ask({ method: 'PUT', path: '/api/waiting-room/place', body: { email } })
  if (first.status !== 200) return lost(crowd)
  counts.takenPlaces += 1
  let place = JSON.parse(first.body) as Place
  while (place.state === 'early' || place.state === 'waiting') {
    const pause = place.askAgainSeconds * 1000
    if (Date.now() + pause > crowd.endsAt) return stillWaits(crowd)
    await sleep(pause)
    const { ticket } = place
    const kept = await ask({ method: 'PUT', path: '/api/waiting-room/place/kept', body: { ticket } })
    if (kept.status !== 200) return lost(crowd)
    place = JSON.parse(kept.body) as Place
  }
  counts.letIn += 1
  crowd.letInAt.push(Date.now())
  crowd.waits.push(Date.now() - cameAt)
  await thinking()
  counts[await buy(ask, email)] += 1
}

const lost = ({ counts }: Crowd): void => {
  counts.lost += 1
}
const stillWaits = ({ counts }: Crowd): void => {
  counts.stillWaiting += 1
}

type Ask = (request: Omit<RawRequest, 'from'>) => Promise<RawAnswer>

async function buy(ask: Ask, email: string): Promise<'bought' | 'tooLate' | 'lost'> {
  const made = await ask({ method: 'POST', path: '/api/sign-up', key: randomUUID(), body: signUpForm({ email }) })
  if (made.status === 409) return 'tooLate'
  if (made.status !== 201) return 'lost'
  const { order, orderSecret } = JSON.parse(made.body) as { order: { uuid: string }; orderSecret: string }
  const call = (what: string, body: object) =>
    ask({ method: 'POST', path: `/api/order/${order.uuid}/${what}`, token: orderSecret, key: randomUUID(), body })
  await thinking()
  const placed = await call('place', { method: 'card' })
  if (placed.status === 409) return 'tooLate'
  if (placed.status !== 200) return 'lost'
  await thinking()
  return (await call('payment', { card: cards.pays })).status === 200 ? 'bought' : 'lost'
}
