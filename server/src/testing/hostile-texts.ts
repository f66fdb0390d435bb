/** What makes a careless regular expression try every way there is; 100,000 characters each. */
const long = (unit: string, end = '') => unit.repeat(Math.ceil(100_000 / unit.length)) + end
export const hostile: readonly string[] = [
  long('a', '!'),
  long('a.'),
  `a@${long('a-')}`,
  `a@${long('a.')}`,
  long('@'),
  long('+', '@'),
  long('1', 'x'),
  long(' ', 'x'),
  long('\t'),
  long('-'),
  long('/a'),
  long('%41'),
  long('ﬃ'),
  long('e\u0301'),
  `x x ${long('"')}`,
  long('<!DOCTYPE '),
  long('<a b="'),
]
/** Tries every way there is to split the text: each character more takes twice as long. */
export const thinkCarelessly = (characters: number) => /^(\w+\s?)+$/.test(`${'a'.repeat(characters)}!`)

/**
 * The processor's time of this thread, in microseconds: what else the machine does is not in it. The smallest of three,
 * because a collection of garbage is.
 */
function effort(work: () => unknown, enough = Number.POSITIVE_INFINITY): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && least > enough; round += 1) {
    const { user, system } = process.threadCpuUsage()
    work()
    const after = process.threadCpuUsage()
    least = Math.min(least, after.user - user + after.system - system)
  }
  return least
}

/**
 * A mistake takes seconds or years, whatever the machine. What is too much is measured on the machine itself: so much as
 * 8 million steps of a regular expression that goes wrong.
 */
const most = effort(() => thinkCarelessly(23), 0)

/** @param times how often that: what is read in a hundred thousand steps that are all needed takes a few. */
export const isTooMuch = (work: () => unknown, times = 1): boolean => effort(work, most * times) > most * times

/** The beginnings of those that take too long. */
export const slowest = (work: (text: string) => unknown): string[] =>
  hostile.filter((text) => isTooMuch(() => work(text))).map((text) => text.slice(0, 20))
