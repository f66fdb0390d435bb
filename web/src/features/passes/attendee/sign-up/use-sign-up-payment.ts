import { formatMoney } from '@foyer/contract/kit/money'
import {
  cancelOrder,
  type Order,
  orderExpired,
  passSoldOut,
  paymentFailed,
  paymentUnderWay,
  payOrder,
  placeOrder,
  readOrder,
  voucherUsedUp,
} from '@foyer/contract/orders'
import { passNotForAddress, passNotOnSale, signUp, voucherUnknown } from '@foyer/contract/passes'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { refusedWith, send } from '../../../../platform/api.ts'
import { useForm } from '../../../../platform/forms.ts'
import { useText } from '../../../../platform/messages/messages.ts'
import { Card, emptyCard, noCard } from '../../../orders/attendee/card.ts'
import { keepPendingOrder } from '../../../orders/attendee/pending-order.ts'
import { changeDraft, keptPassword, type SignUpDraft, useDraft } from './sign-up-draft.ts'
import { useChosenType } from './sign-up-frame.tsx'

interface WayOn {
  readonly to: '/sign-up/pass' | '/sign-up/details'
  readonly label: string
}

/** What the server would be told: as long as it is the same, so is the sign-up. */
function answersOf(draft: SignUpDraft, locale: 'en' | 'de') {
  return {
    attendeeType: draft.attendeeType ?? 'corporate-it',
    email: draft.email,
    passTypeId: draft.voucherPass === null ? draft.passTypeId : null,
    voucherCode: draft.voucherPass === null ? null : draft.voucherCode,
    firstName: draft.firstName,
    lastName: draft.lastName,
    companyName: draft.companyName,
    jobTitle: null,
    phone: null,
    vatId: draft.vatId === '' ? null : draft.vatId,
    billingAddress: {
      addressLine1: draft.addressLine1,
      addressLine2: draft.addressLine2 === '' ? null : draft.addressLine2,
      zip: draft.zip,
      city: draft.city,
      state: draft.state === '' ? null : draft.state,
      countryId: draft.countryId,
    },
    locale,
  }
}

/** Signs up, holds the pass and pays, in this order; what worked is not done again after what did not. */
export function useSignUpPayment(hasAccepted: boolean) {
  const { t, locale } = useText()
  const draft = useDraft()
  const navigate = useNavigate()
  const type = useChosenType()
  const [order, setOrder] = useState<Order | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [wayOn, setWayOn] = useState<WayOn | null>(null)
  const [isTermsMissing, setIsTermsMissing] = useState(false)
  // One key for one try, kept while its outcome is unknown: a lost answer does not pay twice.
  const keys = useRef({ signUp: crypto.randomUUID(), pay: crypto.randomUUID() })
  const isFree = draft.voucherPass !== null

  const makeOrder = async (): Promise<{ order: Order | null; secret: string | null }> => {
    const answers = answersOf(draft, locale)
    const text = JSON.stringify([answers, keptPassword().length])
    const known = draft.signedUp
    if (known !== null && known.answers === text && known.orderUuid !== null && known.orderSecret !== null) {
      const current = await send(readOrder, { params: { uuid: known.orderUuid } }, { token: known.orderSecret })
      if (current.can.place || current.can.pay) return { order: current, secret: known.orderSecret }
    } else if (known?.orderUuid != null && known.orderSecret !== null) {
      // Other answers are another sign-up: the place that the first one held is given back at once.
      await send(cancelOrder, { params: { uuid: known.orderUuid }, body: {} }, { token: known.orderSecret }).catch(
        () => undefined,
      )
      keys.current.signUp = crypto.randomUUID()
    }
    const made = await send(
      signUp,
      { body: { ...answers, password: keptPassword(), acceptTerms: true } },
      { idempotencyKey: keys.current.signUp },
    )
    changeDraft({
      signedUp: { uuid: made.uuid, orderUuid: made.order?.uuid ?? null, orderSecret: made.orderSecret, answers: text },
    })
    keys.current.signUp = crypto.randomUUID()
    return { order: made.order, secret: made.orderSecret }
  }

  const run = async (card: { number: string; expiry: string; cvc: string } | null) => {
    const made = await makeOrder()
    if (made.order === null || made.secret === null || card === null) return navigate({ to: '/sign-up/success' })
    const { secret } = made
    const params = { uuid: made.order.uuid }
    const placed =
      made.order.status === 'open'
        ? await send(placeOrder, { params, body: { method: 'card' } }, { token: secret })
        : made.order
    const shown = order?.total.amount ?? type?.price.amount
    setOrder(placed)
    if (shown !== placed.total.amount) {
      setNotice(t('The total for your address is {total}. Check it, then pay.', { total: formatMoney(placed.total) }))
      return undefined
    }
    keepPendingOrder({ uuid: placed.uuid, secret, next: '/sign-up/success' })
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
    if (refusedWith(error, passSoldOut) || refusedWith(error, passNotOnSale)) setWayOn(other)
    else if (refusedWith(error, passNotForAddress)) setWayOn({ to: '/sign-up/pass', label: t('Use another address') })
    else if (refusedWith(error, voucherUnknown) || refusedWith(error, voucherUsedUp)) {
      changeDraft({ voucherPass: null })
      setWayOn(other)
    } else if (refusedWith(error, orderExpired)) {
      changeDraft({ signedUp: null })
      setOrder(null)
      setWayOn(null)
      setNotice(
        t(
          'The time to pay is over, and your place was given back. Your answers are kept: pay again to take a new place.',
        ),
      )
      return true
    } else if (!refusedWith(error, paymentUnderWay)) return false
    setNotice(t((error as Error).message === '' ? 'Check your entries' : ((error as { detail?: string }).detail ?? '')))
    return true
  }

  const form = useForm({
    schema: isFree ? noCard : Card,
    initial: isFree ? {} : emptyCard,
    onSubmit: async (card) => {
      setIsTermsMissing(!hasAccepted)
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
          await navigate({ to: '/payment-failed' })
          return
        }
        if (!explain(error)) throw error
      }
    },
  })

  return {
    form,
    order,
    secret: draft.signedUp?.orderSecret ?? null,
    replaceOrder: setOrder,
    notice,
    wayOn,
    isSending: form.isSending,
    termsError: isTermsMissing && !hasAccepted ? t('Accept the terms to continue.') : undefined,
  }
}
