import { ambiguousTimeMessage, badTimeMessage, skippedTimeMessage } from '@foyer/contract/program-import.schemas'
import { writeIsoIn } from '#platform/ground/days'

const written = /^(\d{4}-\d\d-\d\d)[T ]+(\d\d:\d\d)(?::(\d\d)(?:\.\d{1,6})?)?\s*(Z|[+-]\d\d:?\d\d)?$/i
const HOURS = 3_600_000

/** The instant that a cell says, on the clocks of the venue where it names no others; or what is wrong with it. */
export function instantIn(cell: string, timeZone: string): { readonly at: string } | { readonly message: string } {
  const [, day = '', time = '', seconds = '00', offset] = written.exec(cell.trim()) ?? []
  const clock = `${day}T${time}:${seconds}`
  const plain = Date.parse(`${clock}Z`)
  // A 30 February is a day in March to a program, and a mistake to everybody else.
  if (Number.isNaN(plain) || new Date(plain).toISOString().slice(0, 19) !== clock) return { message: badTimeMessage }
  if (offset !== undefined) {
    const zone = offset.toUpperCase() === 'Z' ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(-2)}`
    const at = new Date(`${clock}${zone}`)
    return Number.isNaN(at.getTime()) ? { message: badTimeMessage } : { at: at.toISOString() }
  }
  const found = new Set(
    [-24, 24].flatMap((hours) => {
      const ahead = aheadIn(timeZone, new Date(plain + hours * HOURS))
      const at = new Date(plain - ahead)
      return writeIsoIn(timeZone, at).slice(0, 19) === clock ? [at.toISOString()] : []
    }),
  )
  const [only] = found
  if (only === undefined) return { message: skippedTimeMessage }
  return found.size > 1 ? { message: ambiguousTimeMessage } : { at: only }
}

/** How far clocks of the zone are ahead of UTC at an instant, in milliseconds. */
const aheadIn = (timeZone: string, at: Date): number =>
  Date.parse(`${writeIsoIn(timeZone, at).slice(0, 19)}Z`) - Math.floor(at.getTime() / 1000) * 1000
