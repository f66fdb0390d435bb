import { readCurrentOrder, readOrder } from '@foyer/contract/orders'
import { checkEligibility, choosePass, listPaidPassTypes, readPass, voucherUnknown } from '@foyer/contract/passes'
import { voucherUsedUp } from '@foyer/contract/sold-out'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { GivenPass } from '#features/passes'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { useSearchText } from '#platform/search-text.ts'
import { chosenPassId, passInHand } from './chosen-pass.ts'
import type { useRegistration } from './use-registration.ts'

/** The pass in hand: what is saved, what was picked or found by a voucher since, and who may have it. */
export function usePassChoice({ order, pass, user }: ReturnType<typeof useRegistration>) {
  const email = user?.email ?? ''
  const types = useQuery(query(listPaidPassTypes))
  const eligibility = useQuery({
    ...query(checkEligibility, { query: { email } }),
    enabled: email !== '',
    retry: false,
  })
  const hasFailed = eligibility.error !== null
  useEffect(() => {
    // Specification, section 4. The address is the account's: it stays.
    if (!hasFailed) return
    setGiven(null)
    setCode('')
  }, [hasFailed])
  const voucherInAddress = useSearchText('voucher')
  // The row that was chosen on the page before.
  const wishedId = Number(useSearchText('pass'))
  const wished = types.data?.find((one) => one.id === wishedId && one.onSale)?.id ?? null
  const [picked, pick] = useState<number | null>(null)
  const [code, setCode] = useState(voucherInAddress ?? '')
  const [given, setGiven] = useState<GivenPass | null>(null)
  const saved = chosenPassId(order, pass, types.data)
  const isBarred = eligibility.data?.isBlacklisted === true && !eligibility.data.isWhitelisted
  const inHand = passInHand({ saved, picked, hasGiven: given !== null, wished, isBarred })
  return {
    email,
    types,
    eligibility,
    isBarred,
    inHand,
    /** The paid type in hand. */
    type: types.data?.find((one) => one.id === inHand.paidId),
    savedVoucherPass: saved.voucherPass,
    pick,
    given,
    setGiven,
    code,
    setCode,
    hasVoucherInAddress: voucherInAddress !== undefined,
  }
}

/** Puts the pass in hand into the order in progress, and goes on. */
export function useSavePass(
  { inHand, given, setGiven, code, types }: ReturnType<typeof usePassChoice>,
  goOn: () => Promise<unknown>,
) {
  const client = useQueryClient()
  const command = useCommand(choosePass, { ...ownWords, refreshes: [readPass, readOrder, listPaidPassTypes] })
  const save = () =>
    command.mutate(
      { body: given === null ? { passTypeId: inHand.paidId } : { voucherCode: code.trim() } },
      {
        onSuccess: async (changed) => {
          client.setQueryData(query(readCurrentOrder).queryKey, changed)
          await goOn()
        },
        onError: (error) => {
          if (refusedWith(error, voucherUnknown) || refusedWith(error, voucherUsedUp)) setGiven(null)
          void types.refetch()
        },
      },
    )
  return { save, error: command.error, isPending: command.isPending }
}
