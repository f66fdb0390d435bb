import type { CancellationPolicy } from '@foyer/contract/setup'
import { CancellationEntries } from '@foyer/contract/setup.schemas'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'
import { majorText, minorUnits } from '#platform/money-text.ts'

/** A step as it stands in the fields; one without any text is none. */
interface StepFields {
  readonly lastDay: string
  /** Per cent of the price; empty: none. */
  readonly percent: string
  /** Empty: none. */
  readonly fixed: string
  readonly per: string
}

/** Both tables; one without a step follows the deadline of the event. */
export interface CancellationFields extends Record<string, unknown> {
  readonly passes: readonly StepFields[]
  readonly stays: readonly StepFields[]
}

export type Table = 'passes' | 'stays'

const MOST_STEPS = 10

const isBlank = ({ lastDay, percent, fixed }: StepFields) => `${lastDay}${percent}${fixed}`.trim() === ''

/** How many steps are shown: those that say something, and one to go on with. */
export const stepsShown = (steps: readonly StepFields[]): number =>
  Math.min(steps.length, steps.findLastIndex((step) => !isBlank(step)) + 2)

const usual = { passes: 'pass', stays: 'night' } as const

export function cancellationFields(entered: CancellationPolicy | null): CancellationFields {
  const fieldsOf = (table: Table): StepFields[] =>
    Array.from({ length: MOST_STEPS }, (_, at) => {
      const step = entered?.[table]?.[at]
      if (step === undefined) return { lastDay: '', percent: '', fixed: '', per: usual[table] }
      const { lastDay, percent, fixed, per } = step
      return { lastDay, percent: String(percent / 100), fixed: fixed === 0 ? '' : majorText(fixed), per }
    })
  return { passes: fieldsOf('passes'), stays: fieldsOf('stays') }
}

const basisPoints = (text: string) => Math.round(Number(text.trim().replace(',', '.')) * 100)

/** The steps that say something, and where each stands in the form. */
const said = (steps: readonly StepFields[]) => steps.flatMap((step, at) => (isBlank(step) ? [] : [{ step, at }]))

const wanted: Readonly<Record<string, string>> = {
  lastDay: message('Enter the last day on which this holds.'),
  percent: message('Enter a rate from 0 to 100 per cent.'),
  fixed: message('Enter an amount such as 25 or 25.50, or nothing.'),
}

export const cancellationSchema: FormSchema<CancellationPolicy> = {
  safeParse(values) {
    const fields = values as CancellationFields
    const policyOf = (table: Table) => {
      const steps = said(fields[table]).map(({ step: { lastDay, percent, fixed, per } }) => ({
        ...{ lastDay, per },
        percent: basisPoints(percent),
        fixed: fixed.trim() === '' ? 0 : minorUnits(fixed),
      }))
      return steps.length === 0 ? null : steps
    }
    const parsed = CancellationEntries.safeParse({ version: 1, passes: policyOf('passes'), stays: policyOf('stays') })
    if (parsed.success) return { success: true, data: { passes: parsed.data.passes, stays: parsed.data.stays } }
    const issues = parsed.error.issues.map(({ path, message }): FieldIssue => {
      const [table, line, inner] = path as [Table, number | undefined, string | undefined]
      const steps = said(fields[table])
      const at = (line === undefined ? steps.at(-1) : steps[line])?.at ?? 0
      return { path: [table, at, inner ?? 'lastDay'], message: orWanted(message, wanted[inner ?? '']) }
    })
    return { success: false, error: { issues } }
  },
}
