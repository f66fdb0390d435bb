import type { Usage } from './child-server.ts'

/** What the parent wants of this child; the first thing that it says. */
export function readSettings<T>(parent: NodeJS.Process): Promise<T> {
  return new Promise((resolve) => parent.once('message', (settings) => resolve(settings as T)))
}

/** The child's half of `child-server.ts`: says where it listens, answers about itself, and stops when asked. */
export function reportTo(parent: NodeJS.Process, port: number, stop: () => Promise<void>): void {
  let before = process.cpuUsage()
  const end = () => void stop().finally(() => process.exit(0))
  parent.on('message', (message) => {
    if (message === 'stop') return end()
    const cpu = process.cpuUsage(before)
    before = process.cpuUsage()
    const usage: Usage = {
      memory: process.memoryUsage.rss() / 1024 / 1024,
      peakMemory: process.resourceUsage().maxRSS / 1024,
      cpu: cpu.user + cpu.system,
    }
    parent.send?.(usage)
  })
  // Whoever started this is gone.
  parent.on('disconnect', end)
  parent.send?.({ port })
}
