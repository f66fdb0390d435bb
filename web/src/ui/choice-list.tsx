import type { ReactNode } from 'react'
import styles from './choice-list.module.css'
import { fieldLook } from './field.tsx'
import { Icon } from './icon.tsx'
import { useReader } from './read-only.tsx'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly hint?: ReactNode
}

interface ChoiceListProps<Value extends string> {
  readonly id: string
  readonly legend: ReactNode
  readonly isLegendHidden?: boolean
  readonly choices: readonly Choice<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly error?: string | undefined
}

/** Up to seven answers, all of them in sight. */
export function ChoiceList<Value extends string>({
  id,
  legend,
  isLegendHidden = false,
  choices,
  value,
  onChange,
  error,
}: ChoiceListProps<Value>) {
  const reading = useReader()?.field({ label: legend, value: choices.find((choice) => choice.value === value)?.label })
  if (reading) return reading
  return (
    <div {...fieldLook(error !== undefined)}>
      {error === undefined ? null : (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <fieldset className={styles.set} aria-describedby={error === undefined ? undefined : `${id}-error`}>
        <legend className={isLegendHidden ? 'vh' : 'legend'}>{legend}</legend>
        <div className={styles.choices}>
          {choices.map((choice, index) => (
            <label key={choice.value} className={styles.choice}>
              <input
                type="radio"
                // The summary's link leads to the first answer.
                id={index === 0 ? id : undefined}
                name={id}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              <b>{choice.label}</b>
              {choice.hint === undefined ? null : <small>{choice.hint}</small>}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
