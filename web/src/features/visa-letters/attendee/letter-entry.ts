import { requiredMessage } from '@foyer/contract/kit/required-message'
import { VisaLetterRequest } from '@foyer/contract/visa-letter-request.schemas'
import { travelFaults } from '@foyer/contract/visa-letter-rules'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { message } from '#platform/messages/messages.ts'

/** What stands in the fields: a day that is not entered yet is `''`. */
export type LetterEntry = { [Name in keyof VisaLetterRequest]: string }

export const emptyEntry: LetterEntry = {
  givenNames: '',
  surname: '',
  passportNumber: '',
  nationality: '',
  bornOn: '',
  sex: '',
  issuedOn: '',
  expiresOn: '',
  consulate: '',
  entersOn: '',
  leavesOn: '',
}

const missing: Readonly<Record<keyof LetterEntry, string>> = {
  givenNames: message('Enter the given names as on the passport.'),
  surname: message('Enter the surname as on the passport.'),
  passportNumber: message('Enter the passport’s number.'),
  nationality: message('Enter the letters as on the passport, such as IND.'),
  bornOn: message('Enter the date of birth.'),
  sex: message('Choose the letter that stands on the passport.'),
  issuedOn: message('Enter the day on which the passport was issued.'),
  expiresOn: message('Enter the day on which the passport expires.'),
  consulate: message('Enter the consulate that you apply to.'),
  entersOn: message('Enter the day on which you arrive.'),
  leavesOn: message('Enter the day on which you leave.'),
}

/** What a passport writes in capitals and without blanks may be typed otherwise. */
export const asOnPassport = (entry: LetterEntry): LetterEntry => ({
  ...entry,
  passportNumber: entry.passportNumber.replace(/[\s-]/g, '').toUpperCase(),
  nationality: entry.nationality.trim().toUpperCase(),
})

interface Around {
  readonly event: { readonly startsOn: string; readonly endsOn: string }
  /** Today at the venue. */
  readonly today: string
}

/** The letter's fields, and what the days say of each other. */
export function letterSchema({ event, today }: Around): FormSchema<VisaLetterRequest> {
  return {
    safeParse(values) {
      const entry = asOnPassport(values as LetterEntry)
      const parsed = VisaLetterRequest.safeParse(entry)
      const issues: readonly FieldIssue[] = [
        ...(parsed.success ? [] : parsed.error.issues.map((issue) => sayMissing(issue, entry))),
        ...travelFaults(entry, event, today).map(({ path, message }) => ({ path: [path], message })),
      ]
      if (parsed.success && issues.length === 0) return parsed
      return { success: false, error: { issues } }
    },
  }
}

function sayMissing({ path, message }: FieldIssue, entry: LetterEntry): FieldIssue {
  const name = String(path[0]) as keyof LetterEntry
  const isMissing = entry[name]?.trim() === '' || message === requiredMessage
  return { path, message: isMissing ? (missing[name] ?? message) : message }
}
