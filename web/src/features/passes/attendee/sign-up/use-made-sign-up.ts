import { cancelOrder, type Order, readOrder } from '@foyer/contract/orders'
import { signUp } from '@foyer/contract/passes'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { answersOf, keepSignUp, keptPassword, standingSignUp, useDraft } from './sign-up-draft.ts'
import { useChosenType } from './sign-up-frame.tsx'

export interface MadeSignUp {
  /** null: the pass costs nothing. */
  readonly order: Order | null
  /** Pays and reads the order without anybody being signed in. */
  readonly secret: string | null
}

const isGone = (error: unknown) => error instanceof ProblemError && (error.status === 401 || error.status === 404)

/** Signs up with the answers of the draft, once: the same answers find the order that they made. */
export function useMadeSignUp(): () => Promise<MadeSignUp | 'needs-password'> {
  const { locale } = useText()
  const draft = useDraft()
  const type = useChosenType()
  const command = useCommand(signUp, ownWords)
  const standing = standingSignUp(draft, locale)

  /** The order that the draft's sign-up made, where it can still be paid or is; other answers give its place back. */
  const orderBefore = async (): Promise<MadeSignUp | null> => {
    const { orderUuid, orderSecret } = draft.signedUp ?? { orderUuid: null, orderSecret: null }
    if (orderUuid === null || orderSecret === null) return null
    const params = { uuid: orderUuid }
    const token = { token: orderSecret }
    const order = await send(readOrder, { params }, token).catch((error: unknown) => {
      if (isGone(error)) return null
      throw error
    })
    if (order === null) return null
    const isOpen = order.can.place || order.can.pay
    if (standing !== null && (isOpen || order.status === 'paid' || order.paymentPending))
      return { order, secret: orderSecret }
    if (isOpen) await send(cancelOrder, { params, body: {} }, token).catch(() => undefined)
    return null
  }

  return async () => {
    const before = await orderBefore()
    if (before !== null) return before
    if (keptPassword() === '') return 'needs-password'
    const answers = answersOf(draft, locale)
    const made = await command.mutateAsync({ body: { ...answers, password: keptPassword(), acceptTerms: true } })
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
    return { order: made.order, secret: made.orderSecret }
  }
}
