import { formatMoney } from '@foyer/contract/kit/money'
import {
  decideVatCheck,
  listVatChecks,
  type VatCheck,
  type VatDecision,
  vatCheckOver,
} from '@foyer/contract/vat-checks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { query, send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './invoices.module.css'

interface Asked {
  readonly check: VatCheck
  readonly decision: VatDecision
}

/** Orders that bear VAT because the register did not confirm their VAT ID; nothing where there are none. */
export function VatChecks() {
  const { t } = useText()
  const { data: checks, error, refetch } = useQuery(query(listVatChecks))
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayDecide = useHasDuty('refund')
  if (checks === undefined && error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  // The last of them may be settled while one decides it.
  if (checks === undefined || (checks.length === 0 && asked === null)) return null
  return (
    <section className={styles.part} aria-labelledby="vat-checks">
      <h2 className="h3" id="vat-checks">
        {t('VAT IDs that are not confirmed')}
      </h2>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <Line key={check.order.uuid} check={check}>
            {mayDecide ? (
              <div className="row">
                <Act
                  of={check}
                  word={t('Give the VAT back')}
                  onAsk={() => setAsked({ check, decision: 'give-back' })}
                />
                <Act of={check} word={t('Ask again')} onAsk={() => setAsked({ check, decision: 'ask-again' })} />
                <Act of={check} word={t('Leave it')} onAsk={() => setAsked({ check, decision: 'keep' })} />
              </div>
            ) : null}
          </Line>
        ))}
      </ul>
      {asked === null ? null : <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

function Line({ check, children }: { readonly check: VatCheck; readonly children: React.ReactNode }) {
  const { t } = useText()
  const { order, buyer, vatId, tax } = check
  return (
    <li>
      <div>
        <b>{buyer.company ?? buyer.name}</b>, <span className="code">{vatId}</span>
        <small>
          <Link to="/organiser/orders/$uuid" params={{ uuid: order.uuid }} className="code">
            {order.number}
          </Link>
          , {t('{amount} VAT', { amount: formatMoney(tax) })}. <State check={check} />
        </small>
      </div>
      {children}
    </li>
  )
}

function State({ check: { state, nextAt } }: { readonly check: VatCheck }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  if (state === 'refused') return t('The register does not know it.')
  if (state === 'unanswered') return t('The register has said nothing for thirty days.')
  return t('The register is asked again at {time}.', { time: formatMoment(nextAt ?? '', timeZone, locale) })
}

function Act({ of, word, onAsk }: { readonly of: VatCheck; readonly word: string; readonly onAsk: () => void }) {
  return (
    <Button variant="line" isSmall onClick={onAsk}>
      {word}
      <span className="vh"> {of.order.number}</span>
    </Button>
  )
}

function useDecisionWords(): Readonly<Record<VatDecision, Readonly<Record<'title' | 'act' | 'text', string>>>> {
  const { t } = useText()
  return {
    'give-back': {
      title: t('Give the VAT back?'),
      act: t('Give the VAT back'),
      text: t(
        'The buyer owes it where they are. It goes back the way it was paid, with a credit note and a new invoice.',
      ),
    },
    'ask-again': {
      title: t('Ask the register again?'),
      act: t('Ask again'),
      text: t('If it knows the number now, the VAT goes back by itself.'),
    },
    keep: {
      title: t('Leave the VAT where it is?'),
      act: t('Leave it'),
      text: t('Nothing is given back, and nobody is asked any more.'),
    },
  }
}

function DecideDialog({ check, decision, onClose }: Asked & { readonly onClose: () => void }) {
  const { t } = useText()
  const { title, act, text } = useDecisionWords()[decision]
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const decide = useMutation<unknown, ProblemError>({
    mutationFn: () =>
      withSecondFactor(() =>
        send(decideVatCheck, { params: { uuid: check.order.uuid }, body: { decision, reason: reason.trim() } }),
      ),
    onSuccess: async () => {
      onClose()
      toast(t('Written down.'))
      await queryClient.invalidateQueries()
    },
    onError: (error) => {
      if (refusedWith(error, vatCheckOver)) void queryClient.invalidateQueries({ queryKey: [listVatChecks.id] })
    },
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className={styles.decide}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (reason.trim() !== '' && !decide.isPending) decide.mutate()
        }}
      >
        <p>
          {check.buyer.company ?? check.buyer.name}, <span className="code">{check.vatId}</span>. {text}
        </p>
        <TextField
          id="vat-reason"
          label={t('Why')}
          hint={t('Stands in the audit log.')}
          value={reason}
          maxLength={500}
          error={isTried && reason.trim() === '' ? t('Say why.') : undefined}
          onChange={setReason}
        />
        {decide.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(decide.error.detail)}
          </Note>
        )}
        <WaysOut back={t('Not now')} onClose={onClose}>
          <Button type="submit" isSending={decide.isPending}>
            {act}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}
