import { readOrder } from '@foyer/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { send } from '#platform/api.ts'
import type { SignUpDraft } from './sign-up-draft.ts'

/** How often the page asks while a payment is under way, in milliseconds. */
const ASK_EVERY_MS = 2000

/** The order of a sign-up as the server knows it, asked for again while its payment is being checked. */
export function useSignUpOrder(signedUp: SignUpDraft['signedUp']) {
  const uuid = signedUp?.orderUuid ?? ''
  const secret = signedUp?.orderSecret ?? ''
  return useQuery({
    queryKey: ['sign-up-order', uuid],
    queryFn: () => send(readOrder, { params: { uuid } }, { token: secret }),
    enabled: uuid !== '' && secret !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.paymentPending === true ? ASK_EVERY_MS : false),
  })
}
