import { TextField } from '#platform/forms/fields.tsx'
import type { FieldOf } from '#platform/forms/use-form.ts'
import { useAreaNames } from '../halls/area-row.tsx'

/** Where something is on the plan. */
export function PlaceFields({ field }: { readonly field: (name: 'x' | 'y') => FieldOf }) {
  const names = useAreaNames()
  return (['x', 'y'] as const).map((name) => (
    <TextField key={name} {...field(name)} look="num" inputMode="decimal" autoComplete="off" label={names[name]} />
  ))
}
