import type { AgendaSession } from '@foyer/contract/program'
import type { SessionSeats } from '@foyer/contract/reservations'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useSeat } from '../shared/use-seat.ts'

interface GiveBackButtonProps {
  readonly session: Pick<AgendaSession, 'id' | 'title'>
  readonly own: SessionSeats
  readonly isSmall?: boolean
  readonly onDone: () => void
}

/** Gives a seat or a place in line back. It asks first: somebody else may have it the next moment. */
export function GiveBackButton({
  session: { id, title },
  own: { reservation },
  isSmall = false,
  onDone,
}: GiveBackButtonProps) {
  const { t } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const seat = useSeat(id)
  const waits = reservation?.status === 'waiting'
  const label = waits
    ? t('Leave the list')
    : reservation?.status === 'offered'
      ? t('Let it go')
      : t('Give the seat back')
  const giveBack = async () => {
    await seat.giveBack()
    setIsOpen(false)
    toast(t('You have no seat any more: {title}.', { title }))
    onDone()
  }
  const ask = () => {
    seat.forget()
    setIsOpen(true)
  }
  return (
    <>
      <Button variant="line" isSmall={isSmall} onClick={ask}>
        {label}
        <span className="vh"> {title}</span>
      </Button>
      <Dialog isOpen={isOpen} title={t('Not to {event}?', { event: title })} onClose={() => setIsOpen(false)}>
        <p>
          {waits
            ? t('You lose your place in line. Who comes again stands at its end.')
            : t('Somebody else can have your seat at once.')}
        </p>
        {seat.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(seat.error.detail)}
          </Note>
        )}
        <WaysOut back={t('Keep it')} onClose={() => setIsOpen(false)}>
          <Button variant="danger" isSending={seat.isGivingBack} onClick={() => void giveBack().catch(() => {})}>
            {label}
          </Button>
        </WaysOut>
      </Dialog>
    </>
  )
}
