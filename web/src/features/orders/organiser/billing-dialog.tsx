import { correctOfficeBilling, readOfficeBilling } from '@foyer/contract/billing'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import { useQuery } from '@tanstack/react-query'
import { query, send } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type BillingBody, BillingForm } from '../shared/billing-form.tsx'
import { refreshOrder } from './use-refund.ts'

/** Puts right to whom somebody's order is invoiced, as its buyer could until the event's last day. */
export function BillingDialog({ order, onClose }: { readonly order: OfficeOrder; readonly onClose: () => void }) {
  const { t } = useText()
  const params = { uuid: order.uuid }
  const asked = query(readOfficeBilling, { params })
  const { data, error, refetch } = useQuery({ ...asked, staleTime: 0 })
  const save = async (body: BillingBody) => {
    await send(correctOfficeBilling, { params, body: { ...body, reason: body.reason ?? '' } })
    onClose()
    toast(t('Corrected.'))
    await Promise.all([refreshOrder(), queryClient.invalidateQueries({ queryKey: [readOfficeBilling.id] })])
  }
  return (
    <Dialog title={t('Correct the invoice of {number}', { number: order.number })} onClose={onClose}>
      {data === undefined ? (
        error === null ? (
          <Skeleton boxes={[48, 48, 48]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <BillingForm
          billing={data.billing}
          asksReason
          save={save}
          readAgain={async () => (await queryClient.fetchQuery({ ...asked, staleTime: 0 })).billing}
          onClose={onClose}
        >
          <p>{t('A credit note ends the invoice, and a new one takes its place. The buyer gets both by e-mail.')}</p>
        </BillingForm>
      )}
    </Dialog>
  )
}
