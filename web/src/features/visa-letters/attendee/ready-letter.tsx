import type { OwnVisaLetter } from '@foyer/contract/visa-letters'
import { Link } from '@tanstack/react-router'
import { Trail } from '#features/passes'
import { formatLongDay, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { useDownload } from '#platform/use-download.ts'
import { Tag } from '#ui/badge.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Note } from '#ui/note.tsx'
import { LetterPaper } from './letter-paper.tsx'
import styles from './visa-letter.module.css'
import { WithdrawLetter } from './withdraw-letter.tsx'

/** The letter that stands: what it says, its code and paper, and the ways to correct and to end it. */
export function ReadyLetter({ letter }: { readonly letter: OwnVisaLetter }) {
  const { t } = useText()
  const { request } = letter
  return (
    <>
      <Lock numeral={null} title={t('Your letter is ready')}>
        {request === null
          ? undefined
          : t('Print it and take it to this consulate: {consulate}.', { consulate: request.consulate })}
      </Lock>
      <div className={styles.duo}>
        {request === null ? (
          <Note kind="warning">
            {t('What this letter says of your passport can no longer be read. Make a new one if you still need it.')}
          </Note>
        ) : (
          <LetterPaper letter={letter} request={request} />
        )}
        <aside className="stack stack--32" aria-label={t('State')}>
          <Code letter={letter} />
          {letter.can.document ? <Download letter={letter} /> : null}
          <Standing letter={letter} />
          <SomethingWrong letter={letter} />
        </aside>
      </div>
    </>
  )
}

function Code({ letter }: { readonly letter: OwnVisaLetter }) {
  const { t, locale } = useText()
  const { endsOn } = useEdition()
  const code = letter.code.replaceAll(' ', '')
  return (
    <section className="stack stack--8" aria-labelledby="code">
      <h2 id="code">{t('Code', undefined, { context: 'of a letter' })}</h2>
      <p className={styles.bigCode}>{letter.code}</p>
      <p className="row">
        <Tag kind="success">
          <Icon name="check" size={16} />
          {t('Valid until {day}', { day: formatLongDay(endsOn, locale) })}
        </Tag>
        <Link className="label" to="/verify/$code" params={{ code }}>
          {t('What the consulate sees')}
        </Link>
      </p>
    </section>
  )
}

function Download({ letter }: { readonly letter: OwnVisaLetter }) {
  const { t } = useText()
  const pdf = useDownload(`/api/visa-invitation-letter/${letter.uuid}/pdf`)
  return (
    <section className={hivisStyles.block} aria-labelledby="take">
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2 id="take">{t('Take the letter along')}</h2>
        <p>{t('As a PDF of one page, in English and in the language of the event.')}</p>
        <Button isSending={pdf.isOpening} onClick={pdf.open}>
          <Icon name="download" />
          {t('Download PDF')}
        </Button>
        <p className={pdf.word === '' ? 'vh' : undefined} role="status">
          {pdf.word}
        </p>
      </div>
    </section>
  )
}

/** Where the letter stands. */
function Standing({ letter }: { readonly letter: OwnVisaLetter }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const figure = (words: string) => <span className="num">{words}</span>
  const steps = [
    {
      what: t('Made', undefined, { context: 'a letter' }),
      how: figure(formatMoment(letter.issuedAt, timeZone, locale)),
      isDone: true,
    },
    {
      what: t('Passport data deleted'),
      how: figure(t('after {day}', { day: formatLongDay(letter.keptUntil, locale) })),
      isDone: letter.request === null,
    },
  ]
  return (
    <section className="stack" aria-labelledby="status">
      <h2 id="status">{t('Status')}</h2>
      <Trail steps={steps} />
    </section>
  )
}

function SomethingWrong({ letter }: { readonly letter: OwnVisaLetter }) {
  const { t } = useText()
  return (
    <section className="stack stack--8" aria-labelledby="wrong">
      <h2 id="wrong">{t('Something wrong?')}</h2>
      <p className="muted">
        {t(
          'A new letter replaces this one. Its code then reads “withdrawn”. Another room needs none: download it again.',
        )}
      </p>
      <div className="row">
        <Link {...buttonLook('line', true)} to="/visa-invitation-letter" search={{ change: '1' }}>
          {t('Correct and make new')}
        </Link>
        <WithdrawLetter letter={letter} />
      </div>
    </section>
  )
}
