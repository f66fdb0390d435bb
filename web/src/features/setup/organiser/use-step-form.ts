import { readSetup, type Setup } from '@foyer/contract/setup'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import type { FormSchema, Values } from '#platform/forms/form-model.ts'
import { useEdit } from '#platform/forms/use-edit.ts'
import { useFormState } from '#platform/forms/use-form.ts'

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

/** The form of one step, which has a version of its own, and when it was saved. */
export function useStepForm<V extends Values, Body>(options: StepFormOptions<V, Body>) {
  const { setup, step, schema, initial, formOf, save } = options
  const client = useQueryClient()
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const asked = query(readSetup)
  const { form, conflict } = useEdit<V, Body, Setup>({
    schema,
    initial,
    version: setup[step].version,
    save: (body, version) => save({ ...body, version: version ?? 1 }),
    theirsIn: (now) => ({ version: now[step].version, fields: formOf(now) }),
    askAnew: () => client.fetchQuery({ ...asked, staleTime: 0 }),
    keep: (now) => void client.setQueryData(asked.queryKey, now),
    onDone: () => setSavedAt(appNow()),
  })
  const isDirty = useFormState(form, (state) => state.isDirty)
  return { form, conflict, savedAt: isDirty ? null : savedAt }
}
