import { readPass } from '@foyer/contract/passes'
import type { OwnVisaLetter } from '@foyer/contract/visa-letters'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useAppNow } from '#platform/app-clock.ts'
import { dayAt, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { hasApprovedPass } from '#platform/session.ts'
import { usePageTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Lock } from '#ui/lock.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHeadingAfter } from '#ui/take-focus.ts'
import { LetterForm } from './letter-form.tsx'
import { ReadyLetter } from './ready-letter.tsx'
import { livingLetter, visaLettersQuery } from './visa-letter-reads.ts'
import { WhoNeedsOne } from './who-needs-one.tsx'

/** `/visa-invitation-letter`: who needs one, the passport's data, and the letter. */
export function VisaLetterPage() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(visaLettersQuery)
  const { data: pass } = useQuery(query(readPass))
  const isChanging = useSearchText('change') !== undefined
  useHeadingAfter(isChanging)
  const letter = data === undefined ? null : livingLetter(data)
  const isReady = letter !== null && !isChanging
  usePageTitle(isReady ? t('Your letter is ready') : t('Visa invitation letter'))
  if (isReady) return <ReadyLetter letter={letter} />
  // Where the pass could not be read nobody is told that they have none: the server knows.
  const hasNone = pass !== undefined && !hasApprovedPass(pass)
  return (
    <>
      <Lock numeral={null} title={t('Visa invitation letter')}>
        {t('For the consulate, in our name and with a code that it can check. Ready at once, free with every pass.')}
      </Lock>
      <div className="stack stack--32">
        <WhoNeedsOne />
        {hasNone ? (
          <NeedsPass isWaiting={pass?.status === 'pending'} />
        ) : data !== undefined ? (
          <Making letters={data} letter={letter} />
        ) : error === null ? (
          <Skeleton boxes={[320, 200]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </>
  )
}

interface MakingProps {
  readonly letters: readonly OwnVisaLetter[]
  /** The one that another is to replace. */
  readonly letter: OwnVisaLetter | null
}

function Making({ letters, letter }: MakingProps) {
  const { t, locale } = useText()
  const edition = useEdition()
  const now = useAppNow(60_000)
  if (dayAt(now, edition.timeZone) > edition.endsOn)
    return (
      <Empty title={t('The event is over')} text={t('The event is over, so no letters are made for it any more.')} />
    )
  const [last] = letters
  return (
    <>
      {letter === null && last !== undefined ? (
        <Note kind="plain">
          {last.withdrawnAt === null
            ? t('Your letter {code} is withdrawn. Make a new one if you need one.', { code: last.code })
            : t('Your letter {code} was withdrawn on {moment}. Make a new one if you need one.', {
                code: last.code,
                moment: formatMoment(last.withdrawnAt, edition.timeZone, locale),
              })}
        </Note>
      ) : null}
      <LetterForm letter={letter} />
    </>
  )
}

/** For whoever comes in without a pass, or waits for theirs. */
function NeedsPass({ isWaiting }: { readonly isWaiting: boolean }) {
  const { t } = useText()
  return isWaiting ? (
    <Empty
      title={t('Your pass is on its way')}
      text={t('As soon as it is approved, you can make the letter here.')}
      action={
        <Link {...buttonLook('line')} to="/pass">
          {t('See your pass')}
        </Link>
      }
    />
  ) : (
    <Empty
      title={t('First a pass, then the letter')}
      text={t('The letter says that you hold an approved pass. You have none yet.')}
      action={
        <Link {...buttonLook()} to="/registration">
          {t('Get a pass')}
        </Link>
      }
    />
  )
}
