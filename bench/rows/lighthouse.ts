import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import audit, { type Result } from 'lighthouse'
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
/** The milliseconds and the shift that are told beside the marks. */
const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

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

function figuresOf(page: string, results: readonly Result[]): Figure[] {
  return Object.entries(bars).map(([category, bar]) => {
    const marks = results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100))
    const mark = median(marks)
    const failed = results[0]?.categories[category]?.auditRefs.filter(({ id, weight }) => {
      const score = results[0]?.audits[id]?.score
      return weight > 0 && typeof score === 'number' && score < 0.9
    })
    const told = times.map(
      (id) => `${id} ${median(results.map((result) => result.audits[id]?.numericValue ?? 0)).toFixed(2)}`,
    )
    return {
      what: `Lighthouse, phone, ${page}: ${category}`,
      figure: String(mark),
      bar: `≥ ${bar}`,
      spread: writeSpread(marks, { digits: 0, of: 'runs' }),
      isMet: mark >= bar,
      notes: [
        ...(category === 'performance' ? [told.join(', ')] : []),
        ...(failed ?? []).map(({ id }) => `${id}: ${results[0]?.audits[id]?.displayValue ?? 'failed'}`),
      ],
    }
  })
}

/** Google's Lighthouse with its own phone profile, against the demo as it is installed. */
export const lighthouse: Row = {
  name: 'lighthouse',
  measure: () =>
    withDemo(async (url) => {
      const port = await freePort()
      const browser = await chromium.launch({
        executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
      })
      try {
        const figures: Figure[] = []
        for (const page of pages) {
          const results: Result[] = []
          for (let run = 0; run < runs; run += 1) {
            const found = await audit(`${url}${page}`, {
              port,
              output: 'json',
              logLevel: 'error',
              onlyCategories: Object.keys(bars),
            })
            if (found === undefined || found.lhr.runtimeError !== undefined)
              throw new Error(
                `Lighthouse could not measure ${page}: ${found?.lhr.runtimeError?.message ?? 'no result'}`,
              )
            results.push(found.lhr)
          }
          figures.push(...figuresOf(page, results))
        }
        return figures
      } finally {
        await browser.close()
      }
    }),
}
