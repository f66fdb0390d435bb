import { MAX_HELD_ROOMS } from '@foyer/contract/constants'
import { formatMoney } from '@foyer/contract/kit/money'
import type { Money } from '@foyer/contract/kit/money.schemas'
import type { MadeOrderChoices } from '@foyer/contract/made-orders'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type ChosenStay, StayFields } from '../change-stay/stay-fields.tsx'
import ordersStyles from '../orders.module.css'
import styles from './new-order.module.css'
import type { NewOrder } from './use-new-order.ts'

interface FieldsProps {
  readonly choices: MadeOrderChoices
  readonly order: NewOrder
  readonly errorOf: (id: string) => string | undefined
}

/** What is in the order: what that person's own order could hold. */
export function ThingFields(props: FieldsProps) {
  const { choices, order, errorOf } = props
  const { t } = useText()
  return (
    <section className={styles.part}>
      <h2>{t('What they get')}</h2>
      <OneOf
        id="pass"
        label={t('Pass')}
        error={errorOf('pass')}
        none={choices.passes.length === 0 ? t('They have one, or none is on sale.') : undefined}
        choices={choices.passes}
        value={order.chosen.passTypeId}
        onChange={(passTypeId) => order.choose({ passTypeId })}
      />
      <Stays {...props} />
      <TrainTicket {...props} />
      <VipPlace {...props} />
    </section>
  )
}

interface OneOfProps {
  readonly id: string
  readonly label: string
  readonly none?: string | undefined
  readonly error?: string | undefined
  readonly choices: readonly {
    readonly id: number | string
    readonly name: string
    readonly price: Money
    readonly left: number | null
  }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

function OneOf({ id, label, none, error, choices, value, onChange }: OneOfProps) {
  const { t } = useText()
  return (
    <SelectField id={id} label={label} hint={none} error={error} isOptional value={value} onChange={onChange}>
      <option value="">{t('None')}</option>
      {choices.map(({ id: choice, name, price, left }) => (
        <option key={choice} value={String(choice)} disabled={left === 0}>
          {left === null
            ? t('{room}, {price}', { room: name, price: formatMoney(price) })
            : t('{name}, {price}, {left} left', { name, price: formatMoney(price), left })}
        </option>
      ))}
    </SelectField>
  )
}

function Stays({ choices: { arrival, departure }, order }: FieldsProps) {
  const { t } = useText()
  const { stays } = order.chosen
  const change = (at: number, part: Partial<ChosenStay>) =>
    order.choose({ stays: stays.map((stay, index) => (index === at ? { ...stay, ...part } : stay)) })
  const none: ChosenStay = { accommodationId: 0, roomId: 0, arrival, departure, occupancy: 1 }
  return (
    <>
      {stays.map((stay, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stays have no name before they are ordered.
        <fieldset key={at} className={`${styles.part} ${styles.stay}`}>
          <legend>{t('Room {n}', { n: at + 1 })}</legend>
          <StayFields id={`${at}-`} chosen={stay} stay={null} choose={(part) => change(at, part)} />
          <div className={ordersStyles.pair}>
            <SelectField
              id={`${at}-persons`}
              label={t('Persons')}
              value={String(stay.occupancy)}
              onChange={(persons) => change(at, { occupancy: Number(persons) })}
            >
              {[1, 2, 3, 4].map((persons) => (
                <option key={persons} value={persons}>
                  {persons}
                </option>
              ))}
            </SelectField>
          </div>
          <Button
            variant="text"
            isSmall
            onClick={() => order.choose({ stays: stays.filter((_, index) => index !== at) })}
          >
            {t('Remove room {n}', { n: at + 1 })}
          </Button>
        </fieldset>
      ))}
      {stays.length < MAX_HELD_ROOMS ? (
        <p>
          <Button variant="line" isSmall onClick={() => order.choose({ stays: [...stays, none] })}>
            {t('Add a room')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

function TrainTicket({ choices: { trainTickets }, order, errorOf }: FieldsProps) {
  const { t } = useText()
  if (trainTickets.length === 0) return null
  return (
    <div className={ordersStyles.pair}>
      <OneOf
        id="train"
        label={t('Train ticket')}
        choices={trainTickets}
        value={order.chosen.trainTypeId}
        onChange={(trainTypeId) => order.choose({ trainTypeId })}
      />
      {order.chosen.trainTypeId === '' ? null : (
        <TextField
          id="passenger"
          label={t('Passenger')}
          autoComplete="off"
          maxLength={120}
          value={order.chosen.passenger}
          onChange={(passenger) => order.choose({ passenger })}
          error={errorOf('passenger')}
        />
      )}
    </div>
  )
}

function VipPlace({ choices: { vipEvents }, order }: FieldsProps) {
  const { t } = useText()
  if (vipEvents.length === 0) return null
  const event = vipEvents.find(({ id }) => String(id) === order.chosen.eventId)
  return (
    <div className={ordersStyles.pair}>
      <OneOf
        id="event"
        label={t('VIP event')}
        choices={vipEvents}
        value={order.chosen.eventId}
        onChange={(eventId) => order.choose({ eventId, guest: '' })}
      />
      {event?.hasPlusOne === true ? (
        <TextField
          id="guest"
          label={t('Guest')}
          isOptional
          autoComplete="off"
          maxLength={80}
          value={order.chosen.guest}
          onChange={(guest) => order.choose({ guest })}
        />
      ) : null}
    </div>
  )
}
