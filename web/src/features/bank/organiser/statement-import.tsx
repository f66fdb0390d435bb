import { previewStatement, type StatementPreview, takeStatement } from '@foyer/contract/bank'
import { formatMoney } from '@foyer/contract/kit/money'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { formatDay } from '#platform/days.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './bank.module.css'
import { refreshBank } from './refresh-bank.ts'

interface StatementImportProps {
  readonly file: File
  readonly onClose: () => void
}

/** What a statement would bring, and the button that takes it in. Nothing is written before that. */
export function StatementImport({ file, onClose }: StatementImportProps) {
  const { t } = useText()
  const preview = useQuery<StatementPreview, ProblemError>({
    queryKey: ['statement', file.name, file.size, file.lastModified],
    queryFn: () => send(previewStatement, { file }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <section className={styles.statement} aria-labelledby="statement">
      <h2 className="h3" id="statement">
        {t('Statement “{name}”', { name: file.name })}
      </h2>
      {preview.data !== undefined ? (
        <Preview file={file} preview={preview.data} onClose={onClose} />
      ) : preview.error === null ? (
        <Skeleton boxes={[24, 120]} />
      ) : (
        <>
          {preview.error.status === 422 || preview.error.status === 413 ? (
            <Note kind="danger" role="alert">
              <p>
                <b>{t('It was not read, and nothing is booked.')}</b>
              </p>
              <p>{t(preview.error.detail)}</p>
            </Note>
          ) : (
            <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />
          )}
          <p>
            <Button variant="line" isSmall onClick={onClose}>
              {t('Close')}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}

function Preview({ file, preview, onClose }: StatementImportProps & { readonly preview: StatementPreview }) {
  const { t } = useText()
  const { counts } = preview
  const [takesAlike, setTakesAlike] = useState(false)
  const take = useTakeStatement(onClose)
  const wanted = counts.new + (takesAlike ? counts.alike : 0)
  return (
    <>
      <Summary preview={preview} />
      {counts.alike === 0 ? null : (
        <CheckField id="alike" checked={takesAlike} onChange={setTakesAlike}>
          {t(
            '{n, plural, one {# looks like a transfer that is recorded already. Take it in too: it is another one.} other {# look like transfers that are recorded already. Take them in too: they are others.}}',
            { n: counts.alike },
          )}
        </CheckField>
      )}
      <Lines preview={preview} />
      {take.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(take.error.detail)}
        </Note>
      )}
      <div className="row">
        {wanted === 0 ? null : (
          <Button isSmall isSending={take.isPending} onClick={() => take.mutate({ file, takesAlike })}>
            {t('{n, plural, one {Take # transfer in} other {Take # transfers in}}', { n: wanted })}
          </Button>
        )}
        <Button variant="line" isSmall onClick={onClose}>
          {wanted === 0 ? t('Close') : t('Cancel')}
        </Button>
      </div>
    </>
  )
}

/** How many lines are what, in words. */
function Summary({ preview }: { readonly preview: StatementPreview }) {
  const { t } = useText()
  const { counts, leftOut, otherAccount, total, sure } = preview
  return (
    <>
      {otherAccount === null ? null : (
        <Note kind="warning" icon="alert">
          {t('This statement is of the account {iban}, which is not the one that buyers are told.', {
            iban: otherAccount,
          })}
        </Note>
      )}
      <p>
        <b>
          {t('{n, plural, =0 {No new transfer} one {# new transfer} other {# new transfers}}, {total}', {
            n: counts.new,
            total: formatMoney(total),
          })}
        </b>
        {sure === 0 ? null : (
          <>
            {' '}
            {t('{n, plural, one {# of them surely is for an order.} other {# of them surely are for orders.}}', {
              n: sure,
            })}
          </>
        )}
      </p>
      <ul className={styles.facts}>
        {counts.known === 0 ? null : (
          <li>
            {t(
              '{n, plural, one {# was taken in before: it is passed over.} other {# were taken in before: they are passed over.}}',
              { n: counts.known },
            )}
          </li>
        )}
        {leftOut === 0 ? null : (
          <li>
            {t('{n, plural, one {# line is no money that came in.} other {# lines are no money that came in.}}', {
              n: leftOut,
            })}
          </li>
        )}
      </ul>
    </>
  )
}

function useTakeStatement(onDone: () => void) {
  const { t } = useText()
  return useMutation<{ taken: number }, ProblemError, { file: File; takesAlike: boolean }>({
    mutationFn: ({ file, takesAlike }) =>
      send(takeStatement, { file, query: { alike: takesAlike ? 'taken' : 'left-out' } }),
    onSuccess: async ({ taken }) => {
      toast(t('{n, plural, one {# transfer is taken in.} other {# transfers are taken in.}}', { n: taken }))
      onDone()
      await refreshBank()
    },
  })
}

type Line = StatementPreview['lines'][number] & { readonly at: number }

function Lines({ preview }: { readonly preview: StatementPreview }) {
  const { t, locale } = useText()
  const words = { new: t('New'), known: t('Taken in before'), alike: t('Looks alike') }
  const tones = { new: 'success', known: 'info', alike: 'warning' } as const
  const rows = preview.lines.map((line, at) => ({ ...line, at }))
  const all = preview.counts.new + preview.counts.known + preview.counts.alike
  if (rows.length === 0) return null
  const columns: Column<Line>[] = [
    { key: 'payer', head: t('Paid by'), cell: ({ payerName }) => payerName || t('Not named'), at: 'title' },
    { key: 'day', head: t('Day'), cell: ({ bookedOn }) => formatDay(bookedOn, locale), at: 'note' },
    { key: 'words', head: t('Reference'), cell: ({ remittance }) => remittance, at: 'below' },
    { key: 'amount', head: t('Amount'), cell: ({ amount }) => formatMoney(amount), at: 'side', isNumber: true },
    {
      key: 'state',
      head: t('Status'),
      cell: ({ state }) => <Tag kind={tones[state]}>{words[state]}</Tag>,
      at: 'state',
    },
  ]
  return (
    <>
      <DataTable label={t('Lines of the statement')} columns={columns} rows={rows} keyOf={({ at }) => at} />
      {all > rows.length ? (
        <p className="hint">{t('The first {shown} of {all} are shown.', { shown: rows.length, all })}</p>
      ) : null}
    </>
  )
}
