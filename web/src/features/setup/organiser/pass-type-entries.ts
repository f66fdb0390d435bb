import type { Locale } from '@foyer/contract/kit/languages'
import { NewPassType } from '@foyer/contract/new-pass-type.schemas'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'
import { majorText, minorUnits } from '#platform/money-text.ts'

type InEach = Readonly<Record<Locale, string>>

/** A pass type as it stands in the fields: its price as one writes it. */
export interface PassTypeEntries extends Record<string, unknown> {
  readonly name: InEach
  readonly description: InEach
  readonly price: string
  /** Empty: without end. */
  readonly capacity: string
  readonly codeType: string
  readonly isHidden: boolean
}

const wanted: Readonly<Record<string, string>> = {
  price: message('Enter a price such as 499 or 499.50; 0 where it costs nothing.'),
  capacity: message('Enter a whole number, or nothing.'),
}

const inEach = (content: Partial<Record<Locale, string>> | undefined): InEach => ({
  en: content?.en ?? '',
  de: content?.de ?? '',
  fr: content?.fr ?? '',
})

export const passTypeForm = (type: OfficePassType | null): PassTypeEntries => ({
  name: inEach(type?.name),
  description: inEach(type?.description),
  price: type === null ? '' : majorText(type.price),
  capacity: type?.capacity == null ? '' : String(type.capacity),
  codeType: type?.codeType ?? 'standard',
  isHidden: type?.isHidden ?? false,
})

/** What the fields say, as the contract takes it. Texts stand in the first of these languages at least. */
export function passTypeSchema(languages: readonly Locale[]): FormSchema<NewPassType> {
  const written = (content: InEach) =>
    Object.fromEntries(
      languages
        .filter((locale, at) => at === 0 || content[locale].trim() !== '')
        .map((locale) => [locale, content[locale]]),
    )
  return {
    safeParse(values) {
      const { name, description, price, capacity, codeType, isHidden } = values as PassTypeEntries
      const parsed = NewPassType.safeParse({
        name: written(name),
        description: written(description),
        price: minorUnits(price),
        capacity: capacity.trim() === '' ? null : Number(capacity),
        codeType,
        isHidden,
        list: 'paid',
        benefits: [],
        onSaleFrom: null,
        onSaleUntil: null,
        requiresApproval: false,
        upgradeableBy: [],
      })
      if (parsed.success) return parsed
      const issues = parsed.error.issues.map((issue): FieldIssue => {
        return { path: issue.path, message: orWanted(issue.message, wanted[String(issue.path[0])]) }
      })
      return { success: false, error: { issues } }
    },
  }
}
