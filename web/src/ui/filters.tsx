import type { ReactNode } from 'react'
import styles from './filters.module.css'
import { Offered } from './read-only.tsx'
import { SelectField } from './select-field.tsx'

interface FiltersProps {
  /** Words that the list is searched by stand above the choices. */
  readonly search?: ReactNode
  /** Puts them behind something that opens. */
  readonly fold?: (choices: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** By what a list is narrowed. It is a landmark, and can be used by whoever may only read. */
export function Filters({ search, fold = (choices) => choices, children }: FiltersProps) {
  return (
    <Offered>
      <search>
        {search}
        {fold(<div className={styles.filters}>{children}</div>)}
      </search>
    </Offered>
  )
}

interface FilterProps {
  /** Its name in the address. */
  readonly id: string
  readonly label: string
  /** What stands there while it narrows nothing. */
  readonly all: string
  readonly choices: readonly (readonly [value: string, word: string])[]
  /** Empty: nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One of them: it narrows as soon as something is chosen, by keys as well. */
export function Filter({ all, choices, ...field }: FilterProps) {
  return (
    <SelectField {...field}>
      <option value="">{all}</option>
      {choices.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  )
}
