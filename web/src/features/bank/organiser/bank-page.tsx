import { listBankEntries } from '@foyer/contract/bank'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Offered } from '#ui/read-only.tsx'
import { SelectField } from '#ui/select-field.tsx'
import styles from './bank.module.css'
import { EntryList } from './entry-list.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { StatementImport } from './statement-import.tsx'
import { SureMatches } from './sure-matches.tsx'
import { TransfersBack } from './transfers-back.tsx'

/** `/organiser/bank`: what came into the account, which orders it pays, and what has to go back. */
export function BankPage() {
  const { t } = useText()
  const state = useSearchText('state') ?? 'left'
  const entries = usePages(listBankEntries, state === 'all' ? {} : { state })
  const mayMatch = useHasDuty('matchBank')
  const [isRecording, setRecording] = useState(false)
  const [statement, setStatement] = useState<File | null>(null)
  usePlainTitle(t('Bank matching'))
  return (
    <>
      <Head mayMatch={mayMatch} onStatement={setStatement} onRecord={() => setRecording(true)} />
      {statement === null ? null : <StatementImport file={statement} onClose={() => setStatement(null)} />}
      {mayMatch ? <SureMatches /> : null}
      <TransfersBack mayMatch={mayMatch} />
      <StateFilter state={state} />
      <PagedList
        pages={entries}
        boxes={[140, 140, 140]}
        empty={{
          title: t('No transfers'),
          text:
            state === 'left'
              ? t('All that came in is given to an order, or went back.')
              : t(
                  'Take a statement of your bank in, or record what you read on it: the orders it may be for are shown at once.',
                ),
        }}
      >
        {(lines) => <EntryList entries={lines} mayMatch={mayMatch} />}
      </PagedList>
      {isRecording ? <RecordDialog onClose={() => setRecording(false)} /> : null}
    </>
  )
}

interface HeadProps {
  readonly mayMatch: boolean
  readonly onStatement: (file: File) => void
  readonly onRecord: () => void
}

function Head({ mayMatch, onStatement, onRecord }: HeadProps) {
  const { t } = useText()
  return (
    <PageHead
      title={t('Bank matching')}
      note={t('Transfers, and the orders they pay.')}
      actions={
        mayMatch ? (
          <>
            <StatementChoice onChoose={onStatement} />
            <Button variant="line" isSmall onClick={onRecord}>
              <Icon name="plus" />
              {t('Record a transfer')}
            </Button>
          </>
        ) : undefined
      }
    />
  )
}

/** A file of the bank's: camt.053, or a table. The same file may be chosen again. */
function StatementChoice({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const { t } = useText()
  const choose = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button isSmall onClick={() => choose.current?.click()}>
        <Icon name="download" />
        {t('Take a statement in')}
      </Button>
      <input
        ref={choose}
        hidden
        type="file"
        aria-label={t('Statement as camt.053 or CSV')}
        accept=".xml,.csv,.txt,text/xml,application/xml,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
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
    <Offered>
      <search className={styles.filters}>
        <SelectField id="state" label={t('Show')} value={state} onChange={choose}>
          <option value="left">{t('Money that pays nothing yet')}</option>
          <option value="spent">{t('Spent')}</option>
          <option value="all">{t('Anything')}</option>
        </SelectField>
      </search>
    </Offered>
  )
}
