/** @param share from 0 to 1: 0.5 is the median, 0.99 what one in a hundred exceeds. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))
  return sorted[at] ?? Number.NaN
}

/** The middle of the sorted values; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The quartiles, and how many values they stand for: `0.48 to 0.55 (8 pairs)`. */
export function writeSpread(values: readonly number[], { digits = 2, of = 'pairs' } = {}): string {
  const quartile = (share: number) => percentile(values, share).toFixed(digits)
  return `${quartile(0.25)} to ${quartile(0.75)} (${values.length} ${of})`
}

/** Milliseconds, as the tables show them. */
export function writeTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds.toFixed(1)} ms` : `${(milliseconds / 1000).toFixed(2)} s`
}
