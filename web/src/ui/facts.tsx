import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  readonly name: string
  readonly value: ReactNode
  readonly change?: ReactNode
}

/** Answers to check, each with its way back. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
          {fact.change === undefined ? null : <dd>{fact.change}</dd>}
        </div>
      ))}
    </dl>
  )
}
