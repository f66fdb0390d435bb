import { formatMoney } from '@foyer/contract/kit/money'
import { type RoomChoice, readRoomChoice } from '@foyer/contract/office-stays'
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
  const { data: houses = [] } = useQuery({
    ...query(readRoomChoice, { query: { arrival, departure, occupancy: String(chosen.occupancy) } }),
    // Others may have booked since the same was asked before.
    staleTime: 0,
    enabled: areDays,
    placeholderData: keepPreviousData,
  })
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
        <HotelField id={id} chosen={chosen} stay={stay} choose={choose} houses={houses} />
      </div>
      <div className={styles.whole}>
        <RoomField id={id} chosen={chosen} stay={stay} choose={choose} houses={houses} />
      </div>
    </div>
  )
}

interface ChoiceProps extends StayFieldsProps {
  readonly houses: RoomChoice
}

function HotelField({ id: prefix = '', chosen, stay, choose, houses }: ChoiceProps) {
  const { t } = useText()
  const isListed = stay === null || houses.some(({ id }) => id === stay.accommodationId)
  return (
    <SelectField
      id={`${prefix}hotel`}
      label={t('Hotel')}
      value={String(chosen.accommodationId)}
      onChange={(value) => {
        // The cheapest that is free; of the hotel that is booked, the room that is booked.
        const first = houses.find(({ id }) => id === Number(value))?.rooms[0]?.id
        const roomId = Number(value) === stay?.accommodationId ? stay.roomId : first
        choose({ accommodationId: Number(value), ...(roomId === undefined ? {} : { roomId }) })
      }}
    >
      {stay === null ? <option value="0">{t('Choose one', undefined, { context: 'of several' })}</option> : null}
      {isListed ? null : <option value={stay.accommodationId}>{stay.accommodation}</option>}
      {houses.map(({ id, name, rooms }) => (
        <option key={id} value={id}>
          {id === stay?.accommodationId || rooms.some(({ price }) => price !== null)
            ? name
            : t('{room}, not free on all nights', { room: name })}
        </option>
      ))}
    </SelectField>
  )
}

function RoomField({ id: prefix = '', chosen, stay, choose, houses }: ChoiceProps) {
  const { t } = useText()
  const rooms = houses.find(({ id }) => id === chosen.accommodationId)?.rooms ?? []
  const isBooked = (id: number) => id === stay?.roomId
  const missing =
    chosen.accommodationId === stay?.accommodationId && !rooms.some(({ id }) => isBooked(id)) ? stay : null
  return (
    <SelectField
      id={`${prefix}room`}
      label={t('Room')}
      value={String(chosen.roomId)}
      onChange={(value) => choose({ roomId: Number(value) })}
    >
      {chosen.roomId === 0 ? <option value="0">{t('Choose one', undefined, { context: 'of several' })}</option> : null}
      {missing === null ? null : <option value={missing.roomId}>{missing.room}</option>}
      {rooms.map(({ id, name, price }) => (
        <option key={id} value={id}>
          {price !== null
            ? t('{room}, {price}', { room: name, price: formatMoney(price) })
            : isBooked(id)
              ? name
              : t('{room}, not free on all nights', { room: name })}
        </option>
      ))}
    </SelectField>
  )
}
