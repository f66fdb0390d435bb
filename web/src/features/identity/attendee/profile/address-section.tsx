import { AddressFields } from '@foyer/contract/address-fields.schemas'
import type { Address } from '@foyer/contract/addresses'
import { listCountries } from '@foyer/contract/editions'
import { useQuery } from '@tanstack/react-query'
import { AddressFieldset } from '#platform/address-fieldset.tsx'
import { query } from '#platform/api.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { AddressUnread, type OwnAddress, useOwnAddress } from '#platform/own-address.tsx'
import styles from './profile-page.module.css'
import { addressValues, useSaveAddress } from './save-address.ts'
import { SaveButton, Section, Waiting } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

const TYPE = 'billingAddress'

/** The address for invoices; empty, with another try above it, where it could not be read. */
export function AddressSection() {
  const { t } = useText()
  const own = useOwnAddress(TYPE)
  const countries = useQuery(query(listCountries))
  if (own.address !== undefined && countries.data !== undefined)
    return <AddressForm own={own} address={own.address} countries={countries.data} />
  return (
    <Section id="address" title={t('Billing address')}>
      {countries.error === null ? (
        <Waiting />
      ) : (
        <LoadFailed error={countries.error} onRetry={() => void countries.refetch()} />
      )}
    </Section>
  )
}

interface AddressFormProps {
  readonly own: OwnAddress
  readonly address: Address | null
  readonly countries: Parameters<typeof AddressFieldset>[0]['countries']
}

function AddressForm({ own, address, countries }: AddressFormProps) {
  const { t } = useText()
  const save = useSaveAddress(TYPE, address)
  const { form, savedAt } = useSectionForm({
    name: 'address',
    schema: AddressFields,
    initial: addressValues(address),
    save,
  })
  return (
    <Section id="address" title={t('Billing address')} savedAt={savedAt}>
      <AddressUnread {...own} />
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <AddressFieldset form={form} countries={countries} />
        <SaveButton part={t('Billing address')} isSending={form.isSending} />
      </form>
    </Section>
  )
}
