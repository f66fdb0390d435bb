import {
  type Address,
  AddressFields,
  addressExists,
  createAddress,
  deleteAddress,
  readAddress,
  updateAddress,
} from '@foyer/contract/addresses'
import { type Country, listCountries } from '@foyer/contract/editions'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { AddressFieldset } from '../../../../platform/address-fieldset.tsx'
import { ownWords, query, refusedWith, useCommand } from '../../../../platform/api.ts'
import { formPart } from '../../../../platform/form-part.ts'
import { FormFailure, FormProblems } from '../../../../platform/form-problems.tsx'
import { LoadFailed } from '../../../../platform/load-failed.tsx'
import { useText } from '../../../../platform/messages/messages.ts'
import { CheckField } from '../../../../ui/check-field.tsx'
import styles from './profile-page.module.css'
import { SaveButton, Section, Waiting } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

const TYPE = 'shippingAddress'
const Same = z.object({ isShippingSame: z.literal(true) })
const Own = z.object({ isShippingSame: z.literal(false), shipping: AddressFields })

/** Where paper goes: to the billing address, unless it is said to differ. */
export function ShippingSection() {
  const { t } = useText()
  const address = useQuery(query(readAddress, { query: { type: TYPE } }))
  const countries = useQuery(query(listCountries))
  if (address.data !== undefined && countries.data !== undefined)
    return <ShippingForm address={address.data} countries={countries.data} />
  const error = address.error ?? countries.error
  return (
    <Section id="shipping" title={t('Shipping address')}>
      {error === null ? (
        <Waiting />
      ) : (
        <LoadFailed error={error} onRetry={() => void Promise.all([address.refetch(), countries.refetch()])} />
      )}
    </Section>
  )
}

interface ShippingFormProps {
  readonly address: Address | null
  readonly countries: readonly Country[]
}

function ShippingForm({ address, countries }: ShippingFormProps) {
  const { t } = useText()
  const save = useSaveShipping(address)
  const { form, savedAt } = useSectionForm<z.infer<typeof Same> | z.infer<typeof Own>>({
    name: 'shipping',
    schema: (values) => (values['isShippingSame'] === true ? Same : Own),
    initial: {
      isShippingSame: address === null,
      'shipping.countryId': address?.countryId ?? 0,
      'shipping.addressLine1': address?.addressLine1 ?? '',
      'shipping.addressLine2': address?.addressLine2 ?? '',
      'shipping.zip': address?.zip ?? '',
      'shipping.city': address?.city ?? '',
      'shipping.state': address?.state ?? '',
    },
    save: (body) => save(body.isShippingSame ? null : body.shipping),
  })
  const same = form.check('isShippingSame')
  return (
    <Section id="shipping" title={t('Shipping address')} savedAt={savedAt}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <FormFailure failure={form.failure} />
        <CheckField {...same}>{t('Same as the billing address')}</CheckField>
        {same.checked ? null : (
          <AddressFieldset form={formPart(form, 'shipping')} countries={countries} section="shipping" />
        )}
        <SaveButton part={t('Shipping address')} isSending={form.isSending} />
      </form>
    </Section>
  )
}

/** Saves the address, or takes it away where it is the billing address again (null). */
function useSaveShipping(known: Address | null) {
  const create = useCommand(createAddress, { ...ownWords, refreshes: [readAddress] })
  const update = useCommand(updateAddress, { ...ownWords, refreshes: [readAddress] })
  const remove = useCommand(deleteAddress, { ...ownWords, refreshes: [readAddress] })
  return async (fields: AddressFields | null): Promise<void> => {
    if (fields === null) {
      if (known !== null) await remove.mutateAsync({ params: { id: String(known.id) } })
      return
    }
    const body = { address: fields, type: TYPE } as const
    if (known === null) {
      try {
        await create.mutateAsync({ body })
        return
      } catch (error) {
        // Another device gave one meanwhile.
        if (!refusedWith(error, addressExists)) throw error
      }
    }
    await update.mutateAsync({ body })
  }
}
