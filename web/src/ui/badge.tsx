import type { ReactNode } from 'react'

/** The word of a pass in its stripe's pattern; `pass` is one of the five patterns. */
export function Badge({ pass, children }: { readonly pass: string; readonly children: ReactNode }) {
  return (
    <span className="badge" data-pass={pass}>
      <span>{children}</span>
    </span>
  )
}

interface TagProps {
  readonly kind?: 'success' | 'info' | 'warning' | 'danger' | 'type' | 'train' | 'vip' | 'host' | 'primary' | undefined
  readonly children: ReactNode
}

/** A state or a kind, in a word. */
export function Tag({ kind, children }: TagProps) {
  return <span className={kind === undefined ? 'tag' : `tag tag--${kind}`}>{children}</span>
}
