import { formatMoney } from '@foyer/contract/kit/money'
import type { ListedInvoice } from '@foyer/contract/office-invoices'
import { readOrderDocument } from '@foyer/contract/office-orders'
import { createDownload } from '@foyer/contract/platform'
import { Link } from '@tanstack/react-router'
import { addressOf, send } from '#platform/api.ts'
import { codeName } from '#platform/code-name.ts'
import { formatDay } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { useOpening } from '#platform/use-download.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Offered } from '#ui/read-only.tsx'
import styles from './invoices.module.css'

/** What stands of a document in a list. */
export function useInvoiceColumns(): readonly Column<ListedInvoice>[] {
  const { t, locale } = useText()
  return [
    { key: 'number', head: t('Number'), cell: (invoice) => <OpenDocument {...invoice} />, at: 'title' },
    {
      key: 'kind',
      head: t('Kind'),
      cell: ({ kind }) =>
        kind === 'invoice' ? <Tag kind="info">{t('Invoice')}</Tag> : <Tag kind="warning">{t('Credit note')}</Tag>,
      at: 'state',
    },
    { key: 'day', head: t('Day'), cell: ({ issuedOn }) => formatDay(issuedOn, locale) },
    {
      key: 'buyer',
      head: t('Buyer'),
      cell: ({ buyer }) => (
        <>
          {buyer.company ?? buyer.name}
          <small>
            {[...(buyer.company === null ? [] : [buyer.name]), codeName('region', buyer.country, locale)].join(', ')}
          </small>
        </>
      ),
      at: 'note',
    },
    {
      key: 'order',
      head: t('Order'),
      cell: ({ order }) => (
        <Link to="/organiser/orders/$uuid" params={{ uuid: order.uuid }} className="code">
          {order.number}
        </Link>
      ),
      at: 'below',
    },
    { key: 'net', head: t('Net'), cell: ({ net }) => formatMoney(net), isNumber: true },
    {
      key: 'tax',
      head: t('VAT'),
      cell: ({ tax, reverseCharge }) => (reverseCharge ? t('Owed by the buyer') : formatMoney(tax)),
      isNumber: true,
    },
    { key: 'total', head: t('Total'), cell: ({ total }) => formatMoney(total), at: 'side', isNumber: true },
  ]
}

interface InvoiceTableProps {
  readonly invoices: readonly ListedInvoice[]
  readonly hidden: ReadonlySet<string>
}

/** Documents, each with the order it is of. */
export function InvoiceTable({ invoices, hidden }: InvoiceTableProps) {
  const { t } = useText()
  return (
    <DataTable
      label={t('List of documents')}
      columns={useInvoiceColumns()}
      rows={invoices}
      keyOf={({ uuid }) => uuid}
      hidden={hidden}
    />
  )
}

function OpenDocument({ uuid, number, order }: ListedInvoice) {
  const { t } = useText()
  const params = { uuid: order.uuid, documentUuid: uuid }
  const { isOpening, open, word } = useOpening(async () => {
    // Asked for once by ourselves: only so do we hear that it is not ready, before the browser leaves for it.
    await send(readOrderDocument, { params })
    return (await send(createDownload, { body: { path: addressOf(readOrderDocument, { params }) } })).url
  })
  return (
    <span className={styles.open}>
      <Offered>
        <Button variant="text" isSmall isSending={isOpening} onClick={open}>
          <span className="vh">{t('Open as PDF')} </span>
          {number}
        </Button>
      </Offered>
      <span role="status">{word}</span>
    </span>
  )
}
