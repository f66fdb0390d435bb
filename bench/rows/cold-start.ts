import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { figureOf, type Row } from '../measuring/row.ts'
import { root, serverFlags } from '../measuring/server-flags.ts'

const starts = 7
const patience = 60_000

/** The demo as `npm start` starts it once everything is installed and built, with its data in the given folder. */
async function startOnce(folder: string): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, [...serverFlags, join(root, 'server/src/main.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), FOYER_DATA: folder, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    while (performance.now() - start < patience) {
      if (child.exitCode !== null) throw new Error(`The demo ended with ${child.exitCode}.`)
      const answer = await fetch(`http://127.0.0.1:${port}/api/edition`).catch(() => null)
      await answer?.arrayBuffer()
      if (answer?.status === 200) return (performance.now() - start) / 1000
      await sleep(10)
    }
    throw new Error('The demo did not answer.')
  } finally {
    child.kill('SIGTERM')
    const giveUp = setTimeout(kill, 5000)
    await ended
    clearTimeout(giveUp)
    process.off('exit', kill)
  }
}

/** From the process's start to its first right answer, with the data of an earlier start. */
export const coldStart: Row = {
  name: 'cold-start',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-cold-start-'))
    chmodSync(folder, 0o700)
    try {
      const first = await startOnce(folder)
      const again: number[] = []
      for (let run = 0; run < starts; run += 1) again.push(await startOnce(folder))
      return [
        figureOf(
          'the installed demo from its start to its first answer',
          again,
          { atMost: 3 },
          {
            unit: 's',
            of: 'starts',
            notes: [`its very first start, which makes and fills the database: ${first.toFixed(2)} s`],
          },
        ),
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
