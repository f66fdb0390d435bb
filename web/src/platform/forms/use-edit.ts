import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { useEffect, useRef, useState } from 'react'
import { refusedWith } from '../problem-error.ts'
import type { Fault } from './field-names.ts'
import type { FormSchema, Values } from './form-model.ts'
import { useForm } from './use-form.ts'

interface EditOptions<V extends Values, Body, Record> {
  readonly schema: FormSchema<Body>
  readonly initial: V
  /** As it was when the form was opened; null for what is new. */
  readonly version: number | null
  readonly save: (body: Body, version: number | null) => Promise<Record>
  /** Which fields a refusal is about, where it is about any. */
  readonly refused?: (error: unknown) => ReadonlyMap<string, Fault> | null
  /** What of the record that somebody else saved is edited here. */
  readonly theirsIn: (record: Record) => { readonly version: number; readonly fields: V } | null
  /** Asks for the record anew where the refusal brings a part of it alone. */
  readonly askAnew?: () => Promise<Record>
  /** Whatever shows the record shows it as the server gave it. */
  readonly keep: (record: Record) => void
  readonly onDone: (record: Record) => void
}

/** Somebody else saved the record first. */
export interface Conflict<V> {
  /** What they saved, as it would stand in the fields. */
  readonly theirs: V
  /** What was saved when the form was opened. */
  readonly before: V
  /** The page learned of it; left out: who saved was refused. */
  readonly isSeen?: true
  /** Their entries take the place of all of one's own. */
  readonly takeTheirs: () => void
}

/**
 * The form of a record that two may edit, saved with the version that was seen when it was opened: where somebody saved it since,
 * what they saved stands in the fields that nobody changed here and is shown beside what was typed in the others, which stays,
 * and the next try is made knowing both.
 */
export function useEdit<V extends Values, Body, Record>(options: EditOptions<V, Body, Record>) {
  const { schema, initial, save, refused, theirsIn, askAnew, keep, onDone } = options
  const version = useRef(options.version)
  const [conflict, setConflict] = useState<Omit<Conflict<V>, 'takeTheirs'> | null>(null)
  const form = useForm<V, Body>({
    schema,
    initial,
    onSubmit: async (body) => {
      try {
        const saved = await save(body, version.current)
        version.current = theirsIn(saved)?.version ?? version.current
        keep(saved)
        form.model.markSent()
        setConflict(null)
        onDone(saved)
      } catch (error) {
        const faults = refused?.(error) ?? null
        if (faults !== null) {
          form.model.refuse(faults)
          return
        }
        if (!refusedWith(error, changedMeanwhile)) throw error
        const record = askAnew === undefined ? (error.problem['theirs'] as Record) : await askAnew()
        const now = theirsIn(record)
        if (now === null) throw error
        version.current = now.version
        keep(record)
        setConflict({ theirs: now.fields, before: form.model.giveWay(now.fields) as V })
      }
    },
  })
  const shown = options.version
  const isBehind = !form.isSending && shown !== null && version.current !== null && shown > version.current
  // The page shows the record as somebody else saved it: the form does so too, but for what was typed.
  useEffect(() => {
    if (!isBehind) return
    version.current = shown
    const before = form.model.giveWay(initial) as V
    if (JSON.stringify(before) !== JSON.stringify(initial)) setConflict({ theirs: initial, before, isSeen: true })
  })
  const takeTheirs = () => {
    if (conflict === null) return
    form.model.startOver(conflict.theirs)
    form.model.takeOver(conflict.theirs)
    setConflict(null)
  }
  /**
   * Something else was done to the record here, beside the form: fields that nobody changed show it. Where a colleague
   * came between, nothing is taken over, and the next try says so.
   */
  const follow = (record: Record) => {
    const now = theirsIn(record)
    if (now === null || now.version !== (version.current ?? 0) + 1) return
    version.current = now.version
    form.model.takeOver(now.fields)
  }
  return { form, follow, conflict: conflict && { ...conflict, takeTheirs } }
}
