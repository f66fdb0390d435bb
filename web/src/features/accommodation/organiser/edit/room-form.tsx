import type { Locale } from '@foyer/contract/kit/languages'
import { addRoom, changeRoom, type EditedRoom, type OfficeAccommodation } from '@foyer/contract/office-accommodation'
import { ownWords, useCommand } from '#platform/command.ts'
import { Choice, ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { boardNames } from '../../shared/words.ts'
import styles from './edit.module.css'
import { roomFields, roomSchema } from './house-entries.ts'
import { useKeepHouse } from './keep-house.ts'

interface RoomFormProps {
  readonly house: OfficeAccommodation
  /** Null: a new one. */
  readonly room: EditedRoom | null
  readonly languages: readonly Locale[]
  readonly onDone: () => void
}

/** All that is written of a room. Its stays are kept whatever becomes of it. */
export function RoomForm({ house, room, languages, onDone }: RoomFormProps) {
  const { t } = useText()
  const names = useNames()
  const { form, conflict } = useRoomForm({ house, room, languages, onDone })
  const boards = (['none', 'breakfast', 'halfBoard'] as const).map((board) => [board, t(boardNames[board])] as const)
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Room')}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <div className="fields">
        <ContentFields field={(one) => form.field(`name.${one}`)} label={names['name'] ?? ''} languages={languages} />
        <ContentFields
          isLong
          field={(one) => form.field(`description.${one}`)}
          label={names['description'] ?? ''}
          languages={languages}
        />
        <div className="half">
          <TextField
            {...form.field('maxOccupancy')}
            look="num"
            inputMode="numeric"
            label={names['maxOccupancy'] ?? ''}
          />
        </div>
        <div className="half">
          <Choice {...form.field('board')} label={names['board'] ?? ''} choices={boards} />
        </div>
      </div>
      <CheckField {...form.field('isInternal')}>{names['isInternal']}</CheckField>
      <CheckField {...form.field('isActive')}>{names['isActive']}</CheckField>
      {room !== null && room.stays > 0 ? (
        <p className="hint">
          {t(
            '{stays, plural, one {One stay has this room and is kept, on sale or not.} other {# stays have this room and are kept, on sale or not.}}',
            { stays: room.stays },
          )}
        </p>
      ) : null}
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {room === null ? t('Add the room') : t('Save the room')}
        </Button>
        <Button variant="text" onClick={onDone}>
          {t('Close')}
        </Button>
      </p>
    </form>
  )
}

function useRoomForm({ house, room, languages, onDone }: RoomFormProps) {
  const { t } = useText()
  const add = useCommand(addRoom, ownWords)
  const change = useCommand(changeRoom, ownWords)
  return useEdit({
    keep: useKeepHouse(),
    schema: roomSchema(languages),
    initial: roomFields(room),
    version: room?.version ?? null,
    save: (body, version) => {
      const id = String(house.id)
      return room === null
        ? add.mutateAsync({ params: { id }, body })
        : change.mutateAsync({ params: { id, roomId: String(room.id) }, body: { ...body, version: version ?? 1 } })
    },
    theirsIn: (now) => {
      const other = now.rooms.find(({ id }) => id === room?.id)
      return other === undefined ? null : { version: other.version, fields: roomFields(other) }
    },
    onDone: () => {
      toast(t('The room is saved.'))
      onDone()
    },
  })
}

function useNames(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    name: t('Name'),
    description: t('Description'),
    maxOccupancy: t('People at most'),
    board: t('Board'),
    isInternal: t('Internal: for the team, never shown to attendees'),
    isActive: t('On sale: it can be booked'),
  }
}
