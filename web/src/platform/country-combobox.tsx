import type { Country } from '@foyer/contract/editions'
import { useMemo } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { Field } from '../ui/field.tsx'
import { useText } from './messages/messages.ts'

export interface CountryFieldProps {
  readonly id: string
  readonly name?: string
  readonly label: string
  readonly countries: readonly Country[]
  readonly autoComplete?: string
  /** The chosen country's id as text; `''` or `'0'`: none yet. */
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** What somebody may type for a country: its name, its own name, or its code. */
export function countryMatches(country: Pick<Country, 'name' | 'nativeName' | 'code'>, typed: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain(typed.trim())
  return (
    plain(country.name).includes(words) ||
    plain(country.nativeName).includes(words) ||
    country.code.toLowerCase() === words
  )
}

/** The countries with the visitor's own on top, as their browser tells it. */
function withOwnFirst(countries: readonly Country[], language: string): Country[] {
  const region = new Intl.Locale(language).maximize().region
  return [...countries].sort((a, b) => Number(b.code === region) - Number(a.code === region))
}

/** What stands in the field once a country is chosen. */
const textOf = (country: Country): string =>
  country.nativeName === country.name ? country.name : `${country.name} (${country.nativeName})`

/** A country, found by name, own name or code. */
export function CountryCombobox({
  id,
  label,
  countries,
  autoComplete,
  value,
  error,
  onChange,
  onBlur,
}: CountryFieldProps) {
  const { t } = useText()
  // Kept between renders: a new list would close the open one.
  const list = useMemo(() => withOwnFirst(countries, navigator.language), [countries])
  const byText = useMemo(() => new Map(list.map((country) => [textOf(country), country])), [list])
  return (
    <ComboBox
      aria-label={label}
      defaultItems={list}
      selectedKey={value === '' || value === '0' ? null : Number(value)}
      onSelectionChange={(key) => onChange(key === null ? '0' : String(key))}
      onBlur={() => onBlur?.()}
      defaultFilter={(text, typed) => {
        const country = byText.get(text)
        return country !== undefined && (typed === '' || typed === text || countryMatches(country, typed))
      }}
      menuTrigger="input"
      allowsEmptyCollection
      isInvalid={error !== undefined}
    >
      <Field id={id} label={label} error={error}>
        <Input id={id} className="input" autoComplete={autoComplete ?? 'country'} spellCheck="false" />
      </Field>
      <Popover className="listbox" placement="bottom start">
        <ListBox<Country> aria-label={label} renderEmptyState={() => <p className="hint">{t('Nothing matches.')}</p>}>
          {(country) => (
            <ListBoxItem id={country.id} textValue={textOf(country)} className="listbox__item">
              {country.name}
              {country.nativeName === country.name ? null : <small> {country.nativeName}</small>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
