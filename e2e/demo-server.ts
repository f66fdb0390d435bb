import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../test/free-port.ts'

export interface DemoServer {
  readonly url: string
  stop(): Promise<void>
}

export const newDemoFolder = (): string => mkdtempSync(join(tmpdir(), 'foyer-e2e-'))

/** Starts the program as people start it, on a folder that is empty or that another start filled. */
export async function startDemoIn(folder: string): Promise<DemoServer> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, '../server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      FOYER_DATA: folder,
      DATABASE_URL: '',
      PUBLIC_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Foyer runs at')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The demo ended with ${code}:\n${said}`)))
  })
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * A fresh demo of one's own: a copy of the one that was made for the run. `FOYER_E2E_URL` names one that runs already.
 */
export async function startDemo(): Promise<DemoServer> {
  const running = process.env['FOYER_E2E_URL']
  if (running !== undefined) return { url: running, stop: async () => {} }
  const folder = newDemoFolder()
  cpSync(process.env['FOYER_E2E_TEMPLATE'] ?? '', folder, { recursive: true })
  const demo = await startDemoIn(folder)
  return {
    url: demo.url,
    async stop() {
      await demo.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
