/** What is done by one at a time, whichever server they are at; the database knows who waits for whom by the number alone. */
export const turnNumbers = {
  migrate: 7_230_418,
  seedDemo: 7_230_419,
  writeLog: 7_230_421,
  giveCodes: 7_230_422,
  takeStatement: 7_230_423,
  keepWords: 7_230_424,
  prepare: 7_230_425,
} as const

export type Turn = keyof typeof turnNumbers
