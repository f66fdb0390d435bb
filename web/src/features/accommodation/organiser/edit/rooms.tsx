import type { Locale } from '@foyer/contract/kit/languages'
import type { EditedRoom, OfficeAccommodation } from '@foyer/contract/office-accommodation'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Offered, useReader } from '#ui/read-only.tsx'
import { boardNames } from '../../shared/words.ts'
import styles from './edit.module.css'
import { Pictures } from './pictures.tsx'
import { RoomForm } from './room-form.tsx'

interface RoomsProps {
  readonly house: OfficeAccommodation
  readonly languages: readonly Locale[]
}

/** Every kind of room of a house, one of them open at a time. */
export function Rooms({ house, languages }: RoomsProps) {
  const { t } = useText()
  const [open, setOpen] = useState<number | 'new' | null>(null)
  return (
    <>
      {house.rooms.length === 0 ? <p className="muted">{t('This hotel has no rooms yet.')}</p> : null}
      <ul className={styles.rooms}>
        {house.rooms.map((room) => (
          <li key={room.id}>
            <RoomLine room={room} isOpen={open === room.id} onOpen={() => setOpen(open === room.id ? null : room.id)} />
            {open === room.id ? (
              <>
                <RoomForm house={house} room={room} languages={languages} onDone={() => setOpen(null)} />
                <h3 className="h3">{t('Pictures of this room')}</h3>
                <Pictures house={house} roomId={room.id} languages={languages} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <RoomForm house={house} room={null} languages={languages} onDone={() => setOpen(null)} />
      ) : (
        <p>
          <Button variant="line" isSmall onClick={() => setOpen('new')}>
            <Icon name="plus" />
            {t('Add a kind of room')}
          </Button>
        </p>
      )}
    </>
  )
}

interface RoomLineProps {
  readonly room: EditedRoom
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function RoomLine({ room, isOpen, onOpen }: RoomLineProps) {
  const { t, locale } = useText()
  const name = room.name[locale] ?? Object.values(room.name)[0] ?? ''
  const isReadOnly = useReader() !== null
  const way = isReadOnly ? t('Show {room}', { room: name }) : t('Change {room}', { room: name })
  return (
    <div className={styles.room}>
      <div>
        <b>{name}</b>
        <span className="label muted">
          {[
            t('{people, plural, one {one person} other {up to # people}}', { people: room.maxOccupancy }),
            t(boardNames[room.board]),
            t('{stays, plural, =0 {no stays} one {one stay} other {# stays}}', { stays: room.stays }),
            t('{pictures, plural, =0 {no pictures} one {one picture} other {# pictures}}', {
              pictures: room.images.length,
            }),
          ].join(', ')}
        </span>{' '}
        {room.isInternal ? <Tag>{t('internal')}</Tag> : null} {room.isActive ? null : <Tag>{t('not on sale')}</Tag>}
      </div>
      <Offered>
        <Button
          variant="line"
          isSmall
          aria-expanded={isOpen}
          aria-label={isOpen ? t('Close {room}', { room: name }) : way}
          onClick={onOpen}
        >
          {isOpen ? t('Close') : isReadOnly ? t('Show') : t('Change')}
        </Button>
      </Offered>
    </div>
  )
}
