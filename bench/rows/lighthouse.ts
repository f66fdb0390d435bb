import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import audit, { type Flags, type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort } from '../../test/free-port.ts'
import type { Figure, Row } from '../measuring/row.ts'
import { root } from '../measuring/server-flags.ts'
import { median, writeSpread } from '../measuring/statistics.ts'
import { startWhole } from '../measuring/whole-server.ts'

/** The pages that anybody can open. */
const pages = ['/sign-in', '/sign-up']
const runs = 3
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** What somebody waits for, in milliseconds, and how much moves. */
const times = [
  { id: 'first-contentful-paint', bar: 1100, digits: 0, unit: ' ms' },
  { id: 'largest-contentful-paint', bar: 1300, digits: 0, unit: ' ms' },
  { id: 'total-blocking-time', bar: 300, digits: 0, unit: ' ms' },
  { id: 'cumulative-layout-shift', bar: 0.02, digits: 3, unit: '' },
] as const

/** The demo with the pages that are built in web/dist, on a fresh folder. */
async function withDemo<T>(use: (url: string) => Promise<T>): Promise<T> {
  if (!existsSync(join(root, 'web/dist/index.html'))) throw new Error('The pages are not built: run `npm start` once.')
  const folder = mkdtempSync(join(tmpdir(), 'foyer-lighthouse-'))
  chmodSync(folder, 0o700)
  try {
    const server = await startWhole({ FOYER_DATA: folder })
    try {
      return await use(`http://localhost:${server.port}`)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function marksOf(page: string, slowed: readonly Result[], whole: Result): Figure[] {
  return Object.entries(bars).map(([category, bar]) => {
    const results = category === 'performance' ? slowed : [whole]
    const marks = results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100))
    const mark = median(marks)
    const failed = results[0]?.categories[category]?.auditRefs.filter(({ id, weight }) => {
      const score = results[0]?.audits[id]?.score
      return weight > 0 && typeof score === 'number' && score < 0.9
    })
    return {
      what: `Lighthouse, phone, ${page}: ${category}`,
      figure: String(mark),
      bar: `≥ ${bar}`,
      spread: writeSpread(marks, { digits: 0, of: 'runs' }),
      isMet: mark >= bar,
      notes: (failed ?? []).map(({ id }) => `${id}: ${results[0]?.audits[id]?.displayValue ?? 'failed'}`),
    }
  })
}

function timesOf(page: string, results: readonly Result[]): Figure[] {
  return times.map(({ id, bar, digits, unit }) => {
    const values = results.map((result) => result.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY)
    const value = median(values)
    return {
      what: `Lighthouse, phone, ${page}: ${id}`,
      figure: `${value.toFixed(digits)}${unit}`,
      bar: `≤ ${bar}${unit}`,
      spread: writeSpread(values, { digits, of: 'runs' }),
      isMet: value <= bar,
      notes: [],
    }
  })
}

/**
 * Google's Lighthouse with its own phone profile, against the demo as it is installed. The line and the processor are really
 * slowed down: what its simulation makes of a page that arrives drawn it only guesses from the scripts that follow.
 */
export const lighthouse: Row = {
  name: 'lighthouse',
  // Eight loads of a page, each over a line and a processor that are slowed down.
  longestMs: 400_000,
  measure: () =>
    withDemo(async (url) => {
      const port = await freePort()
      const browser = await chromium.launch({
        executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
      })
      try {
        const figures: Figure[] = []
        const look = async (page: string, flags: Flags): Promise<Result> => {
          const found = await audit(`${url}${page}`, { port, output: 'json', logLevel: 'error', ...flags })
          if (found === undefined || found.lhr.runtimeError !== undefined)
            throw new Error(`Lighthouse could not measure ${page}: ${found?.lhr.runtimeError?.message ?? 'no result'}`)
          return found.lhr
        }
        for (const page of pages) {
          const slowed: Result[] = []
          for (let run = 0; run < runs; run += 1)
            slowed.push(await look(page, { onlyCategories: ['performance'], throttlingMethod: 'devtools' }))
          // What is no matter of time is the same at any speed.
          const whole = await look(page, { onlyCategories: Object.keys(bars).slice(1), throttlingMethod: 'provided' })
          figures.push(...marksOf(page, slowed, whole), ...timesOf(page, slowed))
        }
        return figures
      } finally {
        await browser.close()
      }
    }),
}
