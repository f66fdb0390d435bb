import { formatMoney } from '@foyer/contract/kit/money'
import { listVoucherPassTypes } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import fareStyles from '#ui/fare.module.css'
import { Icon } from '#ui/icon.tsx'

interface VoucherPassProps {
  readonly given: { readonly id?: number | undefined; readonly name: string; readonly codeType: string }
}

/**
 * The pass that a voucher gives, as the list of those tells it: what it costs others, and what it opens. While the list
 * is not there, and where it cannot be had, name and price say enough.
 */
export function VoucherPass({ given }: VoucherPassProps) {
  const { t } = useText()
  const types = useQuery(query(listVoucherPassTypes))
  const type = types.data?.find(({ id, name }) => (given.id === undefined ? name === given.name : id === given.id))
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
          {formatMoney({ amount: 0, currency: type?.price.currency ?? 'EUR' })}
          <small>
            {type === undefined || type.price.amount === 0 ? (
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
