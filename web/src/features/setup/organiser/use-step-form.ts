import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { readSetup, type Setup } from '@foyer/contract/setup'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import type { FormSchema, Values } from '#platform/forms/form-model.ts'
import { useForm, useFormState } from '#platform/forms/use-form.ts'
import { refusedWith } from '#platform/problem-error.ts'

type Step = 'event' | 'seller' | 'mail' | 'cancellation' | 'opening' | 'look' | 'texts'

interface StepFormOptions<V extends Values, Body> {
  readonly setup: Setup
  readonly step: Step
  readonly schema: FormSchema<Body>
  readonly initial: V
  /** How what the step says now stands in the fields. */
  readonly formOf: (setup: Setup) => V
  readonly save: (body: Body & { readonly version: number }) => Promise<Setup>
}

/** Somebody else saved the step first. `theirs` as it would stand in the fields. */
export interface Conflict<V> {
  readonly theirs: V
  /** Their entries take the place of one's own. */
  readonly takeTheirs: () => void
}

/**
 * The form of one step. It is saved with the version that was seen when the page was opened: where somebody saved it
 * since, what they saved is shown, what was typed stays, and the next try is made knowing both.
 */
export function useStepForm<V extends Values, Body>(options: StepFormOptions<V, Body>) {
  const { setup, step, schema, initial, formOf, save } = options
  const client = useQueryClient()
  const version = useRef(setup[step].version)
  const [theirs, setTheirs] = useState<V | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const { queryKey } = query(readSetup)
  const form = useForm<V, Body>({
    schema,
    initial,
    onSubmit: async (body) => {
      try {
        const after = await save({ ...body, version: version.current })
        version.current = after[step].version
        client.setQueryData(queryKey, after)
        form.model.markSent()
        setTheirs(null)
        setSavedAt(appNow())
      } catch (error) {
        if (!refusedWith(error, changedMeanwhile)) throw error
        await client.invalidateQueries({ queryKey })
        const now = client.getQueryData(queryKey)
        if (now === undefined) throw error
        version.current = now[step].version
        setTheirs(formOf(now))
      }
    },
  })
  const isDirty = useFormState(form, (state) => state.isDirty)
  const conflict: Conflict<V> | null = theirs && {
    theirs,
    takeTheirs: () => {
      form.model.startOver(theirs)
      form.model.takeOver(theirs)
      setTheirs(null)
    },
  }
  return { form, conflict, savedAt: isDirty ? null : savedAt }
}
