import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldPath, FieldValue } from './field-names.ts'
import { FormModel, type FormOptions, type FormState, type Values } from './form-model.ts'

/** A field of a form, for what shows it. */
export interface FieldOf {
  readonly model: FormModel<Values>
  readonly name: string
}

/** What a field of a form says by itself, of all that an input takes. */
export type OwnOfField = 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'

/** The form, or a part of it, that has these fields. */
export interface FieldsOf<Name extends string> {
  readonly field: (name: Name) => FieldOf
}

/** The names of the fields below a path. */
type Below<Name extends string, Path extends string> = Name extends `${Path}.${infer Inner}` ? Inner : never

export interface Form<V extends Values> extends FieldsOf<FieldPath<V>> {
  readonly model: FormModel<Values>
  /** The fields below a path, `shipping.city` as `city`: a part that is drawn as a form of its own. */
  readonly part: <Path extends FieldPath<V>>(path: Path) => FieldsOf<Below<FieldPath<V>, Path>>
  /** As they are now. {@link useValues} tells of each change. */
  readonly values: () => V
  readonly set: <Name extends FieldPath<V>>(name: Name, value: FieldValue<V, Name>) => void
  /** Says that a field is wrong for a reason that only the page knows. */
  readonly refuse: (name: FieldPath<V>, message: string) => void
  readonly submit: (event?: FormEvent) => void
}

function formOf<V extends Values>(model: FormModel<Values>): Form<V> {
  const field = (name: string) => ({ model, name })
  return {
    model,
    field,
    part: (path) => ({ field: (name) => field(`${path}.${name}`) }),
    values: () => model.state.values as V,
    set: (name, value) => model.set(name, value),
    refuse: (name, message) => model.refuse(new Map([[name, { message }]])),
    submit: (event) => {
      event?.preventDefault()
      void model.submit()
    },
  }
}

/** A form over a schema, the same for as long as the page is there. */
export function useForm<V extends Values, Body>(options: FormOptions<V, Body>) {
  const [form] = useState(() => formOf<V>(new FormModel(options) as unknown as FormModel<Values>))
  // What is asked for, and where it goes, is what the page says by now.
  form.model.options = options as unknown as FormOptions<Values, unknown>
  const isSending = useFormState(form, (state) => state.isSending)
  return { ...form, isSending }
}

/** What a part of the page reads of a form; it is drawn again when that has changed, and not at every key. */
export function useFormState<V extends Values, Part>(
  form: Pick<Form<V>, 'model'>,
  read: (state: FormState<V>) => Part,
) {
  const { model } = form
  const readNow = () => read(model.state as FormState<V>)
  return useSyncExternalStore(model.subscribe, readNow, readNow)
}

/** All answers. The page is drawn again with each key. */
export function useValues<V extends Values>(form: Pick<Form<V>, 'model' | 'values'>): V {
  return useFormState(form, (state) => state.values)
}

export function useValue<V extends Values, Name extends FieldPath<V>>(form: Form<V>, name: Name): FieldValue<V, Name> {
  return useFormState(form, () => form.model.value(name) as FieldValue<V, Name>)
}

/** Takes over what is known to be saved by now, in every field that nobody changed. */
export function useTakenOver<V extends Values>({ model }: Pick<Form<V>, 'model'>, saved: V): void {
  const text = JSON.stringify(saved)
  const known = useRef(text)
  useEffect(() => {
    if (known.current === text) return
    known.current = text
    model.takeOver(JSON.parse(text))
  }, [model, text])
}
