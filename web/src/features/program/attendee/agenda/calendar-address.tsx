import { type Favourites, listFavourites, renewCalendar } from '@foyer/contract/program'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { dayAt, formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import fieldStyles from '#ui/field.module.css'
import { goOnAt } from '#ui/focus-heading.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import styles from './take-away.module.css'

const ADDRESS = 'calendar-address'

type Made = NonNullable<Favourites['calendar']>

/** The address under which one's own calendar reads the stars: made when it is wanted, and anew when it was shared. */
export function CalendarAddress({ calendar }: { readonly calendar: Made | null }) {
  const { t } = useText()
  const { mutateAsync, isPending, error } = useCommand(renewCalendar, { ...ownWords, refreshes: [listFavourites] })
  const make = async () => {
    await mutateAsync(undefined).catch(() => {})
    // The address has taken the button's place.
    goOnAt(ADDRESS)
  }
  return (
    <div>
      <h2>{t('In your own calendar')}</h2>
      <p className="muted">{t('Subscribe once. Your stars, and sessions that move, follow by themselves.')}</p>
      {calendar === null ? (
        <p className="row">
          <Button variant="line" isSending={isPending} onClick={() => void make()}>
            <Icon name="calendar" />
            {t('Make my calendar address')}
          </Button>
        </p>
      ) : (
        <MadeAddress calendar={calendar} renew={() => mutateAsync(undefined)} isRenewing={isPending} />
      )}
      {error === null ? null : (
        <Note kind="danger" role="alert">
          {t(error.detail)}
        </Note>
      )}
    </div>
  )
}

interface MadeAddressProps {
  readonly calendar: Made
  readonly renew: () => Promise<Made>
  readonly isRenewing: boolean
}

function MadeAddress({ calendar: { url, madeAt }, renew, isRenewing }: MadeAddressProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const [isAsking, setIsAsking] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const address = url.replace(/^https?:/, 'webcal:')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setIsCopied(true)
      toast(t('Copied'))
    } catch {
      // Where that is not allowed, it is selected for the keyboard.
      document.getElementById(ADDRESS)?.focus()
    }
  }
  const make = async () => {
    await renew().catch(() => {})
    setIsAsking(false)
    setIsCopied(false)
  }
  return (
    <div className={styles.made}>
      <div className={styles.address}>
        <input
          aria-label={t('Your private calendar address')}
          className={`${fieldStyles.input} code`}
          id={ADDRESS}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <a {...buttonLook('ink')} href={address}>
          <Icon name="calendar" />
          {t('Subscribe')}
        </a>
        <Button variant="line" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          {t('Copy')}
        </Button>
      </div>
      <p className={`hint ${styles.hint}`}>
        {t('Made on {day}. It is yours alone: who has it sees your stars.', {
          day: formatDay(dayAt(new Date(madeAt), timeZone), locale),
        })}
        <Button variant="text" isSmall onClick={() => setIsAsking(true)}>
          {t('Make a new one')}
        </Button>
      </p>
      <AskToRenew
        isOpen={isAsking}
        isRenewing={isRenewing}
        onRenew={() => void make()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}

interface AskToRenewProps {
  readonly isOpen: boolean
  readonly isRenewing: boolean
  readonly onRenew: () => void
  readonly onClose: () => void
}

function AskToRenew({ isOpen, isRenewing, onRenew, onClose }: AskToRenewProps) {
  const { t } = useText()
  return (
    <Dialog isOpen={isOpen} title={t('Make a new calendar address?')} onClose={onClose}>
      <p>
        {t(
          'The old address opens nothing from then on: calendars that subscribed to it get no more changes. Subscribe again with the new one on each of your devices.',
        )}
      </p>
      <WaysOut back={t('Keep it')} onClose={onClose}>
        <Button variant="danger" isSending={isRenewing} onClick={onRenew}>
          {t('Make a new one')}
        </Button>
      </WaysOut>
    </Dialog>
  )
}
