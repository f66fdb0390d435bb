import type { Socket } from 'node:net'
import type pg from 'pg'

/** What the driver keeps of a connection and its types leave out. */
interface Wire {
  /** Nothing that was asked is still unanswered. */
  readonly readyForQuery: boolean
  readonly connection: {
    readonly stream: Socket
    /** By name: parsed, and on its way to be. */
    readonly parsedStatements: Record<string, string>
    readonly submittedNamedStatements: Record<string, string>
  }
}

export const wireOf = (client: pg.ClientBase): Wire => client as unknown as Wire
