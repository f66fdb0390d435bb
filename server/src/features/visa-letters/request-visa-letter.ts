import type { Input } from '@foyer/contract/kit/endpoint'
import { message } from '@foyer/contract/kit/message'
import {
  type requestVisaLetter as endpoint,
  type VisaLetter,
  type VisaLetterRequest,
  visaLetterNeedsPass,
} from '@foyer/contract/visa-letters'
import { getEdition } from '#features/editions'
import { hasApprovedPass } from '#features/passes'
import type { CallerContext, Person } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import { dayIn } from '#platform/ground/days'
import { uuidV7 } from '#platform/ground/uuid'
import { makeLetterCode } from './letter-code.ts'
import { presentVisaLetter } from './present-visa-letter.ts'
import { sealPassport } from './sealed-passport.ts'
import { advanceVisaLetter, insertVisaLetter, listVisaLetters, lockVisaLettersOf } from './visa-letters.queries.ts'

const messages = {
  born: message('This day is yet to come.'),
  leaves: message('Leave on or after the day you enter.'),
  expires: message('The passport must be valid for three months after you leave.'),
  issued: message('The passport must have been issued before you enter, and within ten years.'),
} as const

/**
 * Makes a letter at once, in place of the one before: its code is withdrawn in the same moment.
 * @throws Refused `visa-letters/no-pass`; InvalidInput where no consulate would accept the passport.
 */
export async function requestVisaLetter(
  context: CallerContext<Person>,
  { body }: Input<typeof endpoint>,
): Promise<VisaLetter> {
  const { userId } = context.caller
  await lockVisaLettersOf(context, userId)
  if (!(await hasApprovedPass(context, userId))) throw refuse(visaLetterNeedsPass)
  const edition = await getEdition(context)
  const wrong = problemsOf(body, dayIn(edition.timeZone, context.now))
  if (wrong.length > 0) throw new InvalidInput(wrong)
  for (const letter of await listVisaLetters(context, userId))
    if (letter.state === 'issued') await advanceVisaLetter(context, letter, 'withdraw')
  const id = uuidV7(context.now)
  const row = {
    id,
    edition_id: context.editionId,
    user_id: userId,
    code: makeLetterCode(),
    state: 'issued' as const,
    initials: initialsOf(body),
    ...sealPassport(context.ports.keys, id, body),
    issued_at: context.now,
    withdrawn_at: null,
  }
  await insertVisaLetter(context, row)
  return presentVisaLetter(context, { ...row, has_pass: true })
}

/** What the rules of entry ask of a passport (Regulation (EU) 2016/399, article 6 (1) (a)). */
function problemsOf(passport: VisaLetterRequest, today: string) {
  const { bornOn, entersOn, leavesOn, issuedOn, expiresOn } = passport
  return [
    ...(bornOn >= today ? [{ path: 'bornOn', message: messages.born }] : []),
    ...(leavesOn < entersOn ? [{ path: 'leavesOn', message: messages.leaves }] : []),
    ...(expiresOn < later(leavesOn, 3) ? [{ path: 'expiresOn', message: messages.expires }] : []),
    ...(issuedOn > entersOn || entersOn > later(issuedOn, 120) ? [{ path: 'issuedOn', message: messages.issued }] : []),
  ]
}

/** So many months later; a day that this month does not have is the last that it has. */
function later(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

const initialsOf = ({ givenNames, surname }: VisaLetterRequest): string =>
  `${givenNames} ${surname}`
    .split(/[\s-]+/)
    .filter((name) => name !== '')
    .map((name) => `${[...name][0]?.toUpperCase()}.`)
    .join(' ')
