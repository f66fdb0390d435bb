import { allotSureMatches, readSureMatches, type SureMatches as Sure } from '@foyer/contract/bank'
import { formatMoney } from '@foyer/contract/kit/money'
import { useMutation, useQuery } from '@tanstack/react-query'
import { query, send } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Note } from '#ui/note.tsx'
import styles from './bank.module.css'
import { refreshBank } from './refresh-bank.ts'

/** Money whose reference and amount fit one order each, given to all of them at once; nothing where there is none. */
export function SureMatches() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(query(readSureMatches))
  const allot = useMutation<Sure, ProblemError>({
    mutationFn: () => send(allotSureMatches),
    onSuccess: async ({ count }) => {
      toast(t('{n, plural, one {# order is paid.} other {# orders are paid.}}', { n: count }))
      await refreshBank()
    },
    onError: () => refreshBank(),
  })
  if (data === undefined && error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined || data.count === 0) return null
  return (
    <section className={`${hivisStyles.block} ${styles.sure}`} aria-labelledby="sure">
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2 id="sure">
          {t('{n, plural, one {Accept # sure match, {total}} other {Accept # sure matches, {total}}}', {
            n: data.count,
            total: formatMoney(data.total),
          })}
        </h2>
        <p>{t('Reference and amount fit one order each. The orders are paid, and their buyers are told.')}</p>
        {allot.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(allot.error.detail)}
          </Note>
        )}
        <Button isSending={allot.isPending} onClick={() => allot.mutate()}>
          {t('Accept them')}
        </Button>
      </div>
    </section>
  )
}
