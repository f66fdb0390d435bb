import { startChild } from './child-server.ts'
import { KeepAliveClient, type RawRequest } from './keep-alive-client.ts'
import { recordStatements, type Statement } from './statement-recorder.ts'

export interface RecordedRead {
  readonly body: string
  /** What a server that has answered it before asks the database. */
  readonly statements: readonly Statement[]
}

/** Lets a server answer reads, and writes down what it asks the database for each. */
export async function recordReads(databaseUrl: string, reads: readonly RawRequest[]): Promise<readonly RecordedRead[]> {
  const recorder = await recordStatements(databaseUrl)
  try {
    const server = await startChild('foyer-server', { databaseUrl: recorder.url, hasUpkeep: false })
    const client = await KeepAliveClient.open(server.port)
    const recorded: RecordedRead[] = []
    for (const read of reads) {
      // In another language: what is read once is read then, and the answer itself is not kept for this one.
      await client.ask({ ...read, language: 'de' })
      recorder.take().statements
      const { status, body } = await client.ask(read)
      if (status !== 200) throw new Error(`${read.path} answered ${status}: ${body}`)
      recorded.push({ body, statements: recorder.take().statements })
    }
    client.close()
    await server.stop()
    return recorded
  } finally {
    recorder.close()
  }
}
