import type { NewVoucherBatch, VoucherValue } from '@foyer/contract/office-vouchers'
import { NewVoucherBatch as Schema } from '@foyer/contract/office-vouchers.schemas'
import { parseDateTime, toZoned } from '@internationalized/date'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'
import { minorUnits } from '#platform/money-text.ts'

/** A batch as it stands in the fields, in their order; moments on the clocks of the venue. */
export interface BatchEntries extends Record<string, unknown> {
  readonly name: string
  readonly passTypeId: string
  readonly valueKind: VoucherValue['kind']
  /** As it is typed: a share, or an amount. */
  readonly value: string
  readonly pattern: string
  readonly codes: string
  readonly usesPerCode: string
  readonly validFrom: string
  readonly validUntil: string
  readonly company: string
}

export const emptyBatch: BatchEntries = {
  name: '',
  passTypeId: '',
  valueKind: 'free',
  value: '',
  pattern: '',
  codes: '',
  usesPerCode: '1',
  validFrom: '',
  validUntil: '',
  company: '',
}

/** What is wrong is listed as the fields stand, whatever order the contract asks in. */
const order = Object.keys(emptyBatch)
const asTheyStand = (one: FieldIssue, other: FieldIssue): number =>
  order.indexOf(String(one.path[0])) - order.indexOf(String(other.path[0]))

const wanted: Readonly<Record<string, string>> = {
  name: message('Say for whom they are.'),
  pattern: message('Enter a pattern, or one code.'),
  passTypeId: message('Choose what the codes give.'),
}

const badMoment = message('Enter a day and a time.')

/** What was typed on the clocks of a zone, as an instant; null where nothing was. @throws where it is no moment */
function instantOf(text: string, timeZone: string): string | null {
  return text === '' ? null : toZoned(parseDateTime(text), timeZone).toAbsoluteString()
}

/** What a code does to the price, as it is typed; a number that is none is one that the contract refuses. */
export function typedValue({ valueKind: kind, value }: Pick<BatchEntries, 'valueKind' | 'value'>) {
  return kind === 'free' ? { kind } : { kind, value: minorUnits(value) }
}

/** What the fields say, as the contract takes it. */
export function batchSchema(timeZone: string): FormSchema<NewVoucherBatch> {
  return {
    safeParse(values) {
      const form = values as BatchEntries
      const bad: FieldIssue[] = []
      const moment = (name: 'validFrom' | 'validUntil') => {
        try {
          return instantOf(form[name], timeZone)
        } catch {
          bad.push({ path: [name], message: badMoment })
          return null
        }
      }
      const company = form.company.trim()
      const parsed = Schema.safeParse({
        name: form.name,
        company: company === '' ? null : company,
        pattern: form.pattern,
        passTypeId: Number(form.passTypeId),
        value: typedValue(form),
        codes: Number(form.codes || 'none'),
        usesPerCode: Number(form.usesPerCode || 'none'),
        validFrom: moment('validFrom'),
        validUntil: moment('validUntil'),
      })
      if (parsed.success && bad.length === 0) return { success: true, data: parsed.data }
      const issues = (parsed.success ? [] : parsed.error.issues).map((issue): FieldIssue => {
        return { path: issue.path, message: orWanted(issue.message, wanted[String(issue.path[0])]) }
      })
      return { success: false, error: { issues: [...issues, ...bad].sort(asTheyStand) } }
    },
  }
}
