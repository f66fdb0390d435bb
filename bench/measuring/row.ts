import { median, writeSpread } from './statistics.ts'

/** One figure of the table of what "fast" means. */
export interface Figure {
  /** What is compared with what. */
  readonly what: string
  readonly figure: string
  readonly bar: string
  /** The quartiles of what was measured, and of how much. */
  readonly spread: string
  readonly isMet: boolean
  /** What else was seen, a line each. */
  readonly notes?: readonly string[]
}

export interface Row {
  readonly name: string
  /** How long it may take, in milliseconds, where that is longer than others may. */
  readonly longestMs?: number
  measure(): Promise<readonly Figure[]>
}

interface Bar {
  readonly atLeast?: number
  readonly atMost?: number
}

/** Of values that are all meant to be the same: the median decides. */
export function figureOf(
  what: string,
  values: readonly number[],
  bar: Bar,
  {
    unit = '×',
    digits = 2,
    of = 'pairs',
    notes = [],
  }: { unit?: string; digits?: number; of?: string; notes?: readonly string[] } = {},
): Figure {
  const middle = median(values)
  return {
    what,
    figure: `${middle.toFixed(digits)} ${unit}`,
    bar: bar.atLeast === undefined ? `≤ ${bar.atMost} ${unit}` : `≥ ${bar.atLeast} ${unit}`,
    spread: writeSpread(values, { digits, of }),
    isMet: middle >= (bar.atLeast ?? -Infinity) && middle <= (bar.atMost ?? Infinity),
    notes,
  }
}
