import type { VoucherBatch } from '@foyer/contract/office-vouchers'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Gauge } from '#ui/gauge.tsx'
import { PassBadge } from '../../shared/pass-badge.tsx'
import { BatchState, useCount, usePassTypeName, useValueWords } from './batch-words.tsx'
import styles from './vouchers.module.css'

/** What stands of a batch in a list. */
export function useBatchColumns(): readonly Column<VoucherBatch>[] {
  const { t } = useText()
  const count = useCount()
  const nameOf = usePassTypeName()
  const worth = useValueWords()
  return [
    {
      key: 'name',
      head: t('Batch'),
      cell: ({ id, name, company, pattern }) => (
        <>
          <Link to="/organiser/vouchers/$id" params={{ id: String(id) }}>
            {name}
          </Link>
          <small>
            <span className="code">{pattern.replaceAll('#', '·')}</span>
            {company === null ? null : `, ${company}`}
          </small>
        </>
      ),
      at: 'title',
    },
    {
      key: 'gives',
      head: t('Gives'),
      cell: ({ passType, value }) => (
        <div className={styles.gives}>
          <PassBadge passType={{ codeType: passType.codeType, name: nameOf(passType) }} /> <small>{worth(value)}</small>
        </div>
      ),
      at: 'note',
    },
    { key: 'codes', head: t('Codes'), isNumber: true, cell: ({ codes }) => count(codes) },
    {
      key: 'used',
      head: t('Used'),
      cell: (batch) => <Used batch={batch} />,
      at: 'below',
    },
    { key: 'state', head: t('Status'), cell: (batch) => <BatchState batch={batch} />, at: 'state' },
  ]
}

interface BatchTableProps {
  readonly batches: readonly VoucherBatch[]
  readonly hidden: ReadonlySet<string>
}

/** Batches, each a line that leads to it: how many uses there are, are held, and are redeemed. */
export function BatchTable({ batches, hidden }: BatchTableProps) {
  const { t } = useText()
  return (
    <DataTable
      label={t('List of batches')}
      columns={useBatchColumns()}
      rows={batches}
      keyOf={({ id }) => id}
      hidden={hidden}
    />
  )
}

/** Of its uses, those that are redeemed and held. */
function Used({ batch: { uses, held, redeemed } }: { readonly batch: VoucherBatch }) {
  const { t } = useText()
  const count = useCount()
  const words = t('{redeemed} of {uses}, {held} held', {
    redeemed: count(redeemed),
    uses: count(uses),
    held: count(held),
  })
  return (
    <div className={styles.used}>
      <Gauge of={uses} sold={redeemed} held={held} label={words} />
      <small>{words}</small>
    </div>
  )
}
