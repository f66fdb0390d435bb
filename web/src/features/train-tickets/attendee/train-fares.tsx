import { FEW_LEFT } from '@foyer/contract/constants'
import { formatMoney } from '@foyer/contract/kit/money'
import type { TrainTicket, TrainTicketType } from '@foyer/contract/train-tickets'
import { useEdition } from '#platform/edition.ts'
import { useField } from '#platform/forms/fields.tsx'
import type { FieldOf } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import fareStyles from '#ui/fare.module.css'
import { Fare } from '#ui/fare.tsx'
import { fieldLook } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './train-ticket.module.css'
import { classNames, lastDayBefore, validDays } from './train-words.ts'

interface TrainFaresProps {
  readonly types: readonly TrainTicketType[]
  /** One's own is there to be had, though it may be the last. */
  readonly held: TrainTicket | null
  readonly field: FieldOf
}

/** The kinds of train ticket, one to be chosen; what is sold out says so in its place. */
export function TrainFares({ types, held, field }: TrainFaresProps) {
  const { t } = useText()
  const { id, value, error, set } = useField(field)
  return (
    <div {...fieldLook(error !== undefined)}>
      {error === undefined ? null : (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <fieldset
        className={fareStyles.list}
        id={id}
        tabIndex={-1}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        <legend className="vh">{t('Kind of ticket')}</legend>
        {types.map((type) => (
          <TrainFare
            key={type.id}
            type={type}
            isOwn={held?.type.id === type.id}
            isChosen={value === type.id}
            onChoose={() => set(type.id)}
          />
        ))}
      </fieldset>
    </div>
  )
}

interface TrainFareProps {
  readonly type: TrainTicketType
  readonly isOwn: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function TrainFare({ type, isOwn, isChosen, onChoose }: TrainFareProps) {
  const { t } = useText()
  const isOut = type.available === 0 && !isOwn
  return (
    <Fare
      name="train-ticket-type"
      value={type.id}
      band="train"
      title={type.name}
      text={
        <>
          {t(classNames[type.class])}. {type.description}
        </>
      }
      price={formatMoney(type.price)}
      priceNote={t('there and back')}
      isChosen={isChosen && !isOut}
      onChoose={onChoose}
      {...(isOut ? { unavailable: t('All tickets of this kind are taken.') } : {})}
      more={<FareFacts type={type} isOwn={isOwn} />}
    />
  )
}

function FareFacts({ type, isOwn }: Pick<TrainFareProps, 'type' | 'isOwn'>) {
  const { t, rich, locale } = useText()
  const { timeZone } = useEdition()
  const few = !isOwn && type.available > 0 && type.available <= FEW_LEFT
  return (
    <span className={styles.facts}>
      <span>
        {rich('{valid} {days}', {
          valid: <b>{t('Valid', undefined, { context: 'on which days a ticket is' })}</b>,
          days: validDays(type, locale),
        })}
      </span>
      <span>
        {type.cancelBefore === null
          ? rich('{no} money back', { no: <b>{t('No', undefined, { context: 'money back' })}</b> })
          : rich('{back} until {day}', {
              back: <b>{t('Money back')}</b>,
              day: lastDayBefore(type.cancelBefore, timeZone, locale),
            })}
      </span>
      {isOwn ? <Tag kind="success">{t('In your order')}</Tag> : null}
      {few ? (
        <Tag kind="warning">{t('{n, plural, one {# ticket left} other {# tickets left}}', { n: type.available })}</Tag>
      ) : null}
    </span>
  )
}
