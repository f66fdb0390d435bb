import type { Input } from '@foyer/contract/kit/endpoint'
import { travelFaults } from '@foyer/contract/visa-letter-rules'
import {
  type requestVisaLetter as endpoint,
  type VisaLetter,
  visaLetterEventOver,
  visaLetterNeedsPass,
} from '@foyer/contract/visa-letters'
import { getEdition } from '#features/editions'
import { hasApprovedPass } from '#features/passes'
import type { CallerContext, Person } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import { dayIn } from '#platform/ground/days'
import { initialsOf } from '#platform/ground/initials'
import { uuidV7 } from '#platform/ground/uuid'
import { makeLetterCode } from './letter-code.ts'
import { presentVisaLetter } from './present-visa-letter.ts'
import { sealPassport } from './sealed-passport.ts'
import { insertVisaLetter, lockVisaLettersOf } from './visa-letters.queries.ts'
import { withdrawLiving } from './withdraw-visa-letter.ts'

/**
 * Makes a letter at once, in place of the one before: its code is withdrawn in the same moment.
 * @throws Refused `visa-letters/no-pass`, `visa-letters/event-over`; InvalidInput where no consulate would accept the passport.
 */
export async function requestVisaLetter(
  context: CallerContext<Person>,
  { body }: Input<typeof endpoint>,
): Promise<VisaLetter> {
  const { userId } = context.caller
  await lockVisaLettersOf(context, userId)
  if (!(await hasApprovedPass(context, userId))) throw refuse(visaLetterNeedsPass)
  const edition = await getEdition(context)
  const today = dayIn(edition.timeZone, context.now)
  if (today > edition.endsOn) throw refuse(visaLetterEventOver)
  const wrong = travelFaults(body, edition, today)
  if (wrong.length > 0) throw new InvalidInput(wrong)
  await withdrawLiving(context)
  const id = uuidV7(context.now)
  const row = {
    id,
    edition_id: context.editionId,
    user_id: userId,
    code: makeLetterCode(),
    state: 'issued' as const,
    initials: initialsOf(`${body.givenNames} ${body.surname}`),
    ...sealPassport(context.ports.keys, id, body),
    issued_at: context.now,
    withdrawn_at: null,
  }
  await insertVisaLetter(context, row)
  return presentVisaLetter(context, { ...row, has_pass: true })
}
