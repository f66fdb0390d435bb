import { Suspense } from 'react'
import fieldStyles from '#ui/field.module.css'
import { Field } from '#ui/field.tsx'
import type { CountryFieldProps } from './country-combobox.tsx'
import { lazyPart } from './load-part.ts'

// The list that can be searched weighs half as much as everything else on its page.
const CountryCombobox = lazyPart<CountryFieldProps, 'CountryCombobox'>(
  () => import('./country-combobox.tsx'),
  'CountryCombobox',
)

/** A country, found by name, own name or code. */
export function CountryField(props: CountryFieldProps) {
  const { id, label, value, error, countries } = props
  const chosen = countries.find((country) => String(country.id) === value)
  const waiting = (
    <Field id={id} label={label} error={error}>
      <input id={id} className={fieldStyles.input} value={chosen?.name ?? ''} disabled />
    </Field>
  )
  return (
    <Suspense fallback={waiting}>
      <CountryCombobox {...props} />
    </Suspense>
  )
}
