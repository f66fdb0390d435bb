import { correctBilling, readBilling } from '@foyer/contract/billing'
import { type Invoice, listInvoices } from '@foyer/contract/invoices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BillingBody, BillingForm } from '#features/orders'
import { query, send } from '#platform/api.ts'
import { formatLongDay } from '#platform/days.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Has an invoice made out otherwise: who it names, where they are, their VAT ID or order number. */
export function CorrectInvoice({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="text" isSmall onClick={() => setAsked(true)}>
        {t('Correct')}
        <span className="vh"> {invoice.number}</span>
      </Button>
      {isAsked ? <CorrectDialog invoice={invoice} onClose={() => setAsked(false)} /> : null}
    </>
  )
}

function CorrectDialog({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) {
  const { t, rich, locale } = useText()
  const client = useQueryClient()
  const params = { uuid: invoice.orderUuid }
  const asked = { ...query(readBilling, { params }), staleTime: 0 }
  const { data, error, refetch } = useQuery(asked)
  const save = async (body: BillingBody) => {
    client.setQueryData(asked.queryKey, await send(correctBilling, { params, body }))
    onClose()
    toast(t('Corrected. The new documents arrive here in a moment, and by e-mail.'))
    await client.invalidateQueries({ queryKey: [listInvoices.id] })
  }
  return (
    <Dialog title={t('Correct invoice {number}', { number: invoice.number })} onClose={onClose}>
      {data === undefined ? (
        error === null ? (
          <Skeleton boxes={[48, 48, 48]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <BillingForm
          billing={data.billing}
          save={save}
          readAgain={async () => (await client.fetchQuery(asked)).billing}
          onClose={onClose}
        >
          <p>
            {rich('A credit note ends this invoice, and a new one takes its place. You can do so until {day}.', {
              day: <b>{formatLongDay(data.until, locale)}</b>,
            })}
          </p>
        </BillingForm>
      )}
    </Dialog>
  )
}
