import type { ComponentProps } from 'react'
import { PasswordField as PlainField } from '#ui/password-field.tsx'
import { useTextField } from './fields.tsx'
import type { FieldOf, OwnOfField } from './use-form.ts'

/** A password of a form. */
export function PasswordField({
  model,
  name,
  ...props
}: FieldOf & Omit<ComponentProps<typeof PlainField>, OwnOfField>) {
  return <PlainField {...props} {...useTextField({ model, name })} />
}
