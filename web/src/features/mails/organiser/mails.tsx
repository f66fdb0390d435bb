import type { CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { listMailsAboutOrder, listMailsToPerson, type SentMail, sendMailAgain } from '@foyer/contract/office-mails'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'
import { usePages } from '#platform/use-pages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { useKindWords, useOutcomeWords } from './mail-words.ts'
import styles from './mails.module.css'

/** A mail that is on its way is looked at again so often, in milliseconds: the mail server answers within a second or two. */
const LOOK_AGAIN_MS = 2000
/** What is on its way for longer is held up, and looked at when somebody comes back, in milliseconds. */
const HELD_UP_MS = 60_000

/** What was sent to somebody, the newest first, and what became of it. */
export function MailsToPerson({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  return <Mails endpoint={listMailsToPerson} uuid={uuid} empty={t('Nothing was sent to this person yet.')} hasOrder />
}

/** The mails about an order, the newest first, and what became of each. */
export function MailsAboutOrder({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  return <Mails endpoint={listMailsAboutOrder} uuid={uuid} empty={t('Nothing was sent about this order yet.')} />
}

interface MailsProps {
  readonly endpoint: CalledEndpoint
  readonly uuid: string
  readonly empty: string
  /** Each says which order it is about. */
  readonly hasOrder?: boolean
}

function Mails({ endpoint, uuid, empty, hasOrder = false }: MailsProps) {
  const { t } = useText()
  const pages = usePages<typeof listMailsToPerson, SentMail>(endpoint as typeof listMailsToPerson, {}, { uuid })
  useLookAgain(pages.lines?.some(({ outcome }) => outcome === 'waiting') ?? false)
  return (
    <section className={styles.mails} aria-labelledby="mails">
      <h2 id="mails">{t('Mails')}</h2>
      <PagedList pages={pages} boxes={[64, 64, 64]} empty={empty}>
        {(all) => (
          <ol className={styles.list}>
            {all.map((mail) => (
              <Mail key={mail.uuid} mail={mail} hasOrder={hasOrder} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}

/** While something is on its way, it is asked again what became of it. */
export function useLookAgain(isOnItsWay: boolean): void {
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setInterval(() => void refreshMails(), LOOK_AGAIN_MS)
    const end = setTimeout(() => clearInterval(timer), HELD_UP_MS)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [isOnItsWay])
}

interface ConfirmationMailProps {
  readonly mail: Pick<SentMail, 'uuid' | 'outcome'>
  /** Whom it is for. */
  readonly name: string
  /** Whether the address is still to be confirmed. */
  readonly isWaitedFor: boolean
}

/** What became of the mail that asks somebody to confirm their address, and a way to send it again. */
export function ConfirmationMail({ mail: { uuid, outcome }, name, isWaitedFor }: ConfirmationMailProps) {
  const outcomes = useOutcomeWords()
  return (
    <div className={styles.confirmation}>
      <Tag kind={looks[outcome]}>{outcomes[outcome]}</Tag>
      {isWaitedFor && outcome !== 'waiting' ? <SendAgain uuid={uuid} what={name} /> : null}
    </div>
  )
}

const looks = {
  waiting: 'info',
  accepted: 'success',
  refused: 'danger',
  unanswered: 'warning',
  dropped: undefined,
} as const

function Mail({ mail, hasOrder }: { readonly mail: SentMail; readonly hasOrder: boolean }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const [kinds, outcomes] = [useKindWords(), useOutcomeWords()]
  const { kind, subject, email, outcome, answer, tries, askedBy, order } = mail
  const facts = [
    formatMoment(mail.triedAt ?? mail.createdAt, timeZone, locale),
    email,
    askedBy === null ? null : t('sent again by {name}', { name: askedBy.name }),
    tries > 1 ? t('{tries} tries', { tries }) : null,
  ]
  return (
    <li>
      <div className={styles.what}>
        <b>{kinds[kind]}</b>
        {subject === null ? null : <span>{subject}</span>}
        <small>
          {facts.filter((fact) => fact !== null).join(', ')}
          {hasOrder && order !== null ? (
            <>
              {', '}
              <Link to="/organiser/orders/$uuid" params={{ uuid: order.uuid }}>
                {order.number}
              </Link>
            </>
          ) : null}
        </small>
        {outcome === 'refused' || outcome === 'unanswered' ? <p className={styles.answer}>{answer}</p> : null}
        {outcome === 'dropped' ? <p className={styles.answer}>{t('What it says is not true any more.')}</p> : null}
      </div>
      <div className={styles.became}>
        <Tag kind={looks[outcome]}>{outcomes[outcome]}</Tag>
        {mail.can.sendAgain ? <SendAgain uuid={mail.uuid} what={kinds[kind]} /> : null}
      </div>
    </li>
  )
}

function SendAgain({ uuid, what }: { readonly uuid: string; readonly what: string }) {
  const { t } = useText()
  const maySend = useHasDuty('sendMailsAgain')
  const again = useMutation<unknown, ProblemError>({
    mutationFn: () => send(sendMailAgain, { params: { uuid } }),
    onSuccess: async () => {
      toast(t('It is on its way, with what is true by now.'))
      await refreshMails()
    },
  })
  if (!maySend) return null
  return (
    <>
      <Offered>
        <Button variant="text" isSmall isSending={again.isPending} onClick={() => again.mutate()}>
          {t('Send again')}
          <span className="vh">: {what}</span>
        </Button>
      </Offered>
      <span role="status" className={styles.refusal}>
        {again.error === null ? null : t(again.error.detail)}
      </span>
    </>
  )
}

/** Whatever shows mails, or what staff did, asks anew. */
export const refreshMails = (): Promise<unknown> =>
  Promise.all(
    [
      listMailsToPerson.id,
      listMailsAboutOrder.id,
      'people.readPerson',
      'people.listSignUps',
      'orders.readOfficeOrder',
    ].map((id) => queryClient.invalidateQueries({ queryKey: [id] })),
  )
