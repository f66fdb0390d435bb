import { resendSignUp } from '@foyer/contract/passes'
import { readHealth } from '@foyer/contract/platform'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { query, useCommand } from '../../../../platform/api.ts'
import { useText } from '../../../../platform/messages/messages.ts'
import { usePageTitle } from '../../../../platform/title.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Note } from '../../../../ui/note.tsx'
import { useDraft } from './sign-up-draft.ts'

/** The mail may be asked for again after this long, in seconds. */
const RESEND_AFTER = 30

/** What happens next: the mailbox has to be proven. */
export function SuccessPage() {
  const { t, rich } = useText()
  usePageTitle(t('Almost there'))
  const draft = useDraft()
  const health = useQuery(query(readHealth))
  if (draft.signedUp === null)
    return (
      <>
        <h1 tabIndex={-1}>{t('Almost there')}</h1>
        <Empty
          title={t('Nothing to confirm here')}
          text={t('If you have signed up, look for our mail and follow its link.')}
          action={
            <Link className={buttonClass()} to="/sign-up">
              {t('Sign up')}
            </Link>
          }
        />
      </>
    )
  return (
    <div className="stack stack--32 narrow">
      <header className="stack">
        <h1 tabIndex={-1}>{draft.signedUp.orderUuid === null ? t('Your place is kept') : t('Paid, thank you')}</h1>
        <p className="lead">
          {rich('We sent a mail to {email}. Follow its link, and your pass is ready.', { email: <b>{draft.email}</b> })}
        </p>
      </header>
      <section className="hivis">
        <div className="hivis__in">
          <p className="hivis__k">{t('Next step')}</p>
          <h2>{t('Confirm your e-mail')}</h2>
          <p>{t('The link works once, for 7 days. Nothing there? Look into the spam folder.')}</p>
          {health.data?.demo === true ? (
            <Link className="btn" to="/demo/mailbox" search={{ to: draft.email }}>
              {t('Open the demo mailbox')}
            </Link>
          ) : null}
        </div>
      </section>
      <ol className="trail">
        {draft.signedUp.orderUuid === null ? null : (
          <li data-done="">
            <b>{t('Paid')}</b>
            <span>{t('The invoice comes with your pass, under Invoices.')}</span>
          </li>
        )}
        <li>
          <b>{t('E-mail confirmed')}</b>
          <span>{draft.email}</span>
        </li>
        <li>
          <b>{t('Approved')}</b>
          <span>{t('Then you can sign in and show your pass.')}</span>
        </li>
      </ol>
      <SendAgain uuid={draft.signedUp.uuid} />
    </div>
  )
}

function SendAgain({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  const [left, setLeft] = useState(RESEND_AFTER)
  const resend = useCommand(resendSignUp)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  if (resend.isSuccess)
    return (
      <Note kind="success" role="status">
        {t('Sent again. The link in the older mail no longer works.')}
      </Note>
    )
  return (
    <div className="row">
      <Button
        variant="line"
        isSending={resend.isPending}
        aria-disabled={left > 0 || undefined}
        onClick={() => left > 0 || resend.mutate({ params: { uuid } })}
      >
        {t('Send the mail again')}
      </Button>
      {left > 0 ? <span className="hint">{t('Possible in {seconds} s', { seconds: left })}</span> : null}
    </div>
  )
}
