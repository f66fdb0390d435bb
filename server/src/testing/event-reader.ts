import type { AddressInfo } from 'node:net'
import type { TestHouse } from './test-house.ts'

interface ReadEvent<Data> {
  readonly id: string
  readonly data: Data
}

interface Change {
  readonly record: { readonly kind: string; readonly id: string }
}

/** Somebody who listens, over a connection of their own. */
export interface EventReader<Data> {
  readonly status: number
  /** The next event, or null where the stream ended. */
  next(): Promise<ReadEvent<Data> | null>
  leave(): void
}

/** The address of a house that is listened to over a socket. */
export async function addressOf(house: Pick<TestHouse, 'app'>): Promise<string> {
  const { http } = house.app
  if (http.server.address() === null) await http.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
}

/** Listens to what staff change, from a place where one is named. */
export const listenTo = (house: Pick<TestHouse, 'app'>, token: string, from?: string): Promise<EventReader<Change>> =>
  listenAt(house, '/api/organiser/change', token, from)

/** Listens to what is told under a path, from a place where one is named. */
export async function listenAt<Data>(
  house: Pick<TestHouse, 'app'>,
  path: string,
  token: string,
  from?: string,
): Promise<EventReader<Data>> {
  const leaving = new AbortController()
  const answer = await fetch(`${await addressOf(house)}${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      ...(from === undefined ? {} : { 'last-event-id': from }),
    },
    signal: leaving.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let kept = ''
  const block = async (): Promise<string | null> => {
    for (;;) {
      const end = kept.indexOf('\n\n')
      if (end >= 0) {
        const found = kept.slice(0, end)
        kept = kept.slice(end + 2)
        return found
      }
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
      if (done) return null
      kept += value
    }
  }
  return {
    status: answer.status,
    async next() {
      for (;;) {
        const found = await block()
        if (found === null) return null
        const id = /^id: (.*)$/m.exec(found)?.[1]
        const data = /^data: (.*)$/m.exec(found)?.[1]
        if (id !== undefined && data !== undefined) return { id, data: JSON.parse(data) as Data }
      }
    },
    leave: () => leaving.abort(),
  }
}
