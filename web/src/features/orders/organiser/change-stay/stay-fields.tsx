import { listAccommodations, listRooms } from '@foyer/contract/accommodation'
import { formatMoney } from '@foyer/contract/kit/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from '../orders.module.css'
import type { useStayChange } from './use-stay-change.ts'

type Change = ReturnType<typeof useStayChange>
type Chosen = NonNullable<Change['chosen']>

interface StayFieldsProps {
  readonly chosen: Chosen
  readonly stay: NonNullable<Change['stay']>
  readonly choose: Change['choose']
}

/** The days, the hotel and the room of another stay: with what the rooms cost for these days, and whether they are free. */
export function StayFields({ chosen, stay, choose }: StayFieldsProps) {
  const { t } = useText()
  const { arrival, departure } = chosen
  const areDays = arrival < departure
  return (
    <div className={styles.pair}>
      <TextField
        id="arrival"
        type="date"
        label={t('Arrival')}
        value={arrival}
        onChange={(day) => (day === '' ? undefined : choose({ arrival: day }))}
      />
      <TextField
        id="departure"
        type="date"
        label={t('Departure')}
        value={departure}
        onChange={(day) => (day === '' ? undefined : choose({ departure: day }))}
        error={areDays ? undefined : t('Enter a departure after the arrival.')}
      />
      <div className={styles.whole}>
        <HotelField chosen={chosen} stay={stay} choose={choose} areDays={areDays} />
      </div>
      <div className={styles.whole}>
        <RoomField chosen={chosen} stay={stay} choose={choose} areDays={areDays} />
      </div>
    </div>
  )
}

interface ChoiceProps extends StayFieldsProps {
  readonly areDays: boolean
}

const asked = ({ arrival, departure, occupancy }: Chosen) => ({
  start: arrival,
  end: departure,
  roomOccupancy: String(occupancy),
})

function HotelField({ chosen, stay, choose, areDays }: ChoiceProps) {
  const { t } = useText()
  const { data = [] } = useQuery({
    ...query(listAccommodations, { query: { ...asked(chosen), roomIsBookable: 'null', order: 'nameAZ' } }),
    enabled: areDays,
    placeholderData: keepPreviousData,
  })
  const isListed = data.some(({ id }) => id === stay.accommodationId)
  return (
    <SelectField
      id="hotel"
      label={t('Hotel')}
      value={String(chosen.accommodationId)}
      onChange={(value) => {
        const house = data.find(({ id }) => id === Number(value))
        const isOwn = Number(value) === stay.accommodationId
        const roomId = isOwn ? stay.roomId : house?.room?.id
        choose({ accommodationId: Number(value), ...(roomId === undefined ? {} : { roomId }) })
      }}
    >
      {isListed ? null : <option value={stay.accommodationId}>{stay.accommodation}</option>}
      {data
        .filter(({ id, room }) => room !== null || id === stay.accommodationId)
        .map(({ id, name, bookable }) => (
          <option key={id} value={id}>
            {bookable || id === stay.accommodationId ? name : t('{room}, not free on all nights', { room: name })}
          </option>
        ))}
    </SelectField>
  )
}

function RoomField({ chosen, stay, choose, areDays }: ChoiceProps) {
  const { t } = useText()
  const houseId = String(chosen.accommodationId)
  const { data = [] } = useQuery({
    ...query(listRooms, {
      params: { id: houseId },
      query: { ...asked(chosen), roomActive: 'true', roomInternal: 'false' },
    }),
    enabled: areDays,
    placeholderData: keepPreviousData,
  })
  const rooms = data.filter(
    ({ id, accommodationId, maxOccupancy }) =>
      String(accommodationId) === houseId && (maxOccupancy >= chosen.occupancy || id === stay.roomId),
  )
  const isOwnMissing = houseId === String(stay.accommodationId) && !rooms.some(({ id }) => id === stay.roomId)
  return (
    <SelectField
      id="room"
      label={t('Room')}
      value={String(chosen.roomId)}
      onChange={(value) => choose({ roomId: Number(value) })}
    >
      {isOwnMissing ? <option value={stay.roomId}>{stay.room}</option> : null}
      {rooms.map((room) => (
        <option key={room.id} value={room.id}>
          {room.totalPrice !== null
            ? t('{room}, {price}', { room: room.name, price: formatMoney(room.totalPrice) })
            : room.bookable || room.id === stay.roomId
              ? room.name
              : t('{room}, not free on all nights', { room: room.name })}
        </option>
      ))}
    </SelectField>
  )
}
