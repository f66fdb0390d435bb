import { useState } from 'react'
import { keep as keepText, readKept } from './kept.ts'

const keyOf = (list: string) => `hidden-columns-${list}`

function readHidden(list: string): ReadonlySet<string> {
  return new Set((readKept('localStorage', keyOf(list)) ?? '').split(' ').filter(Boolean))
}

export interface ColumnChoice {
  /** Keys of the columns that somebody does not want to see. */
  readonly hidden: ReadonlySet<string>
  readonly toggle: (key: string) => void
  readonly showAll: () => void
  /** They belong to a view that is kept, and the device does not remember them. */
  readonly isOfView?: boolean
}

/** Which columns of a list somebody sees: the device remembers it, as wide as its screen is. */
export function useColumnChoice(list: string): ColumnChoice {
  const [hidden, setHidden] = useState(() => readHidden(list))
  const keep = (next: ReadonlySet<string>) => {
    setHidden(next)
    // Where that is forbidden, it holds as long as the page is open.
    keepText('localStorage', keyOf(list), next.size === 0 ? null : [...next].join(' '))
  }
  return {
    hidden,
    toggle: (key) => keep(hidden.symmetricDifference(new Set([key]))),
    showAll: () => keep(new Set()),
  }
}
