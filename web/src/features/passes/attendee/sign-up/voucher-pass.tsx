import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { listPaidPassTypes, listVoucherPassTypes, type PassType } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import fareStyles from '#ui/fare.module.css'
import { Icon } from '#ui/icon.tsx'

interface VoucherPassProps {
  readonly given: {
    readonly id?: number | undefined
    readonly name: string
    readonly codeType: string
    /** What it costs with the voucher; not given: nothing. */
    readonly pays?: Money | undefined
  }
}

/**
 * The pass that a voucher gives or makes cheaper, as its list tells it: what it costs others, and what it opens. While
 * the list is not there, and where it cannot be had, name and price say enough.
 */
export function VoucherPass({ given }: VoucherPassProps) {
  const { t } = useText()
  const opened = useQuery(query(listVoucherPassTypes))
  const sold = useQuery(query(listPaidPassTypes))
  const isGiven = ({ id, name }: PassType) => (given.id === undefined ? name === given.name : id === given.id)
  const type = opened.data?.find(isGiven) ?? sold.data?.find(isGiven)
  const pays = given.pays ?? { amount: 0, currency: type?.price.currency ?? 'EUR' }
  return (
    <div className={fareStyles.list}>
      <div className={`${fareStyles.fare} ${fareStyles.given}`} data-band={given.codeType}>
        <Icon name="check" size={24} />
        <div className={fareStyles.words}>
          <p className={fareStyles.name}>{type?.name ?? given.name}</p>
          {type?.description ? <small>{type.description}</small> : null}
          {type === undefined || type.benefits.length === 0 ? null : (
            <ul className={fareStyles.within}>
              {type.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          )}
        </div>
        <p className={`${fareStyles.price} num`}>
          {formatMoney(pays)}
          <small>
            {type === undefined || type.price.amount <= pays.amount ? (
              t('with your voucher')
            ) : (
              <>
                <span className="vh">{t('instead of')} </span>
                <s>{formatMoney(type.price)}</s>
              </>
            )}
          </small>
        </p>
      </div>
    </div>
  )
}
