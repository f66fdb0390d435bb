import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres } from '../../test/postgres.ts'
import type { PgbenchScript } from './pgbench-script.ts'

const run = promisify(execFile)

/** @throws where this machine has none: the PostgreSQL that comes from npm brings the server only. */
function findPgbench(): string {
  const places = [join(findPostgres(), 'pgbench'), '/usr/bin/pgbench']
  const found = places.find((place) => existsSync(place))
  if (found === undefined)
    throw new Error('No pgbench was found: install PostgreSQL 15 or newer with its client programs.')
  return found
}

/**
 * Runs a script again and again, prepared, over so many connections.
 * @param base the first buyer's number; the others follow it.
 * @returns how often it ran per second.
 */
export async function runPgbench(
  databaseUrl: string,
  script: PgbenchScript,
  { clients, seconds, base }: { readonly clients: number; readonly seconds: number; readonly base: number },
): Promise<number> {
  const url = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pgbench-'))
  try {
    const file = join(folder, 'order.sql')
    writeFileSync(file, script.text)
    const variables = { ...script.variables, base: String(base), clients: String(clients), i: '0' }
    const { stdout, stderr } = await run(findPgbench(), [
      ...['-h', url.hostname, '-p', url.port, '-U', url.username],
      ...['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', file],
      ...Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
      url.pathname.slice(1),
    ]).catch((error: { stdout?: string; stderr?: string }) => ({
      stdout: error.stdout ?? '',
      stderr: String(error.stderr),
    }))
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    if (/aborted|ERROR|FATAL/.test(stderr) || !(rate > 0)) throw new Error(`pgbench failed: ${stderr.slice(0, 1000)}`)
    return rate
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
