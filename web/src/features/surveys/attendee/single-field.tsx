import type { ReactNode } from 'react'
import choiceListStyles from '#ui/choice-list.module.css'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './survey.module.css'

interface SingleFieldProps<Value extends string> {
  readonly id: string
  readonly legend: ReactNode
  readonly error: string | undefined
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

/** One of a few answers, all of them in sight; two stand side by side. */
export function SingleField<Value extends string>(props: SingleFieldProps<Value>) {
  const { id, legend, error, choices, value, onChange } = props
  return (
    <ChoiceGroup id={id} legend={legend} error={error}>
      <div className={choices.length === 2 ? `${choiceListStyles.choices} ${styles.pair}` : choiceListStyles.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={choiceListStyles.choice}>
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
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
