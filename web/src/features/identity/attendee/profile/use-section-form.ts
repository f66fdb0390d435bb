import type { FormOptions, Values } from '#platform/forms/form-model.ts'
import { useForm, useFormState, useTakenOver } from '#platform/forms/use-form.ts'
import { useSaved } from './section.tsx'
import { useReportUnsaved } from './unsaved.ts'

interface SectionFormOptions<V extends Values, Body> extends Omit<FormOptions<V, Body>, 'onSubmit'> {
  readonly name: string
  /** What the server knows. What it tells later is taken over in the fields that nobody changed. */
  readonly initial: V
  /** Gives back `false` where the entries were refused: then nothing counts as saved. */
  readonly save: (body: Body) => Promise<unknown>
}

/** A form of one section: what it holds beyond what is saved is reported to the page, and the moment of saving kept. */
export function useSectionForm<V extends Values, Body>({ name, save, ...options }: SectionFormOptions<V, Body>) {
  const { savedAt, markSaved } = useSaved()
  const form = useForm({
    ...options,
    onSubmit: async (body: Body) => {
      if ((await save(body)) === false) return
      form.model.markSent()
      markSaved()
    },
  })
  useTakenOver(form, options.initial)
  const isDirty = useFormState(form, (state) => state.isDirty)
  useReportUnsaved(name, isDirty)
  return { form, isDirty, savedAt: isDirty ? null : savedAt }
}
