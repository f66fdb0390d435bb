import { rmSync } from 'node:fs'
import { type DemoServer, newDemoFolder, startDemoIn } from '../e2e/demo-server.ts'

/**
 * One fresh demo, started as people start it and ended again, that each journey copies for itself: what one leaves
 * behind is no other's concern, and an event is invented once.
 */
export async function setup(): Promise<() => void> {
  if (process.env['FOYER_E2E_URL'] !== undefined) return () => {}
  const folder = newDemoFolder()
  const demo: DemoServer = await startDemoIn(folder)
  await demo.stop()
  process.env['FOYER_E2E_TEMPLATE'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
