import { refusal } from './kit/refusal.ts'

export const visaLetterNeedsPass = refusal(
  'visa-letters/no-pass',
  409,
  'No approved pass',
  'A letter needs an approved pass. Get a pass first.',
)
export const visaLetterEventOver = refusal(
  'visa-letters/event-over',
  409,
  'The event is over',
  'The event is over, so no letters are made for it any more.',
)
export const visaLetterNotThere = refusal(
  'visa-letters/not-there',
  409,
  'No letter to print',
  'This letter was withdrawn, or its passport data was deleted. Make a new letter if you need one.',
)
