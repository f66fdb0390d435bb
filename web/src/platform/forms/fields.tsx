import type { ComponentProps, ReactNode } from 'react'
import { CheckField as PlainCheck } from '#ui/check-field.tsx'
import { ChoiceList as PlainChoices } from '#ui/choice-list.tsx'
import { SelectField as PlainSelect } from '#ui/select-field.tsx'
import { TextField as PlainText } from '#ui/text-field.tsx'
import { useText } from '../messages/messages.ts'
import { fieldText } from '../required-texts.ts'
import { fieldId } from './field-names.ts'
import { type FieldOf, type OwnOfField, useFormState } from './use-form.ts'

/** One field as an input takes it: what stands in it, what is wrong with it, and what to tell of it. */
export function useField({ model, name }: FieldOf) {
  const { t } = useText()
  const value = useFormState({ model }, () => model.value(name))
  const fault = useFormState({ model }, () => model.fault(name))
  return {
    id: fieldId(name),
    name,
    value,
    text: String(value ?? ''),
    error: fault === undefined ? undefined : t(fieldText(name, fault.message), fault.places),
    set: (next: unknown) => model.set(name, next),
    /** A number where one stood before. */
    setText: (text: string) => model.set(name, typeof value === 'number' ? Number(text) : text),
    leave: () => model.leave(name),
    /** Says beside the field what is wrong with it, until it is changed. */
    remark: (message: string) => model.remark(name, { message }),
  }
}

/** The same for what takes a text: the properties of an input. */
export function useTextField(field: FieldOf) {
  const { id, name, text, error, setText, leave } = useField(field)
  return { id, name, value: text, ...(error === undefined ? {} : { error }), onChange: setText, onBlur: leave }
}

type TextFieldProps = FieldOf & Omit<ComponentProps<typeof PlainText>, Exclude<OwnOfField, 'onBlur'>>

/** One line of text of a form. */
export function TextField({ model, name, onBlur, ...props }: TextFieldProps) {
  const field = useTextField({ model, name })
  return (
    <PlainText
      {...props}
      {...field}
      onBlur={(event) => {
        field.onBlur()
        onBlur?.(event)
      }}
    />
  )
}

/** One yes or no of a form. */
export function CheckField({ model, name, children }: FieldOf & { readonly children: ReactNode }) {
  const { id, value, error, set, leave } = useField({ model, name })
  return (
    <PlainCheck id={id} name={name} checked={value === true} error={error} onChange={set} onBlur={leave}>
      {children}
    </PlainCheck>
  )
}

type SelectFieldProps = FieldOf & Omit<ComponentProps<typeof PlainSelect>, OwnOfField>

/** One of many answers of a form. */
export function SelectField({ model, name, ...props }: SelectFieldProps) {
  return <PlainSelect {...props} {...useTextField({ model, name })} />
}

type ChoiceListProps<Value extends string> = FieldOf & Omit<ComponentProps<typeof PlainChoices<Value>>, OwnOfField>

/** One of up to seven answers of a form. */
export function ChoiceList<Value extends string>({ model, name, ...props }: ChoiceListProps<Value>) {
  const { id, value, error, set } = useField({ model, name })
  return <PlainChoices<Value> {...props} id={id} value={value as Value | null} error={error} onChange={set} />
}
