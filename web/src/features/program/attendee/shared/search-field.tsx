import { useId } from 'react'
import fieldStyles from '#ui/field.module.css'
import { Icon } from '#ui/icon.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** One line to look something up with. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId()
  return (
    <div className={styles.hunt}>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" />
      <input
        className={fieldStyles.input}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
