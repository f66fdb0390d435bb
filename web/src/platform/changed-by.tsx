import type { Duty } from '@foyer/contract/kit/duties'
import type { ReactNode } from 'react'
import { ReadOnly, useReader } from '#ui/read-only.tsx'
import { useIsEntrusted } from './duty.ts'
import { readerOf } from './reader.tsx'

interface ChangedByProps {
  readonly duty: Duty
  readonly children: ReactNode
}

/** It is theirs nowhere, so nobody is told where. */
const reader = readerOf(() => {})

/** What whoever has the duty changes, and everybody else reads. */
export function ChangedBy({ duty, children }: ChangedByProps) {
  const isTheirs = useIsEntrusted(duty)
  const here = useReader()
  return <ReadOnly value={isTheirs ? here : reader}>{children}</ReadOnly>
}
