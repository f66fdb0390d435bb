import type { ContractEntries, HouseContract } from '@foyer/contract/office-contracts'
import { ContractEntries as Schema } from '@foyer/contract/office-contracts.schemas'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'
import { majorText, minorUnits } from '#platform/money-text.ts'

/** A contract as it stands in the fields. */
export interface ContractFields extends Record<string, unknown> {
  readonly roomNights: string
  readonly cutOffOn: string
  readonly attritionPercent: string
  readonly rate: string
  /** Empty: not known. */
  readonly email: string
}

/** @param allotment what is on offer: a good guess at what was agreed. */
export const contractFields = (contract: HouseContract | null, allotment: number): ContractFields => ({
  roomNights: String(contract?.roomNights ?? allotment),
  cutOffOn: contract?.cutOffOn ?? '',
  attritionPercent: String(contract?.attritionPercent ?? 20),
  rate: contract === null ? '' : majorText(contract.rate),
  email: contract?.email ?? '',
})

const wanted: Readonly<Record<string, string>> = {
  roomNights: message('Enter a whole number of room nights.'),
  cutOffOn: message('Enter a day.'),
  attritionPercent: message('Enter whole per cent, from 0 to 100.'),
  rate: message('Enter an amount such as 148 or 148.50.'),
}

const whole = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)

export const contractSchema: FormSchema<ContractEntries> = {
  safeParse(values) {
    const { roomNights, cutOffOn, attritionPercent, rate, email } = values as ContractFields
    const parsed = Schema.safeParse({
      roomNights: whole(roomNights),
      cutOffOn,
      attritionPercent: whole(attritionPercent.replace('%', '')),
      rate: minorUnits(rate),
      email: email.trim() === '' ? null : email,
    })
    if (parsed.success) return parsed
    const issues = parsed.error.issues.map((issue): FieldIssue => {
      return { path: issue.path, message: orWanted(issue.message, wanted[String(issue.path[0])]) }
    })
    return { success: false, error: { issues } }
  },
}
