import { vatIdMessage } from '@foyer/contract/kit/fields'
import { formatMoney } from '@foyer/contract/kit/money'
import {
  cancelOrder,
  type Order,
  orderExpired,
  paymentFailed,
  paymentUnderWay,
  payOrder,
  placeOrder,
  readOrder,
} from '@foyer/contract/orders'
import { listPaidPassTypes, passNotForAddress, passNotOnSale, signUp, voucherUnknown } from '@foyer/contract/passes'
import { passSoldOut, voucherUsedUp } from '@foyer/contract/sold-out'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { Card, emptyCard, keepFailure, keepPendingOrder, noCard } from '#features/orders'
import { send } from '#platform/api.ts'
import { useForm } from '#platform/forms.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, refusedWith } from '#platform/problem-error.ts'
import { answersOf, changeDraft, keepSignUp, keptPassword, standingSignUp, useDraft } from './sign-up-draft.ts'
import { useChosenType } from './sign-up-frame.tsx'
import { usePassPrice } from './use-pass-price.ts'
import { useSignUpOrder } from './use-sign-up-order.ts'

interface WayOn {
  readonly to: '/sign-up/pass' | '/sign-up/details'
  readonly label: string
}

/** Signs up, holds the pass and pays, in this order; what worked is not done again after what did not. */
export function useSignUpPayment(hasAccepted: boolean) {
  const { t, locale } = useText()
  const draft = useDraft()
  const navigate = useNavigate()
  const client = useQueryClient()
  const type = useChosenType()
  const price = usePassPrice()
  const standing = standingSignUp(draft, locale)
  const known = useSignUpOrder(standing)
  const [ownOrder, setOrder] = useState<Order | null>(null)
  // Who comes back, from the bank or from another page, finds the order that still holds the place.
  const order = ownOrder ?? (known.data?.can.pay === true ? known.data : null)
  const found = known.data
  const isGivenBack =
    order === null && found !== undefined && !found.can.place && !found.paymentPending && found.status !== 'paid'
  const [notice, setNotice] = useState<string | null>(null)
  const [wayOn, setWayOn] = useState<WayOn | null>(null)
  const [isTermsMissing, setIsTermsMissing] = useState(false)
  // One key for one try, kept while its outcome is unknown: a lost answer does not pay twice.
  const keys = useRef({ signUp: crypto.randomUUID(), pay: crypto.randomUUID() })
  const isFree = draft.voucherPass !== null

  const isOver = t(
    'The time to pay is over, and your place was given back. Your answers are kept: pay again to take a new place.',
  )
  const needsPassword = t('Your place was given back. Your answers are kept: only your password is needed once more.')
  const toPassword: WayOn = { to: '/sign-up/details', label: t('Enter your password') }

  const makeOrder = async (): Promise<{ order: Order | null; secret: string | null } | 'needs-password'> => {
    const before = draft.signedUp
    if (before !== null && before.orderUuid !== null && before.orderSecret !== null) {
      const params = { uuid: before.orderUuid }
      const token = { token: before.orderSecret }
      const current = await send(readOrder, { params }, token).catch((error: unknown) => {
        if (error instanceof ProblemError && (error.status === 401 || error.status === 404)) return null
        throw error
      })
      const isOpen = current !== null && (current.can.place || current.can.pay)
      if (standing !== null && current !== null && (isOpen || current.status === 'paid' || current.paymentPending))
        return { order: current, secret: before.orderSecret }
      // Other answers are another sign-up: the place that the first one held is given back at once.
      if (isOpen) await send(cancelOrder, { params, body: {} }, token).catch(() => undefined)
      keys.current.signUp = crypto.randomUUID()
    }
    if (keptPassword() === '') return 'needs-password'
    const answers = answersOf(draft, locale)
    const made = await send(
      signUp,
      { body: { ...answers, password: keptPassword(), acceptTerms: true } },
      { idempotencyKey: keys.current.signUp },
    )
    keepSignUp({
      uuid: made.uuid,
      email: draft.email,
      orderUuid: made.order?.uuid ?? null,
      orderSecret: made.orderSecret,
      answers: JSON.stringify(answers),
      ticket: {
        firstName: draft.firstName,
        lastName: draft.lastName,
        companyName: draft.companyName,
        passName: draft.voucherPass?.name ?? type?.name ?? '',
        codeType: draft.voucherPass?.codeType ?? type?.codeType ?? 'standard',
      },
    })
    keys.current.signUp = crypto.randomUUID()
    return { order: made.order, secret: made.orderSecret }
  }

  const run = async (card: { number: string; expiry: string; cvc: string } | null) => {
    const made = await makeOrder()
    if (made === 'needs-password') {
      setWayOn(toPassword)
      setNotice(needsPassword)
      return undefined
    }
    if (made.order === null || made.secret === null || card === null || made.order.status === 'paid')
      return navigate({ to: '/sign-up/success' })
    const { secret } = made
    const params = { uuid: made.order.uuid }
    const placed =
      made.order.status === 'open'
        ? await send(placeOrder, { params, body: { method: 'card' } }, { token: secret })
        : made.order
    const shown = (order?.total ?? price?.total ?? type?.price)?.amount
    setOrder(placed)
    if (shown !== placed.total.amount) {
      setNotice(t('The total for your address is {total}. Check it, then pay.', { total: formatMoney(placed.total) }))
      return undefined
    }
    keepPendingOrder({ uuid: placed.uuid, secret, next: '/sign-up/success', back: '/sign-up/payment' })
    const answer = await send(payOrder, { params, body: { card } }, { token: secret, idempotencyKey: keys.current.pay })
    keys.current.pay = crypto.randomUUID()
    if ('action' in answer) {
      if (answer.action !== null) {
        location.assign(answer.action.url)
        return undefined
      }
      return navigate({ to: '/payment-return', search: { order: placed.uuid } })
    }
    return navigate({ to: '/sign-up/success' })
  }

  const explain = (error: unknown): boolean => {
    const other: WayOn = { to: '/sign-up/pass', label: t('Choose another pass') }
    if (refusedWith(error, passSoldOut) || refusedWith(error, passNotOnSale)) {
      // What is left is not what this page was told a while ago.
      void client.invalidateQueries({ queryKey: [listPaidPassTypes.id] })
      setWayOn(other)
    } else if (refusedWith(error, passNotForAddress)) setWayOn({ to: '/sign-up/pass', label: t('Use another address') })
    else if (refusedWith(error, voucherUnknown) || refusedWith(error, voucherUsedUp)) {
      changeDraft({ voucherPass: null })
      setWayOn(other)
    } else if (refusedWith(error, orderExpired)) {
      setOrder(null)
      void known.refetch()
      setWayOn(null)
      setNotice(isOver)
      return true
    } else if (error instanceof ProblemError && error.errors.some(({ path }) => path === 'vatId')) {
      setWayOn({ to: '/sign-up/details', label: t('Correct your VAT ID') })
      setNotice(t(vatIdMessage))
      return true
    } else if (!refusedWith(error, paymentUnderWay)) return false
    setNotice(t((error as Error).message === '' ? 'Check your entries' : ((error as { detail?: string }).detail ?? '')))
    return true
  }

  const form = useForm({
    schema: isFree ? noCard : Card,
    initial: isFree ? {} : emptyCard,
    onSubmit: async (card) => {
      if (!hasAccepted) {
        document.getElementById('acceptTerms')?.focus()
        return
      }
      setNotice(null)
      setWayOn(null)
      try {
        await run(isFree ? null : (card as unknown as { number: string; expiry: string; cvc: string }))
      } catch (error) {
        if (refusedWith(error, paymentFailed)) {
          keys.current.pay = crypto.randomUUID()
          keepFailure({ reason: 'declined', requestId: error.requestId })
          await navigate({ to: '/payment-failed' })
          return
        }
        if (!explain(error)) throw error
      }
    },
  })

  const termsError = isTermsMissing && !hasAccepted ? t('Accept the terms to continue.') : undefined
  const terms = termsError === undefined ? [] : [{ name: 'acceptTerms', id: 'acceptTerms', message: termsError }]
  const givenBack = keptPassword() === '' ? { notice: needsPassword, wayOn: toPassword } : { notice: isOver, wayOn }
  return {
    form,
    order,
    secret: draft.signedUp?.orderSecret ?? null,
    replaceOrder: setOrder,
    ...(isGivenBack && notice === null ? givenBack : { notice, wayOn }),
    /** The notice answers the button: it is not what the page began with. */
    isNoticeNew: notice !== null,
    isSending: form.isSending,
    /** All that keeps it from being sent, the terms among them. */
    problems: { tries: form.tries, problems: [...form.problems, ...terms] },
    submit: (event: FormEvent) => {
      setIsTermsMissing(!hasAccepted)
      void form.submit(event)
    },
    termsError,
  }
}
