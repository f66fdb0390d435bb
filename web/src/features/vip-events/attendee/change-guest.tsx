import type { VipEvent } from '@foyer/contract/vip-events'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { GuestForm } from './guest-form.tsx'
import { useAnswer } from './use-answer.ts'

/** Who comes along, changed after the answer. */
export function ChangeGuest({ event }: { readonly event: VipEvent }) {
  const { t } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const { attend } = useAnswer(event)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="line" isSmall onClick={() => setIsOpen(true)}>
        {event.attendance?.guest == null ? t('Bring a guest') : t('Change the guest')}
        <span className="vh"> {event.name}</span>
      </Button>
      <Dialog isOpen={isOpen} title={t('Your guest at {event}', { event: event.name })} onClose={close}>
        {isOpen ? (
          <GuestForm event={event} isForGuest onAnswer={(guest) => attend(guest).then(close)}>
            {({ isSending }) => (
              <>
                <Button type="submit" variant="ink" isSending={isSending}>
                  {t('Save')}
                </Button>
                <Button variant="text" onClick={close}>
                  {t('Not now')}
                </Button>
              </>
            )}
          </GuestForm>
        ) : null}
      </Dialog>
    </>
  )
}
