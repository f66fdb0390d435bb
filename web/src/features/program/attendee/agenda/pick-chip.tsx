import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from '../shared/tools.module.css'

interface PickChipProps {
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** A chip that opens a list to tick; Esc, another chip and the page beside it close it. */
export function PickChip({ name, options, chosen, onChange }: PickChipProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => {
    if (details.current !== null) details.current.open = false
  }
  return (
    <details
      className={styles.pick}
      ref={details}
      name="pick"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || details.current?.open !== true) return
        close()
        summary.current?.focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <summary className={styles.chip} ref={summary} data-on={chosen.length > 0 ? '' : undefined}>
        {name}
        {chosen.length > 0 ? <span className="num">{chosen.length}</span> : null}
        <Icon name="chevron-down" size={16} />
      </summary>
      {/* A click beside a box keeps the focus, and so the list stays open. */}
      <fieldset className={styles.options} tabIndex={-1}>
        <legend className="vh">{name}</legend>
        {options.map(({ value, label, count }) => (
          <label key={value} className={styles.option}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>{label}</span>
            <span className="num">{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
