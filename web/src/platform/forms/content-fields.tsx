import type { Locale } from '@foyer/contract/kit/languages'
import { SelectField } from '#ui/select-field.tsx'
import { useText } from '../messages/messages.ts'
import { TextField, useTextField } from './fields.tsx'
import { LinesField } from './lines-field.tsx'
import type { FieldOf } from './use-form.ts'

interface ContentFieldsProps {
  /** The field of a language. */
  readonly field: (locale: Locale) => FieldOf
  readonly label: string
  readonly languages: readonly Locale[]
  /** It may have several lines; a number: so many are in sight. */
  readonly isLong?: boolean | number
  /** It may be missing in every language. */
  readonly isOptional?: boolean
}

/** One text in each language of the edition, beside each other. */
export function ContentFields({ field, label, languages, isLong = false, isOptional = false }: ContentFieldsProps) {
  const { t, locale } = useText()
  const inLanguage = (one: Locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(one) ?? one
  return languages.map((one, at) => {
    const named = t('{text}, {language}', { text: label, language: inLanguage(one) })
    return (
      <div className="half-w" key={one}>
        {isLong ? (
          <LinesField
            {...field(one)}
            label={named}
            lang={one}
            isOptional={isOptional || at > 0}
            rows={isLong === true ? 3 : isLong}
          />
        ) : (
          <TextField {...field(one)} label={named} lang={one} isOptional={isOptional || at > 0} />
        )}
      </div>
    )
  })
}

interface ChoiceProps extends FieldOf {
  readonly label: string
  readonly choices: readonly (readonly [value: string, word: string])[]
}

/** One of a few. */
export function Choice({ label, choices, ...field }: ChoiceProps) {
  return (
    <SelectField {...useTextField(field)} label={label}>
      {choices.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  )
}
