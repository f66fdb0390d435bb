import { formatMoney } from '@foyer/contract/kit/money'
import { listPaidPassTypes, type PassType } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ConditionsNow } from '#platform/cancellation-conditions.tsx'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import fareStyles from '#ui/fare.module.css'
import { Fare } from '#ui/fare.tsx'
import { fieldLook } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WaitForPass } from '../../shared/wait-for-pass.tsx'

/** Fewer than this many left are worth a word, because it is true. */
const FEW = 20

interface PassFaresProps {
  /** The id of the pass type that is chosen. */
  readonly chosen: number | null
  readonly onChoose: (passTypeId: number) => void
  readonly error: string | undefined
  /** None may be chosen. */
  readonly isClosed: boolean
  /** Who is told when a sold-out one has a place again; null: not known yet. */
  readonly email: string | null
}

/** The passes that anybody may buy, one to be chosen. */
export function PassFares({ chosen, onChoose, error, isClosed, email }: PassFaresProps) {
  const { t, locale } = useText()
  const edition = useEdition()
  const types = useQuery(query(listPaidPassTypes))
  const list = types.data
  if (list === undefined)
    return types.error === null ? (
      <Skeleton boxes={[104, 104, 104, 104]} />
    ) : (
      <LoadFailed error={types.error} onRetry={() => void types.refetch()} />
    )
  return (
    <div className="stack">
      <div {...fieldLook(error !== undefined)}>
        {error === undefined ? null : (
          <p className="error" id="pass-error">
            <Icon name="alert" />
            {error}
          </p>
        )}
        <fieldset
          className={fareStyles.list}
          id="pass"
          tabIndex={-1}
          disabled={isClosed}
          aria-describedby={error === undefined ? undefined : 'pass-error'}
        >
          <legend className="vh">
            {t('Pass for {event}, {days}', {
              event: `${edition.product} ${edition.year}`,
              days: formatDays(edition.startsOn, edition.endsOn, locale),
            })}
          </legend>
          {list.map((type) => (
            <PassFare
              key={type.id}
              type={type}
              email={email}
              isChosen={chosen === type.id}
              onChoose={() => onChoose(type.id)}
            />
          ))}
        </fieldset>
      </div>
      <ConditionsNow of="passes" />
    </div>
  )
}

interface PassFareProps {
  readonly type: PassType
  readonly email: string | null
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function PassFare({ type, email, isChosen, onChoose }: PassFareProps) {
  const { t } = useText()
  const isOut = !type.onSale
  const isSoldOut = isOut && type.available === 0
  return (
    <Fare
      name="pass"
      value={String(type.id)}
      band={type.codeType}
      title={type.name}
      text={type.description}
      price={formatMoney(type.price)}
      priceNote={t('with {rate} % VAT', { rate: type.taxRate / 100 })}
      isChosen={isChosen && !isOut}
      onChoose={onChoose}
      {...(isOut ? { unavailable: isSoldOut ? t('All passes of this type are taken.') : t('Not on sale now.') } : {})}
      {...(isSoldOut ? { more: <WaitForPass passTypeId={type.id} name={type.name} email={email} /> } : {})}
      {...(!isOut && type.available !== null && type.available < FEW
        ? {
            more: (
              <Tag kind="warning">
                {t('{n, plural, one {# pass left} other {# passes left}}', { n: type.available })}
              </Tag>
            ),
          }
        : {})}
    />
  )
}
