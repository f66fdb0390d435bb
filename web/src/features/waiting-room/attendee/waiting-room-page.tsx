import { Email } from '@foyer/contract/kit/fields'
import { languages } from '@foyer/contract/kit/languages'
import { type Place, readWaitingRoom } from '@foyer/contract/waiting-room'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { query } from '#platform/api.ts'
import { formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { safePath } from '#platform/safe-path.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHeadingAfter } from '#ui/take-focus.ts'
import { roughMinutes } from './rough-wait.ts'
import { keptEmail } from './ticket.ts'
import { usePlace } from './use-place.ts'
import styles from './waiting-room-page.module.css'

/** So long somebody may read that it is their turn before the page goes on, in milliseconds. */
const READ_MS = 3_000

/** Where people wait before sales open, or while more come than can be served. */
export function WaitingRoomPage() {
  const { t } = useText()
  const { place, isAsking, isGone, error, take, drop } = usePlace()
  const [isOpen, setIsOpen] = useState(false)
  const wanted = useSearchText('to')
  const to = safePath(wanted) ?? '/'
  usePageTitle(place?.state === 'admitted' ? t('It is your turn') : t('Waiting room'))
  const isOver = isOpen || place?.state === 'open'
  // What takes the place of what was pressed, or comes by itself, is another page to whoever waits.
  useHeadingAfter(isOver ? 'over' : (place?.state ?? (isAsking ? 'waiting' : 'none')))
  if (isOver) return <GoOn to={to} until={null} />
  const another = <AnotherAddress onChoose={drop} />
  if (place?.state === 'admitted')
    return (
      <GoOn to={to} until={place.admittedUntil} waits={!place.isNews}>
        {another}
      </GoOn>
    )
  if (place !== null)
    return (
      <Waiting place={place} isLonger={place.isLonger} isCutOff={error !== null}>
        {another}
      </Waiting>
    )
  if (isAsking)
    return (
      <>
        <h1 tabIndex={-1}>{t('Waiting room')}</h1>
        <Skeleton boxes={[72, 28, 96]} />
      </>
    )
  return <TakePlace isGone={isGone} onTake={async (email) => setIsOpen((await take(email)).state === 'open')} />
}

const Request = z.strictObject({ email: Email })

interface TakePlaceProps {
  readonly isGone: boolean
  readonly onTake: (email: string) => Promise<unknown>
}

function TakePlace({ isGone, onTake }: TakePlaceProps) {
  const { t } = useText()
  const opensAt = useOpening(useQuery(query(readWaitingRoom)).data?.opensAt ?? null)
  const form = useForm({ schema: Request, initial: { email: '' }, onSubmit: ({ email }) => onTake(email) })
  return (
    <>
      <FormProblems form={form} />
      <h1 tabIndex={-1}>
        {opensAt === null ? t('Take your place in the line') : t('We open at {time}', { time: opensAt })}
      </h1>
      {isGone ? (
        <Note kind="warning" role="status">
          <p>
            <b>{t('Your place is gone')}.</b>{' '}
            {t('Nobody asked for it for a while, or its time ran out. Take a new place in the line.')}
          </p>
        </Note>
      ) : null}
      <p>
        {opensAt === null
          ? t(
              'More people are here than we can serve at once. Everybody has their turn in the order in which they came.',
            )
          : t('Then places are drawn by lot among everybody who is here. It makes no difference who came first.')}
      </p>
      <form className="stack" noValidate onSubmit={form.submit}>
        <TextField
          {...form.field('email')}
          label={t('E-mail')}
          hint={t('The address with which you sign in or sign up. There is one place for it, on all your devices.')}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
        />
        <div className="row between">
          <Button type="submit" isSending={form.isSending}>
            {t('Take my place')}
          </Button>
        </div>
      </form>
    </>
  )
}

/** When it opens, at the venue; null where that is over, or nobody waits for it. */
function useOpening(opensAt: string | null): string | null {
  const { locale } = useText()
  const { timeZone } = useEdition()
  return opensAt === null ? null : formatTime(opensAt, timeZone, locale)
}

/** Whose place it is, and the way to another one. */
function AnotherAddress({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useText()
  const email = keptEmail()
  return (
    <div className="stack stack--8">
      {email === null ? null : <p className="label muted">{t('Your place is for {email}.', { email })}</p>}
      <div>
        <Button variant="line" isSmall onClick={onChoose}>
          {t('Use another address')}
        </Button>
      </div>
    </div>
  )
}

interface WaitingProps {
  readonly children: ReactNode
  readonly place: Place
  readonly isLonger: boolean
  /** The last question was not answered. */
  readonly isCutOff: boolean
}

function Waiting({ place, isLonger, isCutOff, children }: WaitingProps) {
  const { t, locale } = useText()
  const opening = useOpening(place.state === 'early' ? place.opensAt : null)
  const wait = useWaitInWords(place)
  return (
    <>
      <h1 tabIndex={-1}>{opening === null ? t('You are in the line') : t('We open at {time}', { time: opening })}</h1>
      {place.place === null ? null : (
        // What changes each time is there to be looked at, and not read out.
        <p className={styles.place}>
          <span className="numeral">{new Intl.NumberFormat(languages[locale].region).format(place.place)}</span>
          <span>{t('Your place')}</span>
        </p>
      )}
      <div role="status" className="stack stack--8">
        <p>
          <b>{opening === null ? wait : t('You are here in time.')}</b>
        </p>
        {isLonger ? <p>{t('It takes longer than we said before. Your place has not changed.')}</p> : null}
        {isCutOff ? <p>{t('We cannot reach the server just now. We ask again, and your place stays yours.')}</p> : null}
      </div>
      <Note kind="plain">
        <p>
          {opening === null
            ? t('This page goes on by itself. Leave it open: whoever closes it for some minutes gives their place up.')
            : t('Places are drawn by lot at the opening. Leave this page open: it shows you your place then.')}{' '}
          {t('To load it again, or to open it on another device, changes nothing.')}
        </p>
      </Note>
      {children}
    </>
  )
}

function useWaitInWords({ waitSeconds }: Place): string {
  const { t } = useText()
  if (waitSeconds === null) return t('Your place is being found.')
  if (waitSeconds < 60) return t('Less than a minute until it is your turn.')
  const minutes = roughMinutes(waitSeconds)
  return t(
    '{minutes, plural, one {About a minute until it is your turn.} other {About {minutes} minutes until it is your turn.}}',
    {
      minutes,
    },
  )
}

interface GoOnProps {
  readonly to: string
  /** So long a turn lasts; null where nobody waits any more. */
  readonly until: string | null
  /** Whoever comes back here may have been refused with another address: they say when to go on. */
  readonly waits?: boolean
  readonly children?: ReactNode
}

function GoOn({ to, until, waits = false, children }: GoOnProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  useEffect(() => {
    if (waits) return undefined
    // Anew: the server looks whose turn it is.
    const timer = setTimeout(() => location.replace(to), READ_MS)
    return () => clearTimeout(timer)
  }, [to, waits])
  return (
    <>
      <div role="status">
        <h1 tabIndex={-1}>{until === null ? t('Nobody has to wait any more') : t('It is your turn')}</h1>
      </div>
      <p>
        {until === null
          ? t('You are led to where you wanted to go.')
          : t('Go on until {time} with the address that you gave us; each step gives you more time.', {
              time: formatTime(until, timeZone, locale),
            })}
      </p>
      <p>
        <a {...buttonLook()} href={to}>
          {t('Continue')}
        </a>
      </p>
      {children}
    </>
  )
}
