import type { Country } from '@foyer/contract/editions'
import { useState } from 'react'
import { CountryField } from '../../../../platform/country-field.tsx'
import type { FieldValues } from '../../../../platform/field-values.ts'
import type { TextFieldProps } from '../../../../platform/forms.ts'
import { useText } from '../../../../platform/messages/messages.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './profile-page.module.css'

/** Countries whose addresses are not complete without a state or province. */
const WITH_STATE = ['AU', 'BR', 'CA', 'IN', 'MX', 'US']

interface AddressFieldsetProps {
  readonly form: {
    readonly values: FieldValues
    readonly field: (name: string) => TextFieldProps
    readonly set: (name: string, value: number) => void
    readonly error: (name: string) => string | undefined
  }
  readonly countries: readonly Country[]
  /** Which of a person's addresses the browser is to fill in. */
  readonly section?: 'billing' | 'shipping'
}

/** Country first: what else is asked for follows from it. */
export function AddressFieldset({ form, countries, section = 'billing' }: AddressFieldsetProps) {
  const { t } = useText()
  const line2 = form.field('addressLine2')
  const [isLine2Open, setLine2Open] = useState(line2.value !== '')
  const code = countries.find((country) => country.id === form.values['countryId'])?.code ?? ''
  const state = form.field('state')
  return (
    <div className={styles.fields}>
      <div data-wide>
        <CountryField
          label={t('Country')}
          countries={countries}
          autoComplete={`${section} country`}
          {...form.field('countryId')}
        />
      </div>
      <div data-wide>
        <TextField
          label={t('Street and number')}
          autoComplete={`${section} address-line1`}
          {...form.field('addressLine1')}
        />
      </div>
      <div data-wide>
        {/* Stays in the page while closed, so that the browser can fill it in, which opens it. */}
        {isLine2Open || line2.value !== '' ? null : (
          <button
            type="button"
            className={`btn btn--text btn--small ${styles.flush}`}
            onClick={() => setLine2Open(true)}
          >
            {t('Add company, floor, c/o')}
          </button>
        )}
        <div className={isLine2Open || line2.value !== '' ? undefined : 'vh'}>
          <TextField label={t('Company, floor, c/o')} isOptional autoComplete={`${section} address-line2`} {...line2} />
        </div>
      </div>
      <TextField label={t('Postcode')} autoComplete={`${section} postal-code`} {...form.field('zip')} />
      <TextField label={t('City')} autoComplete={`${section} address-level2`} {...form.field('city')} />
      {WITH_STATE.includes(code) || state.value !== '' ? (
        <TextField label={t('State')} isOptional autoComplete={`${section} address-level1`} {...state} />
      ) : null}
    </div>
  )
}
