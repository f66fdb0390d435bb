import { allotBankEntry, type BankEntry, sendEntryBack } from '@foyer/contract/bank'
import { formatMoney } from '@foyer/contract/kit/money'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { send } from '#platform/api.ts'
import { formatDay } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { toast, toastError } from '#platform/toasts.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import styles from './bank.module.css'
import { GiveDialog } from './give-dialog.tsx'
import { OrderLink } from './order-link.tsx'
import { refreshBank } from './refresh-bank.ts'

interface EntryListProps {
  readonly entries: readonly BankEntry[]
  readonly mayMatch: boolean
}

/** Each transfer with what it pays, and what it may be for. */
export function EntryList({ entries, mayMatch }: EntryListProps) {
  const { t } = useText()
  return (
    <ul className={styles.entries} aria-label={t('Transfers')}>
      {entries.map((entry) => (
        <li key={entry.uuid}>
          <Entry entry={entry} mayMatch={mayMatch} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry, mayMatch }: { readonly entry: BankEntry; readonly mayMatch: boolean }) {
  const { t, locale } = useText()
  const [asked, setAsked] = useState<'give' | 'back'>()
  const onClose = () => setAsked(undefined)
  const { amount, left, sentBack } = entry
  const isLeft = left.amount > 0
  return (
    <article className={styles.entry}>
      <header>
        <h2 className="h3">{entry.payerName || t('Not named')}</h2>
        <b className="num">{formatMoney(amount)}</b>
        <p className="muted">
          {formatDay(entry.bookedOn, locale)}
          {entry.remittance === '' ? null : <>, {entry.remittance}</>}
        </p>
        {isLeft ? (
          <Tag kind="warning">
            {left.amount === amount.amount ? t('Pays nothing yet') : t('{left} left', { left: formatMoney(left) })}
          </Tag>
        ) : (
          <Tag kind="success">{t('Spent')}</Tag>
        )}
      </header>
      {entry.allotments.length === 0 ? null : (
        <ul className={styles.paid}>
          {entry.allotments.map(({ order, amount: given }) => (
            <li key={order.uuid}>
              <OrderLink order={order} />
              <span className="num">{formatMoney(given)}</span>
            </li>
          ))}
        </ul>
      )}
      {sentBack.amount === 0 ? null : <p>{t('{amount} went back to the payer.', { amount: formatMoney(sentBack) })}</p>}
      {isLeft ? <Suggestions entry={entry} mayMatch={mayMatch} /> : null}
      {isLeft && mayMatch ? (
        <p className={`row ${styles.ways}`}>
          <Button variant="text" isSmall onClick={() => setAsked('give')}>
            {t('It is for another order')}
          </Button>
          <Button variant="text" isSmall onClick={() => setAsked('back')}>
            {t('It went back to the payer')}
          </Button>
        </p>
      ) : null}
      {asked === 'give' ? <GiveDialog entry={entry} onClose={onClose} /> : null}
      {asked === 'back' ? <SentBackDialog entry={entry} onClose={onClose} /> : null}
    </article>
  )
}

function Suggestions({ entry, mayMatch }: { readonly entry: BankEntry; readonly mayMatch: boolean }) {
  const { t } = useText()
  const words = {
    sure: t('Reference and amount fit'),
    likely: t('Likely'),
    possible: t('Only the amount fits'),
  }
  const give = useMutation<BankEntry, ProblemError, { orderUuid: string; amount: number }>({
    mutationFn: (body) => send(allotBankEntry, { params: { uuid: entry.uuid }, body }),
    onSuccess: async () => {
      toast(t('The money is with the order.'))
      await refreshBank()
    },
    // What was changed meanwhile may take away the place where it would be said.
    onError: ({ detail }) => {
      toastError(t(detail))
      return refreshBank()
    },
  })
  if (entry.suggestions.length === 0)
    return <p>{t('No order that waits for a transfer fits. Give it to the one that it is for, or send it back.')}</p>
  return (
    <ul className={styles.suggestions}>
      {entry.suggestions.map(({ order, confidence }) => {
        const amount = Math.min(order.due.amount, entry.left.amount)
        return (
          <li key={order.uuid}>
            <div>
              <Link to="/organiser/orders/$uuid" params={{ uuid: order.uuid }} className="code">
                {order.number}
              </Link>{' '}
              <Tag kind={confidence === 'sure' ? 'success' : confidence === 'likely' ? 'info' : undefined}>
                {words[confidence]}
              </Tag>{' '}
              {order.isExpired ? <Tag kind="warning">{t('Its time is over')}</Tag> : null}
              <small>
                {order.buyer}, {t('needs {due}', { due: formatMoney(order.due) })}
              </small>
            </div>
            {mayMatch ? (
              <Button
                variant={confidence === 'sure' ? 'primary' : 'line'}
                isSmall
                isSending={give.isPending && give.variables.orderUuid === order.uuid}
                onClick={() => {
                  if (!give.isPending) give.mutate({ orderUuid: order.uuid, amount })
                }}
              >
                {t('Give it {amount}', { amount: formatMoney({ ...order.due, amount }) })}
                <span className="vh"> {order.number}</span>
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function SentBackDialog({ entry, onClose }: { readonly entry: BankEntry; readonly onClose: () => void }) {
  const { t } = useText()
  const back = useMutation<unknown, ProblemError>({
    mutationFn: () => withSecondFactor(() => send(sendEntryBack, { params: { uuid: entry.uuid } })),
    onSuccess: async () => {
      onClose()
      toast(t('Written down.'))
      await refreshBank()
    },
  })
  return (
    <Dialog
      title={
        entry.payerName === ''
          ? t('Did {amount} go back?', { amount: formatMoney(entry.left) })
          : t('Did {amount} go back to {payer}?', { amount: formatMoney(entry.left), payer: entry.payerName })
      }
      onClose={onClose}
    >
      <p>
        {t(
          'Transfer it with your bank first. Here it is only written down, so that nobody gives it to an order any more.',
        )}
      </p>
      {back.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(back.error.detail)}
        </Note>
      )}
      <WaysOut back={t('Cancel')} onClose={onClose}>
        <Button isSending={back.isPending} onClick={() => back.mutate()}>
          {t('Yes, it went back')}
        </Button>
      </WaysOut>
    </Dialog>
  )
}
