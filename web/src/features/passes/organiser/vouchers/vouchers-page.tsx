import { listVoucherBatches } from '@foyer/contract/office-vouchers'
import { Link } from '@tanstack/react-router'
import { ListViews, useViewColumns } from '#features/list-views'
import { ChooseColumns } from '#platform/choose-columns.tsx'
import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { useSearchText } from '#platform/search-text.ts'
import { StateFilter } from '#platform/state-filter.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { BatchTable, useBatchColumns } from './batch-table.tsx'
import { useBatchStates } from './batch-words.tsx'

/** `/organiser/vouchers`: batches of codes, the newest first. */
export function VouchersPage() {
  const { t } = useText()
  const state = useSearchText('state') ?? ''
  const batches = usePages(listVoucherBatches, state === '' ? {} : { state })
  const words = useBatchStates()
  const mayEdit = useHasDuty('editVouchers')
  const choice = useViewColumns('vouchers')
  const columns = useBatchColumns()
  usePlainTitle(t('Vouchers'))
  return (
    <>
      <PageHead
        title={t('Vouchers')}
        note={t('Each code gives a pass to whoever has it.')}
        actions={
          <>
            <ChooseColumns columns={columns} choice={choice} />
            {mayEdit ? <NewBatch /> : null}
          </>
        }
      />
      <ListViews list="vouchers" hidden={choice.hidden} />
      <StateFilter words={words} />
      <PagedList
        pages={batches}
        boxes={[61, 61, 61, 61]}
        empty={{
          title: t('No vouchers'),
          text:
            state === ''
              ? t('Make codes for a partner, the press or exhibitors: they sign up with them and pay less, or nothing.')
              : t('No batch is in this state.'),
        }}
      >
        {(lines) => <BatchTable batches={lines} hidden={choice.hidden} />}
      </PagedList>
    </>
  )
}

function NewBatch() {
  const { t } = useText()
  return (
    <Link {...buttonLook('primary', true)} to="/organiser/vouchers/new">
      <Icon name="plus" />
      {t('New batch')}
    </Link>
  )
}
