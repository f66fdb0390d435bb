import type { Country } from '@foyer/contract/editions'
import { type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  OverlayTriggerStateContext,
  Popover,
} from 'react-aria-components'
import fieldStyles from '#ui/field.module.css'
import { describedBy, Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './country-combobox.module.css'
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

/** Seven countries and the list's own edge, in CSS pixels; the rest is scrolled to. */
const LIST_HEIGHT = 7 * 44 + 10

/** Scrolls the page where the list would not have its place below the field, before it opens. */
function makeRoom(id: string): void {
  const field = document.getElementById(id)
  const bottom = field?.getBoundingClientRect().bottom ?? 0
  const seen = window.visualViewport?.height ?? window.innerHeight
  if (bottom + LIST_HEIGHT > seen) field?.scrollIntoView({ block: seen > 2 * LIST_HEIGHT ? 'center' : 'start' })
}

interface CountryInputProps {
  readonly id: string
  readonly autoComplete: string
  readonly describedBy: string | undefined
}

/**
 * Opens all countries when it is clicked, as a list of choices does; typing narrows them. Who presses the field has
 * clicked it only if it is still under them when they let go: the page scrolls after that, and for who comes by keys at
 * once.
 */
function CountryInput({ id, autoComplete, describedBy: described }: CountryInputProps) {
  const state = useContext(ComboBoxStateContext)
  const latest = useRef(state)
  const isPressed = useRef(false)
  useEffect(() => {
    latest.current = state
  }, [state])
  return (
    <Input
      id={id}
      className={fieldStyles.input ?? ''}
      autoComplete={autoComplete}
      spellCheck="false"
      {...(described === undefined ? {} : { 'aria-describedby': described })}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onFocus={() => {
        if (!isPressed.current) makeRoom(id)
        isPressed.current = false
      }}
      onClick={() => {
        isPressed.current = false
        if (state?.isOpen === true) return
        makeRoom(id)
        // Once the page has come to rest, and the field knows that it has the focus. Who types at once has it open already.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            if (latest.current?.isOpen === false) latest.current.open(null, 'manual')
          }),
        )
      }}
    />
  )
}

/**
 * Keeps the list when the page scrolls: it stands in the page, and moves with its field. The page is told that it has
 * scrolled later than it has: on a slow machine that would close what somebody opened by typing meanwhile.
 */
function StaysWithField({ children }: { readonly children: ReactNode }) {
  const state = useContext(ComboBoxStateContext)
  const isPageScroll = useRef(false)
  useEffect(() => {
    // Before the list hears of it, which listens only once it is open.
    const note = ({ target }: Event) => {
      if (target !== document) return
      isPageScroll.current = true
      setTimeout(() => {
        isPageScroll.current = false
      })
    }
    window.addEventListener('scroll', note, true)
    return () => window.removeEventListener('scroll', note, true)
  }, [])
  const kept = useMemo(
    () =>
      state && {
        ...state,
        close: () => {
          if (!isPageScroll.current) state.close()
        },
      },
    [state],
  )
  return <OverlayTriggerStateContext value={kept}>{children}</OverlayTriggerStateContext>
}

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
        <div className={styles.combo}>
          <CountryInput id={id} autoComplete={autoComplete ?? 'country'} describedBy={describedBy({ id, error })} />
          <Icon name="chevron-down" size={16} />
        </div>
      </Field>
      {/* It stays below while one types: a list that changes sides is lost from sight. */}
      <StaysWithField>
        <Popover className={styles.listbox ?? ''} placement="bottom start" shouldFlip={false} maxHeight={LIST_HEIGHT}>
          <ListBox<Country>
            className={styles.inner ?? ''}
            aria-label={label}
            renderEmptyState={() => <p className="hint">{t('Nothing matches.')}</p>}
          >
            {(country) => (
              <ListBoxItem id={country.id} textValue={textOf(country)} className={styles.item ?? ''}>
                {country.name}
                {country.nativeName === country.name ? null : <small> {country.nativeName}</small>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </StaysWithField>
    </ComboBox>
  )
}
