import type { Locale } from '@foyer/contract/kit/languages'
import { TextField } from '#platform/forms/fields.tsx'
import { LinesField } from '#platform/forms/lines-field.tsx'
import type { Form } from '#platform/forms/use-form.ts'
import { useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { useReader } from '#ui/read-only.tsx'
import { linesShown, type PassTypeFields } from './pass-type-entries.ts'
import styles from './pass-types.module.css'

interface TextFieldsProps {
  readonly form: Form<PassTypeFields>
  readonly languages: readonly Locale[]
}

/** What it is called and what it gives, in each language of the edition beside each other. */
export function TextFields({ form, languages }: TextFieldsProps) {
  const { t, locale } = useText()
  const shown = linesShown(useValue(form, 'benefits'), useReader() === null ? 1 : 0)
  const inLanguage = (one: Locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(one) ?? one
  return (
    <div className={styles.languages}>
      {languages.map((one, first) => (
        <fieldset key={one} className={styles.language}>
          <legend className="legend">{inLanguage(one)}</legend>
          <TextField {...form.field(`name.${one}`)} lang={one} label={t('Name')} isOptional={first > 0} />
          <LinesField
            {...form.field(`description.${one}`)}
            lang={one}
            label={t('Description')}
            isOptional={first > 0}
          />
          {Array.from({ length: shown }, (_, at) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
              key={at}
              {...form.field(`benefits.${at}.${one}`)}
              lang={one}
              label={t('Benefit {n}', { n: at + 1 })}
              isOptional
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
