import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { useText } from '#platform/messages/messages.ts'
import type { Stay } from '../../shared/stay.ts'
import stayCalendarStyles from './stay-calendar.module.css'
import { StayCalendar } from './stay-calendar.tsx'

interface StayPopoverProps {
  readonly stay: Stay
  readonly bounds: Stay
  readonly trigger: RefObject<HTMLElement | null>
  readonly onChange: (stay: Stay) => void
  readonly onClose: () => void
}

/** The calendar over the page, beneath its fields: Esc and a tap beside it close it, and the focus returns. */
export function StayPopover({ stay, bounds, trigger, onChange, onClose }: StayPopoverProps) {
  const { t } = useText()
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      placement="bottom start"
      className={stayCalendarStyles.over ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Dialog aria-label={t('Days of your stay')} className={stayCalendarStyles.dialog ?? ''}>
        <StayCalendar stay={stay} bounds={bounds} onChange={onChange} onDone={onClose} />
      </Dialog>
    </Popover>
  )
}
