import {
  type BulkAct,
  type BulkAsked,
  type BulkKind,
  type BulkPreview,
  beginAct,
  listActs,
  previewAct,
} from '@foyer/contract/bulk-acts'
import { formatMoney } from '@foyer/contract/kit/money'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { call, query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import { useBulkActs, useBulkReasons } from './bulk-words.ts'

interface BulkDialogProps {
  readonly kind: BulkKind
  readonly asked: Pick<BulkAsked, 'people' | 'filters'>
  readonly onBegun: () => void
  readonly onClose: () => void
}

interface BulkBegun {
  readonly reason: string | null
  readonly seen: string
}

/** What it would do, and the way to begin it; where it would be something else by now, that is shown. */
function useBulkAct({ kind, asked, onBegun, onClose }: BulkDialogProps) {
  const { t } = useText()
  const seen = useQuery({
    queryKey: [previewAct.id, kind, asked],
    queryFn: async ({ signal }) => (await call(previewAct, { body: { kind, ...asked } }, { signal })) as BulkPreview,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const sending = useCommand(beginAct, ownWords)
  const begin = useMutation<BulkAct, ProblemError, BulkBegun>({
    mutationFn: (seenBefore) =>
      withSecondFactor(() => sending.mutateAsync({ body: { kind, ...asked, ...seenBefore } })),
    onSuccess: async (begun) => {
      toast(t('It has begun. You can leave this page.'))
      // One that takes no time is over when it is asked about first: that it was under way is known from here.
      const { queryKey } = query(listActs)
      queryClient.setQueryData<readonly BulkAct[]>(queryKey, (acts = []) => [begun, ...acts])
      onBegun()
      onClose()
      await queryClient.invalidateQueries({ queryKey: [listActs.id] })
    },
    onError: () => void seen.refetch(),
  })
  return { seen, begin }
}

/** Where it says whom it reaches. */
const REACH = 'bulk-reach'

/** Says whom it reaches and whom it leaves alone, and begins it; the page may be left then. */
export function BulkDialog(props: BulkDialogProps) {
  const { kind, onClose } = props
  const { t } = useText()
  const acts = useBulkActs()
  const { seen, begin } = useBulkAct(props)
  const [reason, setReason] = useState('')
  const given = reason.trim()
  const needsReason = kind !== 'approve'
  const n = seen.data?.reaches ?? 0
  const reached =
    seen.data === undefined ? t('Wait until it says whom it reaches.') : t('It reaches nobody: choose others.')
  const missing = useMissing([
    ...(n === 0 ? [{ id: REACH, message: reached }] : []),
    ...(needsReason && given === '' ? [{ id: 'bulk-reason', message: t('Say why.') }] : []),
  ])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    missing.attempt(() => {
      if (seen.data !== undefined && !begin.isPending)
        begin.mutate({ reason: given === '' ? null : given, seen: seen.data.seen })
    })
  }
  return (
    <Dialog title={acts[kind]} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        {missing.summary}
        <div id={REACH} tabIndex={-1}>
          <Seen {...seen} />
        </div>
        {needsReason ? (
          <TextField
            id="bulk-reason"
            label={t('Reason')}
            hint={kind === 'reject' ? t('It is in the mail to them.') : t('For colleagues.')}
            maxLength={500}
            autoComplete="off"
            value={reason}
            onChange={setReason}
            error={missing.errorOf('bulk-reason')}
          />
        ) : null}
        {begin.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(begin.error.detail)}
          </Note>
        )}
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" variant={kind === 'reject' ? 'danger' : 'primary'} isSending={begin.isPending}>
            {n === 0 ? acts[kind] : t('{act}: {n, plural, one {one person} other {# people}}', { act: acts[kind], n })}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}

function Seen({ data, error, refetch }: Pick<ReturnType<typeof useBulkAct>['seen'], 'data' | 'error' | 'refetch'>) {
  if (data !== undefined) return <Reach preview={data} />
  return error === null ? <Skeleton boxes={[72]} /> : <LoadFailed error={error} onRetry={() => void refetch()} />
}

/** How many it reaches, and whom it leaves. */
function Reach({ preview: { reaches, names, leaves, refunded } }: { readonly preview: BulkPreview }) {
  const { t } = useText()
  const reasons = useBulkReasons()
  return (
    <div>
      <p>
        <b>
          {t('{n, plural, =0 {It reaches nobody.} one {It reaches one person.} other {It reaches # people.}}', {
            n: reaches,
          })}
        </b>{' '}
        {names.join(', ')}
        {reaches > names.length ? <> {t('and {n} more', { n: reaches - names.length })}</> : null}
      </p>
      {refunded === null ? null : <p>{t('{amount} goes back to them.', { amount: formatMoney(refunded) })}</p>}
      {leaves.length === 0 ? null : (
        <>
          <p>{t('Left as they are:')}</p>
          <ul className="bullets">
            {leaves.map(({ reason, count }) => (
              <li key={reason}>{t('{count}: {reason}', { count, reason: reasons[reason] })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
