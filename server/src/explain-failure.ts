import { isUnreachable } from '#platform/door/problem'
import { TooFewConnections } from './platform/database/connections.ts'
import { FolderInUse } from './platform/database/folder-lock.ts'
import { MigrationError } from './platform/database/migrate.ts'
import { ConfigurationError } from './settings.ts'

/** The address that was asked for cannot be listened on: the message says what to do. */
export class CannotListen extends Error {}

/** Why nobody can listen there, by what the machine says. */
export function cannotListen(error: unknown, port: number, host: string): CannotListen {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `The port ${port} is taken by another program: stop that one, or set PORT to another number.`,
    EACCES: `The port ${port} is not open to this user: set PORT to a number above 1023.`,
  }
  const other = `The host ${host} is no address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0.`
  return new CannotListen(reasons[codeOf(error)] ?? other, { cause: error })
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

// What PostgreSQL says to a client that it does not let in, or not far enough.
const refusedByDatabase: Readonly<Record<string, string>> = {
  '28P01': 'The database does not accept the user and password of DATABASE_URL: correct them.',
  '28000': 'The database does not let the user of DATABASE_URL in: correct DATABASE_URL, or its pg_hba.conf.',
  '3D000': 'The database that DATABASE_URL names does not exist: create it with createdb, or correct its name.',
  '42501': 'The user of DATABASE_URL may not create tables: make it the owner of the database.',
}

/** One sentence that says what to do; for what nobody foresaw, the error as it is. */
export function explainFailure(error: unknown): string {
  if (
    error instanceof ConfigurationError ||
    error instanceof FolderInUse ||
    error instanceof MigrationError ||
    error instanceof CannotListen ||
    error instanceof TooFewConnections
  )
    return error.message
  const refused = refusedByDatabase[codeOf(error)]
  if (refused !== undefined) return refused
  if (isUnreachable(error)) return 'The database does not answer: check DATABASE_URL, and that PostgreSQL runs.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
