import { type PassPrice, pricePass } from '@foyer/contract/passes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useVatVerdict } from '#platform/vat-id.ts'
import { useDraft } from './sign-up-draft.ts'

/**
 * What the chosen pass costs at the address that is being typed, by the server's rule. Until country and answer are
 * there, undefined: the price with VAT stands. A VAT ID counts once the check has confirmed it.
 */
export function usePassPrice(): PassPrice | undefined {
  const { passTypeId, voucherPass, countryId, vatId } = useDraft()
  const confirmed = useVatVerdict(vatId) === 'valid' ? vatId : null
  const isAsked = passTypeId !== null && voucherPass === null && countryId > 0
  const { data } = useQuery({
    ...query(pricePass, { body: { passTypeId: passTypeId ?? 0, countryId, vatId: confirmed } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return isAsked ? data : undefined
}
