import { type PassPrice, pricePass } from '@foyer/contract/passes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useDraft } from './sign-up-draft.ts'

/**
 * What the chosen pass costs at the address that is being typed, by the server's rule. Until country and answer are
 * there, undefined: the price with VAT stands.
 */
export function usePassPrice(): PassPrice | undefined {
  const { passTypeId, voucherPass, countryId, vatId } = useDraft()
  const isAsked = passTypeId !== null && voucherPass === null && countryId > 0
  const { data } = useQuery({
    ...query(pricePass, { body: { passTypeId: passTypeId ?? 0, countryId, vatId: vatId === '' ? null : vatId } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return isAsked ? data : undefined
}
