import { AddressFields } from '@foyer/contract/address-fields.schemas'
import { type Address, deleteAddress, readAddress } from '@foyer/contract/addresses'
import { type Country, listCountries } from '@foyer/contract/editions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { AddressFieldset } from '#platform/address-fieldset.tsx'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { CheckField } from '#platform/forms/fields.tsx'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useValue } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { message, useText } from '#platform/messages/messages.ts'
import { AddressUnread, type OwnAddress, useOwnAddress } from '#platform/own-address.tsx'
import styles from './profile-page.module.css'
import { addressValues, useSaveAddress } from './save-address.ts'
import { SaveButton, Section, Waiting } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

const TYPE = 'shippingAddress'
const Same = z.object({ isShippingSame: z.literal(true) })
const Own = z.object({ isShippingSame: z.literal(false), shipping: AddressFields })

/** Where paper goes: to the billing address, unless it is said to differ. */
export function ShippingSection() {
  const { t } = useText()
  const own = useOwnAddress(TYPE)
  const countries = useQuery(query(listCountries))
  if (own.address !== undefined && countries.data !== undefined)
    return <ShippingForm own={own} address={own.address} countries={countries.data} />
  return (
    <Section id="shipping" title={t('Shipping address')}>
      {countries.error === null ? (
        <Waiting />
      ) : (
        <LoadFailed error={countries.error} onRetry={() => void countries.refetch()} />
      )}
    </Section>
  )
}

interface ShippingFormProps {
  readonly own: OwnAddress
  readonly address: Address | null
  readonly countries: readonly Country[]
}

function ShippingForm({ own, address, countries }: ShippingFormProps) {
  const { t } = useText()
  const client = useQueryClient()
  const save = useSaveAddress(TYPE, address)
  const remove = useCommand(deleteAddress, { ...ownWords, refreshes: [readAddress] })
  const { form, savedAt } = useSectionForm({
    name: 'shipping',
    schema: ({ isShippingSame }): FormSchema<z.infer<typeof Same> | z.infer<typeof Own>> =>
      isShippingSame ? Same : Own,
    initial: {
      isShippingSame: address === null,
      shipping: addressValues(address),
    },
    save: async (body) => {
      if (!body.isShippingSame) return save(body.shipping)
      if (address !== null) return remove.mutateAsync({ params: { id: String(address.id) } })
      const found = own.isUnread ? await client.ensureQueryData(query(readAddress, { query: { type: TYPE } })) : null
      if (found === null) return true
      // Nobody was shown it, so nobody meant it to go.
      form.refuse('isShippingSame', message('You have a saved address, shown here now. To remove it, tick this again.'))
      return false
    },
  })
  const isSame = useValue(form, 'isShippingSame')
  return (
    <Section id="shipping" title={t('Shipping address')} savedAt={savedAt}>
      <AddressUnread {...own} />
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <CheckField {...form.field('isShippingSame')}>{t('Same as the billing address')}</CheckField>
        {isSame ? null : <AddressFieldset form={form.part('shipping')} countries={countries} section="shipping" />}
        <SaveButton part={t('Shipping address')} isSending={form.isSending} />
      </form>
    </Section>
  )
}
