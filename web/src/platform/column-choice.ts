import { useState } from 'react'

const keyOf = (list: string) => `hidden-columns-${list}`

function readHidden(list: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(keyOf(list)) ?? '').split(' ').filter(Boolean))
  } catch {
    return new Set()
  }
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
    try {
      if (next.size === 0) localStorage.removeItem(keyOf(list))
      else localStorage.setItem(keyOf(list), [...next].join(' '))
    } catch {
      // It holds as long as the page is open.
    }
  }
  return {
    hidden,
    toggle: (key) => keep(hidden.symmetricDifference(new Set([key]))),
    showAll: () => keep(new Set()),
  }
}
