import { useState } from 'react'
import { type FieldValues, untouched } from '#platform/field-values.ts'
import { type FormSchema, useForm } from '#platform/forms.ts'
import { useSaved } from './section.tsx'
import { useReportUnsaved } from './unsaved.ts'

interface SectionFormOptions<Body> {
  readonly name: string
  readonly schema: FormSchema<Body> | ((values: FieldValues) => FormSchema<Body>)
  /** What the server knows. What it tells later is taken over in the fields that nobody changed. */
  readonly initial: FieldValues
  /** Gives back `false` where the entries were refused: then nothing counts as saved. */
  readonly save: (body: Body) => Promise<unknown>
}

function isChanged(values: FieldValues, saved: FieldValues): boolean {
  return Object.keys(saved).some((name) => values[name] !== saved[name])
}

/** A form of one section: what it holds beyond what is saved is reported to the page, and the moment of saving kept. */
export function useSectionForm<Body>({ name, schema, initial, save }: SectionFormOptions<Body>) {
  const [first] = useState(initial)
  const [saved, setSaved] = useState(initial)
  /** What is on its way: whoever changes a field meanwhile has changed it. */
  const [underWay, setUnderWay] = useState<FieldValues | null>(null)
  const { savedAt, markSaved } = useSaved()
  const form = useForm({
    schema,
    initial: first,
    onSubmit: async (body) => {
      const sent = form.values
      setUnderWay(sent)
      const isRefused = (await save(body).finally(() => setUnderWay(null))) === false
      if (isRefused) return
      // What the server told meanwhile is newer than what was sent.
      setSaved((now) => (now === saved ? sent : now))
      markSaved()
    },
  })
  const [known, setKnown] = useState(initial)
  if (isChanged(initial, known)) {
    setKnown(initial)
    setSaved(initial)
    form.setAll(untouched(form.values, underWay ?? saved, initial))
  }
  const isDirty = isChanged(form.values, saved)
  useReportUnsaved(name, isDirty)
  return { form, isDirty, savedAt: isDirty ? null : savedAt }
}
