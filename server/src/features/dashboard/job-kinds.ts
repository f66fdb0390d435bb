/** What a job is about, by the words that its name is made of. */
const kinds = [
  ['mail', /^mail-/],
  ['document', /invoice/],
  ['payment', /payment|transfer|order-(paid|refunded)/],
  ['list', /export|bulk/],
] as const

export const kindOfJob = (name: string) => kinds.find(([, words]) => words.test(name))?.[0] ?? 'other'
