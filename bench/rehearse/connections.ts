import { KeepAliveClient, type RawAnswer, type RawRequest } from '../measuring/keep-alive-client.ts'

/** A bounded number of connections, over all servers alike; whoever finds none free waits for one. */
export interface Connections {
  ask(request: RawRequest): Promise<RawAnswer>
  close(): void
}

interface Slot {
  readonly port: number
  client: KeepAliveClient
}

export async function openConnections(ports: readonly number[], count: number): Promise<Connections> {
  const portOf = (at: number): number => ports[at % ports.length] ?? 0
  const slots: Slot[] = []
  for (let at = 0; at < count; at += 1) slots.push({ port: portOf(at), client: await KeepAliveClient.open(portOf(at)) })
  const free = [...slots]
  const waiting: ((slot: Slot) => void)[] = []

  const take = (): Promise<Slot> => {
    const slot = free.shift()
    return slot === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(slot)
  }
  const giveBack = (slot: Slot): void => {
    const next = waiting.shift()
    if (next === undefined) free.push(slot)
    else next(slot)
  }

  return {
    async ask(request) {
      const slot = await take()
      try {
        return await slot.client.ask(request)
      } catch {
        // A server lets go of a connection that nobody has used for a while.
        slot.client = await KeepAliveClient.open(slot.port)
        return await slot.client.ask(request)
      } finally {
        giveBack(slot)
      }
    },
    close() {
      for (const { client } of slots) client.close()
    },
  }
}
