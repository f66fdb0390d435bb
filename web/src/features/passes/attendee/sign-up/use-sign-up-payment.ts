import { vatIdMessage } from '@foyer/contract/kit/fields'
import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { type Order, orderExpired } from '@foyer/contract/orders'
import { listPaidPassTypes } from '@foyer/contract/passes'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { emptyCard, usePayMethod, usePayment } from '#features/orders'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { freeEntry, paidEntry } from './payment-entry.ts'
import { changeDraft, isCovered, keptPassword, standingSignUp, useDraft } from './sign-up-draft.ts'
import { useChosenType } from './sign-up-frame.tsx'
import { isAboutVatId, isAboutVoucher, toPassword, type WayOn, wayOnAfter } from './sign-up-ways.ts'
import { useMadeSignUp } from './use-made-sign-up.ts'
import { usePassPrice } from './use-pass-price.ts'
import { useSignUpOrder } from './use-sign-up-order.ts'

interface Notice {
  readonly text: string
  readonly wayOn: WayOn | null
}

/** The order of this sign-up: who comes back, from the bank or from another page, finds the one that still holds the place. */
function useOwnOrder() {
  const { locale } = useText()
  const known = useSignUpOrder(standingSignUp(useDraft(), locale))
  const [own, setOwn] = useState<Order | null>(null)
  const found = known.data
  const order = own ?? (found?.can.pay === true ? found : null)
  const isOver = found !== undefined && !found.can.place && !found.paymentPending && found.status !== 'paid'
  return {
    order,
    isGivenBack: order === null && isOver,
    replace: setOwn,
    forget: () => {
      setOwn(null)
      void known.refetch()
    },
  }
}

/** The words for who comes back to a place that was given back, and for what became of a try. */
function useNotices() {
  const { t } = useText()
  const over = t(
    'The time to pay is over, and your place was given back. Your answers are kept: pay again to take a new place.',
  )
  const needsPassword: Notice = {
    text: t('Your place was given back. Your answers are kept: only your password is needed once more.'),
    wayOn: toPassword,
  }
  return {
    needsPassword,
    repriced: (due: Money): Notice => ({
      text: t('The total for your address is {total}. Check it, then pay.', { total: formatMoney(due) }),
      wayOn: null,
    }),
    givenBack: (): Notice => (keptPassword() === '' ? needsPassword : { text: over, wayOn: null }),
    refused: (error: unknown): Notice | null => {
      const wayOn = error instanceof ProblemError ? wayOnAfter(error) : undefined
      if (wayOn === undefined) return null
      const { code, detail, errors } = error as ProblemError
      if (code === orderExpired.code) return { text: over, wayOn }
      return { text: t(isAboutVatId({ errors }) ? vatIdMessage : detail), wayOn }
    },
  }
}

/** The form that signs up, holds the pass and pays, in this order; what worked is not done again after what did not. */
export function useSignUpPayment() {
  const { voucherPass, signedUp } = useDraft()
  const isFree = isCovered({ voucherPass })
  const navigate = useNavigate()
  const client = useQueryClient()
  const type = useChosenType()
  const price = usePassPrice()
  const own = useOwnOrder()
  const make = useMadeSignUp()
  const pay = usePayment()
  const notices = useNotices()
  const payWith = usePayMethod(own.order)
  const { method, purchaseOrder } = payWith
  const [notice, setNotice] = useState<Notice | null>(null)
  const shown = own.order?.total ?? price?.total ?? voucherPass?.pays ?? type?.price

  const form = useForm({
    schema: isFree || !payWith.asksForCard ? freeEntry : paidEntry,
    initial: { ...emptyCard, acceptTerms: false },
    onSubmit: async (card): Promise<void> => {
      setNotice(null)
      try {
        const made = await make()
        if (made === 'needs-password') return setNotice(notices.needsPassword)
        const { order, secret } = made
        if (order === null || secret === null || order.status === 'paid')
          return await navigate({ to: '/sign-up/success' })
        if (isFree && voucherPass !== null) {
          // What the code left of the price was nothing when it was applied, and is something now.
          changeDraft({ voucherPass: { ...voucherPass, pays: order.total } })
          own.replace(order)
          return setNotice(notices.repriced(order.total))
        }
        const ways = { method, purchaseOrder, next: '/sign-up/success', back: '/sign-up/payment' }
        const { went, order: now } = await pay({ order, shown, card, secret, ...ways, onChange: own.replace })
        if (went === 'paid' || went === 'waits') await navigate({ to: '/sign-up/success' })
        if (went === 'repriced') setNotice(notices.repriced(now.total))
      } catch (error) {
        const refused = notices.refused(error)
        if (refused === null) throw error
        setNotice(refused)
        // What is left, held or given for a voucher is not what this page was told a while ago.
        void client.invalidateQueries({ queryKey: [listPaidPassTypes.id] })
        const problem = error as ProblemError
        if (problem.code === orderExpired.code) own.forget()
        if (isAboutVoucher(problem)) changeDraft({ voucherPass: null })
      }
    },
  })
  return {
    form,
    payWith,
    order: own.order,
    secret: signedUp?.orderSecret ?? null,
    replaceOrder: own.replace,
    notice: notice ?? (own.isGivenBack ? notices.givenBack() : null),
    /** The notice answers the button: it is not what the page began with. */
    isNoticeNew: notice !== null,
  }
}
