import type { Locale } from '@foyer/contract/kit/languages'
import { TextField, useField } from '#platform/forms/fields.tsx'
import type { FieldOf, Form } from '#platform/forms/use-form.ts'
import { useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import fieldStyles from '#ui/field.module.css'
import { describedBy, Field } from '#ui/field.tsx'
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
          <Lines {...form.field(`description.${one}`)} lang={one} label={t('Description')} isOptional={first > 0} />
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

interface LinesProps extends FieldOf {
  readonly label: string
  readonly lang: string
  readonly isOptional: boolean
}

function Lines({ label, lang, isOptional, ...of }: LinesProps) {
  const { id, name, text, error, set, leave } = useField(of)
  const frame = { id, label, error, isOptional }
  const reading = useReader()?.field({ label, value: text })
  if (reading) return reading
  return (
    <Field {...frame}>
      <textarea
        id={id}
        name={name}
        lang={lang}
        className={`${fieldStyles.input} ${styles.lines}`}
        value={text}
        rows={3}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(frame)}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={leave}
      />
    </Field>
  )
}
