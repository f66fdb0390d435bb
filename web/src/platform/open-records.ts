import type { AuditedRecord } from '@foyer/contract/kit/audited-records'
import { useEffect, useRef } from 'react'

/** A kind of record and its id, as the audit log has them; without an id each of its kind. */
export type RecordName = readonly [kind: AuditedRecord, id?: string | number]

/** What a part of the page shows. */
export interface OpenRecords {
  readonly names: readonly RecordName[]
  /** The records as they are shown: once these are others, nothing is left to tell. */
  readonly shown: unknown
}

let open: ReadonlySet<OpenRecords> = new Set()
const watchers = new Set<() => void>()

function show(now: ReadonlySet<OpenRecords>): void {
  open = now
  for (const watch of watchers) watch()
}

/** What is open now: another set once anything of it is another. */
export const openRecords = (): ReadonlySet<OpenRecords> => open

export function watchOpenRecords(react: () => void): () => void {
  watchers.add(react)
  return () => watchers.delete(react)
}

/**
 * Says which records the page shows, so that its frame tells when a colleague changes one of them.
 * @param shown the records as the server gave them, the same for as long as they are the same; undefined: not there yet.
 */
export function useOpenRecords(names: readonly RecordName[], shown: unknown): void {
  const last = useRef(names)
  last.current = names
  // Which they are may follow from what is shown, and from nothing else.
  useEffect(() => {
    if (shown === undefined) return
    const records = { names: last.current, shown }
    show(new Set([...open, records]))
    return () => show(new Set([...open].filter((one) => one !== records)))
  }, [shown])
}
