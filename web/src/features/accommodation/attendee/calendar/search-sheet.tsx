import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Stay } from '../../shared/stay.ts'
import type { RoomSearch } from '../search/room-search.ts'
import searchBarStyles from '../search/search-bar.module.css'
import { BookableSwitch, GuestField, OrderField } from '../search/search-fields.tsx'
import { StayFields } from '../search/stay-fields.tsx'
import { StayCalendar } from './stay-calendar.tsx'

interface SearchSheetProps {
  readonly search: RoomSearch
  readonly bounds: Stay
  readonly isShort: boolean
  readonly onChange: (part: Partial<RoomSearch>) => void
  readonly onClose: () => void
}

/** The search on a phone. Nothing is asked for before “Show hotels”: each tap would load a list that nobody sees. */
export function SearchSheet({ search, bounds, isShort, onChange, onClose }: SearchSheetProps) {
  const { t } = useText()
  const [draft, setDraft] = useState(search)
  const change = (part: Partial<RoomSearch>) => setDraft((before) => ({ ...before, ...part }))
  return (
    <Sheet isOpen label={t('Find a room')} onClose={onClose}>
      <div className={`stack ${searchBarStyles.sheet}`}>
        <h2>{t('Find a room')}</h2>
        <StayFields stay={draft.stay} bounds={bounds} hasPicker={false} onChange={(stay) => change({ stay })} />
        <StayCalendar stay={draft.stay} bounds={bounds} onChange={(stay) => change({ stay })} />
        <GuestField guests={draft.guests} onChange={(guests) => change({ guests })} />
        {isShort ? null : (
          <>
            <OrderField order={draft.order} onChange={(order) => change({ order })} />
            <BookableSwitch isOn={draft.isBookableOnly} onChange={(isBookableOnly) => change({ isBookableOnly })} />
          </>
        )}
        <p className={searchBarStyles.go}>
          <Button
            variant="ink"
            isWide
            onClick={() => {
              const { filters, view, ...asked } = draft
              onChange(draft.order === search.order ? withoutOrder(asked) : asked)
              onClose()
            }}
          >
            {isShort ? t('Show rooms') : t('Show hotels')}
          </Button>
        </p>
      </div>
    </Sheet>
  )
}

/** An order that nobody touched is not remembered as chosen. */
function withoutOrder({ order, ...rest }: Omit<RoomSearch, 'filters' | 'view'>): Partial<RoomSearch> {
  return rest
}
