import type { VipEvent } from '@foyer/contract/vip-events'
import { useState } from 'react'
import { appNow } from '#platform/app-clock.ts'

/** So long an event that was ignored can be called back from where it stood. */
const UNDO_MS = 10_000

/** The events that were ignored a moment ago, on this page, and until when each can be called back. */
export function useUndo() {
  const [until, setUntil] = useState<ReadonlyMap<number, Date>>(new Map())
  const note = (id: number, end: Date | null) =>
    setUntil((before) => new Map([...before].filter(([one]) => one !== id).concat(end === null ? [] : [[id, end]])))
  return {
    until: ({ id, isIgnored }: VipEvent) => (isIgnored ? until.get(id) : undefined),
    onIgnored: ({ id }: VipEvent) => note(id, new Date(appNow().getTime() + UNDO_MS)),
    onUndone: ({ id }: VipEvent) => note(id, null),
  }
}
