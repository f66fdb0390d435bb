import { listBankEntries } from '@foyer/contract/bank'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useHasDuty } from '#platform/duty.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './bank.module.css'
import { EntryList } from './entry-list.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { TransfersBack } from './transfers-back.tsx'

/** `/organiser/bank`: what came into the account, which orders it pays, and what has to go back. */
export function BankPage() {
  const { t } = useText()
  const state = useSearchText('state') ?? 'left'
  const entries = usePages(listBankEntries, state === 'all' ? {} : { state })
  const mayMatch = useHasDuty('matchBank')
  const [isRecording, setRecording] = useState(false)
  usePlainTitle(t('Bank matching'))
  return (
    <>
      <PageHead
        title={t('Bank matching')}
        note={t('Transfers, and the orders they pay.')}
        actions={
          mayMatch ? (
            <Button isSmall onClick={() => setRecording(true)}>
              <Icon name="plus" />
              {t('Record a transfer')}
            </Button>
          ) : undefined
        }
      />
      <TransfersBack mayMatch={mayMatch} />
      <StateFilter state={state} />
      {entries.lines === undefined ? (
        entries.error === null ? (
          <Skeleton boxes={[140, 140, 140]} />
        ) : (
          <LoadFailed error={entries.error} onRetry={entries.retry} />
        )
      ) : entries.lines.length === 0 ? (
        <Empty
          title={t('No transfers')}
          text={
            state === 'left'
              ? t('All that came in is given to an order, or went back.')
              : t('Record what you read on your bank statement: the orders it may be for are shown at once.')
          }
        />
      ) : (
        <>
          <EntryList entries={entries.lines} mayMatch={mayMatch} />
          {entries.hasMore ? (
            <p className={styles.more}>
              <Button variant="line" isSending={entries.isFetchingMore} onClick={entries.more}>
                {t('Show older ones')}
              </Button>
            </p>
          ) : null}
        </>
      )}
      {isRecording ? <RecordDialog onClose={() => setRecording(false)} /> : null}
    </>
  )
}

function StateFilter({ state }: { readonly state: string }) {
  const { t } = useText()
  const navigate = useNavigate()
  const choose = (chosen: string) =>
    void navigate({
      to: '.',
      search: (texts: SearchTexts) => ({ ...texts, state: chosen }),
      replace: true,
      resetScroll: false,
    })
  return (
    <search className={styles.filters}>
      <SelectField id="state" label={t('Show')} value={state} onChange={choose}>
        <option value="left">{t('Money that pays nothing yet')}</option>
        <option value="spent">{t('Spent')}</option>
        <option value="all">{t('Anything')}</option>
      </SelectField>
    </search>
  )
}
