import { checkVoucher, type PassPrice, pricePass } from '@foyer/contract/passes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useVatVerdict } from '#platform/vat-id.ts'
import { isCovered, useDraft } from './sign-up-draft.ts'

/**
 * What the chosen pass costs at the address that is being typed, by the server's rule. Until country and answer are
 * there, undefined: the price with VAT stands. With a code it is asked of the voucher. A VAT ID counts once the check has confirmed it.
 */
export function usePassPrice(): PassPrice | undefined {
  const draft = useDraft()
  const { passTypeId, voucherPass, voucherCode: code, email, countryId, vatId } = draft
  const confirmed = useVatVerdict(vatId) === 'valid' ? vatId : null
  const isCheaper = voucherPass !== null && !isCovered(draft)
  const checked = useQuery({
    ...query(checkVoucher, { body: { code: code.trim(), email, countryId: countryId || null, vatId: confirmed } }),
    enabled: isCheaper,
    placeholderData: keepPreviousData,
  })
  const isAsked = passTypeId !== null && voucherPass === null && countryId > 0
  const { data } = useQuery({
    ...query(pricePass, { body: { passTypeId: passTypeId ?? 0, countryId, vatId: confirmed } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return isCheaper ? (checked.data?.price ?? undefined) : isAsked ? data : undefined
}
