import type { BookingChange } from '@foyer/contract/bookings'
import { formatMoney } from '@foyer/contract/kit/money'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import sumBoxStyles from '#ui/sum-box.module.css'

interface ChangePriceProps {
  /** Nothing else was chosen yet. */
  readonly isSame: boolean
  readonly nights: number
  readonly change: BookingChange | undefined
  readonly error: Error | null
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** Before, after, and the difference, in words that say who pays. */
export function ChangePrice({ isSame, nights, change, error, isPending, onRetry }: ChangePriceProps) {
  const { t } = useText()
  if (isSame) return <p className="hint">{t('Choose other days or another room to see what it costs.')}</p>
  if (error !== null) {
    const detail =
      error instanceof ProblemError ? error.detail : 'Uh oh, an unexpected error happened. Please try again later.'
    return (
      <Note kind="warning" icon="alert" role="alert">
        {t(detail)}{' '}
        {error instanceof ProblemError && error.status === 409 ? null : (
          <Button variant="text" isSmall onClick={onRetry}>
            {t('Try again')}
          </Button>
        )}
      </Note>
    )
  }
  const amount = change?.difference.amount ?? 0
  const way = amount > 0 ? t('To pay') : amount < 0 ? t('Goes back to you') : t('Nothing to pay')
  const name = change === undefined ? t('Difference') : way
  return (
    <div aria-live="polite" aria-busy={isPending}>
      <dl className={sumBoxStyles.sum}>
        <div>
          <dt>{t('Now')}</dt>
          <dd>{change === undefined ? '…' : formatMoney(change.before)}</dd>
        </div>
        <div>
          <dt>{t('{nights, plural, one {Then, # night} other {Then, # nights}}', { nights })}</dt>
          <dd>{change === undefined ? '…' : formatMoney(change.after)}</dd>
        </div>
        {change === undefined || change.kept.amount === 0 ? null : (
          <div>
            <dt>{t('We keep, as was agreed')}</dt>
            <dd>{formatMoney(change.kept)}</dd>
          </div>
        )}
        <div className={sumBoxStyles.total}>
          <dt>{name}</dt>
          <dd>{change === undefined ? '…' : formatMoney({ ...change.difference, amount: Math.abs(amount) })}</dd>
        </div>
      </dl>
    </div>
  )
}
