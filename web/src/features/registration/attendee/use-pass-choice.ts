import { readCurrentOrder, readOrder } from '@foyer/contract/orders'
import {
  alreadyHoldsPass,
  checkEligibility,
  choosePass,
  listPaidPassTypes,
  passNotForAddress,
  passNotOnSale,
  readPass,
  voucherUnknown,
} from '@foyer/contract/passes'
import { passSoldOut, voucherUsedUp } from '@foyer/contract/sold-out'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { GivenPass } from '#features/passes'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useForm, useValues } from '#platform/forms/use-form.ts'
import { message } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { useSearchText } from '#platform/search-text.ts'
import { chosenPassId, passInHand } from './chosen-pass.ts'
import type { useRegistration } from './use-registration.ts'

type PassEntry = {
  /** Picked on this page. */
  readonly pass: number | null
  readonly voucher: string
  /** What a voucher was found to give on this page. */
  readonly given: GivenPass | null
}

const Chosen = z.object({})
const NoPass = z.object({
  pass: z.unknown().check(z.refine(() => false, message('Choose a pass, or enter a voucher.'))),
})
const NotApplied = z.object({
  voucher: z.unknown().check(z.refine(() => false, message('Apply your voucher, or choose a pass.'))),
})

/** Refusals about the choice itself: they are said above the passes, and another one is chosen. */
const aboutChoice = [passSoldOut, passNotOnSale, passNotForAddress, voucherUnknown, voucherUsedUp, alreadyHoldsPass]

/** What is known of the account's address and passes, whatever is chosen here. */
function usePassFacts({ order, pass, user }: ReturnType<typeof useRegistration>) {
  const email = user?.email ?? ''
  const types = useQuery(query(listPaidPassTypes))
  const eligibility = useQuery({
    ...query(checkEligibility, { query: { email } }),
    enabled: email !== '',
    retry: false,
  })
  // The row that was chosen on the page before.
  const wishedId = Number(useSearchText('pass'))
  return {
    email,
    types,
    eligibility,
    isBarred: eligibility.data?.isBlacklisted === true && !eligibility.data.isWhitelisted,
    wished: types.data?.find((one) => one.id === wishedId && one.onSale)?.id ?? null,
    saved: chosenPassId(order, pass, types.data),
  }
}

/** Puts the pass in hand into the order in progress. */
function useSavePass() {
  const client = useQueryClient()
  const { mutateAsync } = useCommand(choosePass, { ...ownWords, refreshes: [readPass, readOrder, listPaidPassTypes] })
  return async (body: Parameters<typeof mutateAsync>[0]['body']) => {
    client.setQueryData(query(readCurrentOrder).queryKey, await mutateAsync({ body }))
  }
}

/** The pass in hand: what is saved, what was picked or found by a voucher since, and who may have it. */
export function usePassChoice(registration: ReturnType<typeof useRegistration>, goOn: () => Promise<unknown>) {
  const facts = usePassFacts(registration)
  const { types, eligibility, isBarred, wished, saved } = facts
  const voucherInAddress = useSearchText('voucher')
  const save = useSavePass()
  const [notice, setNotice] = useState<string | null>(null)
  const inHandOf = ({ pass, given }: PassEntry) =>
    passInHand({ saved, picked: pass, hasGiven: given !== null, wished, isBarred })
  const initial: PassEntry = { pass: null, voucher: voucherInAddress ?? '', given: null }
  const form = useForm({
    schema: (entry: PassEntry) =>
      !inHandOf(entry).isMissing ? Chosen : entry.voucher.trim() === '' ? NoPass : NotApplied,
    initial,
    onSubmit: async (): Promise<unknown> => {
      const { voucher, given } = form.values()
      const { paidId, isSaved } = inHandOf(form.values())
      setNotice(null)
      if (isBarred) return undefined
      if (isSaved) return goOn()
      try {
        await save(given === null ? { passTypeId: paidId } : { voucherCode: voucher.trim() })
      } catch (error) {
        if (refusedWith(error, voucherUnknown) || refusedWith(error, voucherUsedUp)) form.set('given', null)
        void types.refetch()
        if (!aboutChoice.some((one) => refusedWith(error, one))) throw error
        return setNotice((error as ProblemError).detail)
      }
      return goOn()
    },
  })
  const { set, model } = form
  const hasFailed = eligibility.error !== null
  useEffect(() => {
    // Specification, section 4. The address is the account's: it stays.
    if (!hasFailed) return
    set('given', null)
    set('voucher', '')
  }, [hasFailed, set])
  const entry = useValues(form)
  const inHand = inHandOf(entry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for follows from this as well.
  useEffect(() => model.lookAgain(), [model, inHand.isMissing])
  return {
    ...facts,
    form,
    inHand,
    /** Why the pass in hand cannot be had. */
    notice,
    given: entry.given,
    /** The paid type in hand. */
    type: types.data?.find((one) => one.id === inHand.paidId),
    savedVoucherPass: saved.voucherPass,
    hasVoucherInAddress: voucherInAddress !== undefined,
  }
}
