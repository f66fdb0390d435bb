import type { PersonalData } from '#features/identity'
import { listLettersOfBoth, moveLetters } from './merge-travellers.queries.ts'
import { openPassport } from './sealed-passport.ts'
import { advanceVisaLetter, eraseInitialsOf, listAllVisaLetters, lockVisaLettersOf } from './visa-letters.queries.ts'

export const personalVisaLetters: PersonalData<'visaLetters'> = {
  archive: async (context, { userId }) => ({
    visaLetters: (await listAllVisaLetters(context, userId)).map((letter) => ({
      uuid: letter.id,
      editionId: letter.edition_id,
      code: letter.code,
      status: letter.state,
      issuedAt: letter.issued_at.toISOString(),
      withdrawnAt: letter.withdrawn_at?.toISOString() ?? null,
      request: openPassport(context.ports.keys, letter),
    })),
  }),
  /** Its code is withdrawn for whoever checks it, and tells nothing of anybody. */
  async erase(context, { userId }) {
    // One that is asked for in this moment is made before, and ends here; or later, and there is no pass.
    await lockVisaLettersOf(context, userId)
    for (const letter of await listAllVisaLetters(context, userId))
      if (letter.state === 'issued') await advanceVisaLetter(context, letter, 'withdraw')
    await eraseInitialsOf(context, userId)
  },
  obstacles: async (context, merging) =>
    (await listLettersOfBoth(context, merging)).map(({ edition_id }) => ({
      kind: 'visa-letter' as const,
      editionId: edition_id,
      what: null,
    })),
  merge: async (context, merging) => void (await moveLetters(context, merging)),
}
