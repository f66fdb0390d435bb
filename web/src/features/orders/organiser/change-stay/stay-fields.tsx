import { listAccommodations, listRooms } from '@foyer/contract/accommodation'
import { formatMoney } from '@foyer/contract/kit/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from '../orders.module.css'

/** Where, when and with how many somebody sleeps; a hotel or a room that is not chosen yet is 0. */
export interface ChosenStay {
  readonly accommodationId: number
  readonly roomId: number
  readonly arrival: string
  readonly departure: string
  readonly occupancy: number
}

interface StayFieldsProps {
  /** Of the fields, where there are several such stays. */
  readonly id?: string
  readonly chosen: ChosenStay
  /** What is booked, which stays as it is even where nobody can book it any more; null: nothing. */
  readonly stay: (ChosenStay & { readonly accommodation: string; readonly room: string }) | null
  readonly choose: (part: Partial<Omit<ChosenStay, 'occupancy'>>) => void
}

/** The days, the hotel and the room of another stay: with what the rooms cost for these days, and whether they are free. */
export function StayFields({ id = '', chosen, stay, choose }: StayFieldsProps) {
  const { t } = useText()
  const { arrival, departure } = chosen
  const areDays = arrival < departure
  return (
    <div className={styles.pair}>
      <TextField
        id={`${id}arrival`}
        type="date"
        label={t('Arrival')}
        value={arrival}
        onChange={(day) => (day === '' ? undefined : choose({ arrival: day }))}
      />
      <TextField
        id={`${id}departure`}
        type="date"
        label={t('Departure')}
        value={departure}
        onChange={(day) => (day === '' ? undefined : choose({ departure: day }))}
        error={areDays ? undefined : t('Enter a departure after the arrival.')}
      />
      <div className={styles.whole}>
        <HotelField id={id} chosen={chosen} stay={stay} choose={choose} areDays={areDays} />
      </div>
      <div className={styles.whole}>
        <RoomField id={id} chosen={chosen} stay={stay} choose={choose} areDays={areDays} />
      </div>
    </div>
  )
}

interface ChoiceProps extends StayFieldsProps {
  readonly areDays: boolean
}

const asked = ({ arrival, departure, occupancy }: ChosenStay) => ({
  start: arrival,
  end: departure,
  roomOccupancy: String(occupancy),
})

function HotelField({ id: prefix = '', chosen, stay, choose, areDays }: ChoiceProps) {
  const { t } = useText()
  const { data = [] } = useQuery({
    ...query(listAccommodations, { query: { ...asked(chosen), roomIsBookable: 'null', order: 'nameAZ' } }),
    enabled: areDays,
    placeholderData: keepPreviousData,
  })
  const isListed = stay === null || data.some(({ id }) => id === stay.accommodationId)
  return (
    <SelectField
      id={`${prefix}hotel`}
      label={t('Hotel')}
      value={String(chosen.accommodationId)}
      onChange={(value) => {
        const house = data.find(({ id }) => id === Number(value))
        const roomId = Number(value) === stay?.accommodationId ? stay.roomId : house?.room?.id
        choose({ accommodationId: Number(value), ...(roomId === undefined ? {} : { roomId }) })
      }}
    >
      {stay === null ? <option value="0">{t('Choose one')}</option> : null}
      {isListed ? null : <option value={stay.accommodationId}>{stay.accommodation}</option>}
      {data
        .filter(({ id, room }) => room !== null || id === stay?.accommodationId)
        .map(({ id, name, bookable }) => (
          <option key={id} value={id}>
            {bookable || id === stay?.accommodationId ? name : t('{room}, not free on all nights', { room: name })}
          </option>
        ))}
    </SelectField>
  )
}

function RoomField({ id: prefix = '', chosen, stay, choose, areDays }: ChoiceProps) {
  const { t } = useText()
  const houseId = String(chosen.accommodationId)
  const { data = [] } = useQuery({
    ...query(listRooms, {
      params: { id: houseId },
      query: { ...asked(chosen), roomActive: 'true', roomInternal: 'false' },
    }),
    enabled: areDays && chosen.accommodationId !== 0,
    placeholderData: keepPreviousData,
  })
  const rooms = data.filter(
    ({ id, accommodationId, maxOccupancy }) =>
      String(accommodationId) === houseId && (maxOccupancy >= chosen.occupancy || id === stay?.roomId),
  )
  const missing =
    houseId === String(stay?.accommodationId) && !rooms.some(({ id }) => id === stay?.roomId) ? stay : null
  return (
    <SelectField
      id={`${prefix}room`}
      label={t('Room')}
      value={String(chosen.roomId)}
      onChange={(value) => choose({ roomId: Number(value) })}
    >
      {chosen.roomId === 0 ? <option value="0">{t('Choose one')}</option> : null}
      {missing === null ? null : <option value={missing.roomId}>{missing.room}</option>}
      {rooms.map((room) => (
        <option key={room.id} value={room.id}>
          {room.totalPrice !== null
            ? t('{room}, {price}', { room: room.name, price: formatMoney(room.totalPrice) })
            : room.bookable || room.id === stay?.roomId
              ? room.name
              : t('{room}, not free on all nights', { room: room.name })}
        </option>
      ))}
    </SelectField>
  )
}
