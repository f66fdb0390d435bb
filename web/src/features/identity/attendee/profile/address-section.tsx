import { listCountries } from '@foyer/contract/editions'
import { type Address, AddressFields, createAddress, readAddress, updateAddress } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { AddressFieldset } from '../../../../platform/address-fieldset.tsx'
import { ownWords, query, useCommand } from '../../../../platform/api.ts'
import { FormFailure, FormProblems } from '../../../../platform/form-problems.tsx'
import { LoadFailed } from '../../../../platform/load-failed.tsx'
import { useText } from '../../../../platform/messages/messages.ts'
import styles from './profile-page.module.css'
import { SaveButton, Section, Waiting } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

const TYPE = 'billingAddress'

/** The address for invoices. A failed read offers another try here; the rest of the page works on. */
export function AddressSection() {
  const { t } = useText()
  const address = useQuery(query(readAddress, { query: { type: TYPE } }))
  const countries = useQuery(query(listCountries))
  if (address.data !== undefined && countries.data !== undefined) {
    return <AddressForm address={address.data} countries={countries.data} />
  }
  const error = address.error ?? countries.error
  return (
    <Section id="address" title={t('Billing address')}>
      {error === null ? (
        <Waiting />
      ) : (
        <LoadFailed error={error} onRetry={() => void Promise.all([address.refetch(), countries.refetch()])} />
      )}
    </Section>
  )
}

interface AddressFormProps {
  readonly address: Address | null
  readonly countries: Parameters<typeof AddressFieldset>[0]['countries']
}

function AddressForm({ address, countries }: AddressFormProps) {
  const { t } = useText()
  const create = useCommand(createAddress, { ...ownWords, refreshes: [readAddress] })
  const update = useCommand(updateAddress, { ...ownWords, refreshes: [readAddress] })
  const { form, savedAt } = useSectionForm({
    name: 'address',
    schema: AddressFields,
    initial: {
      countryId: address?.countryId ?? 0,
      addressLine1: address?.addressLine1 ?? '',
      addressLine2: address?.addressLine2 ?? '',
      zip: address?.zip ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
    },
    save: (fields) =>
      address === null
        ? create.mutateAsync({ body: { address: fields, type: TYPE } })
        : update.mutateAsync({ body: { address: fields, type: TYPE } }),
  })
  return (
    <Section id="address" title={t('Billing address')} savedAt={savedAt}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <FormFailure failure={form.failure} />
        <AddressFieldset form={form} countries={countries} />
        <SaveButton part={t('Billing address')} isSending={form.isSending} />
      </form>
    </Section>
  )
}
