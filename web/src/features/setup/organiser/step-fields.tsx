import { formatTime } from '#platform/days.ts'
import { useField } from '#platform/forms/fields.tsx'
import type { FieldOf } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import fieldStyles from '#ui/field.module.css'
import { describedBy, Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useReader } from '#ui/read-only.tsx'
import styles from './setup.module.css'

/** Several lines of a form. */
export function Lines({ label, hint, ...of }: FieldOf & { readonly label: string; readonly hint?: string }) {
  const { id, name, text, error, set, leave } = useField(of)
  const frame = { id, label, hint, error }
  const reading = useReader()?.field({ label, value: text })
  if (reading) return reading
  return (
    <Field {...frame}>
      <textarea
        id={id}
        name={name}
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

interface SaveProps {
  readonly isSending: boolean
  readonly savedAt: Date | null
  readonly timeZone: string
}

/** The button of a step, and when it was saved. */
export function Save({ isSending, savedAt, timeZone }: SaveProps) {
  const { t, locale } = useText()
  return (
    <p className="row">
      <Button type="submit" isSending={isSending}>
        {t('Save')}
      </Button>
      <span className={`label muted ${styles.saved}`} role="status">
        {savedAt === null ? null : (
          <>
            <Icon name="check" size={16} />
            {t('Saved {time}', { time: formatTime(savedAt, timeZone, locale) })}
          </>
        )}
      </span>
    </p>
  )
}
