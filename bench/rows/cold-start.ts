import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figureOf, type Row } from '../measuring/row.ts'
import { startWhole } from '../measuring/whole-server.ts'

const starts = 7

/** With its data in the given folder; in seconds. */
async function startOnce(folder: string): Promise<number> {
  const server = await startWhole({ FOYER_DATA: folder })
  await server.stop()
  return server.took
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
