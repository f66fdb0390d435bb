import { useEffect, useRef } from 'react'
import styles from './error-summary.module.css'
import { useUiTexts } from './texts.tsx'

export interface Problem {
  readonly id: string
  readonly message: string
}

/** Lists every error of a form, each leading to its field; takes the focus whenever `tries` grows. */
export function ErrorSummary({
  problems,
  tries = 0,
}: {
  readonly problems: readonly Problem[]
  readonly tries?: number
}) {
  const { problem } = useUiTexts()
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try moves the focus, even with the same errors.
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [tries])
  if (problems.length === 0) return null
  const go = (id: string) => {
    const field = document.getElementById(id)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <div className={styles.problem} role="alert" tabIndex={-1} ref={summary}>
      <h2>{problem}</h2>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                go(id)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
