import type { Country } from '@foyer/contract/editions'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './address-fieldset.module.css'
import { CountryField } from './country-field.tsx'
import { TextField, useTextField } from './forms/fields.tsx'
import type { FieldsOf } from './forms/use-form.ts'
import { useText } from './messages/messages.ts'

/** Countries whose addresses are not complete without a state or province. */
const WITH_STATE = ['AU', 'BR', 'CA', 'IN', 'MX', 'US']

interface AddressFieldsetProps {
  readonly form: FieldsOf<'countryId' | 'addressLine1' | 'addressLine2' | 'zip' | 'city' | 'state'>
  readonly countries: readonly Country[]
  /** Which of a person's addresses the browser is to fill in. */
  readonly section?: 'billing' | 'shipping'
}

/** Country first: what else is asked for follows from it. */
export function AddressFieldset({ form, countries, section = 'billing' }: AddressFieldsetProps) {
  const { t } = useText()
  const line2 = useTextField(form.field('addressLine2'))
  const [isLine2Asked, setLine2Asked] = useState(false)
  const [hadLine2] = useState(line2.value !== '')
  const isLine2 = isLine2Asked || hadLine2 || line2.value !== ''
  // The button that asked for it is gone: the focus goes on to what it opened.
  useEffect(() => {
    if (isLine2Asked) document.getElementById(line2.id)?.focus()
  }, [isLine2Asked, line2.id])
  const country = useTextField(form.field('countryId'))
  const code = countries.find(({ id }) => String(id) === country.value)?.code ?? ''
  const state = useTextField(form.field('state'))
  return (
    <div className="fields">
      <CountryField
        label={t('Country')}
        key={countries.length === 0 ? 'none' : 'all'}
        countries={countries}
        autoComplete={`${section} country`}
        {...country}
      />
      <TextField
        label={t('Street and number')}
        autoComplete={`${section} address-line1`}
        {...form.field('addressLine1')}
      />
      <div className={styles.add}>
        {/* Stays in the page while closed, so that the browser can fill it in, which opens it. */}
        {isLine2 ? null : (
          <Button variant="text" isSmall onClick={() => setLine2Asked(true)}>
            <Icon name="plus" />
            {t('Add company, floor, c/o')}
          </Button>
        )}
        <div className={isLine2 ? undefined : 'vh'}>
          <TextField
            label={t('Company, floor, c/o')}
            isOptional
            autoComplete={`${section} address-line2`}
            tabIndex={isLine2 ? undefined : -1}
            {...form.field('addressLine2')}
          />
        </div>
      </div>
      <div className="third">
        <TextField label={t('Postcode')} autoComplete={`${section} postal-code`} {...form.field('zip')} />
      </div>
      <div className="two">
        <TextField label={t('City')} autoComplete={`${section} address-level2`} {...form.field('city')} />
      </div>
      {WITH_STATE.includes(code) || state.value !== '' ? (
        <TextField label={t('State')} isOptional autoComplete={`${section} address-level1`} {...form.field('state')} />
      ) : null}
    </div>
  )
}
