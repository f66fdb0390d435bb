import { readUser } from '@foyer/contract/identity'
import { formatMoney } from '@foyer/contract/kit/money'
import type { PassType } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import fareStyles from '#ui/fare.module.css'
import { Icon } from '#ui/icon.tsx'
import { WaitForPass } from '../shared/wait-for-pass.tsx'
import styles from './no-pass.module.css'

/** Up to here what is left is worth a warning; above, it is nobody's concern. */
const FEW = 20

/** The passes on sale: what each costs, what it opens, and how many are left where that is few. */
export function PassOffer({ passTypes }: { passTypes: readonly PassType[] }) {
  const { t } = useText()
  const user = useQuery(query(readUser))
  return (
    <ul className={fareStyles.list}>
      {passTypes.map((passType) => (
        <li key={passType.id} className={fareStyles.fare} data-band={passType.codeType}>
          <div className={fareStyles.words}>
            <h3 className={fareStyles.name}>
              {passType.onSale ? (
                <Link className={styles.choose ?? ''} to="/registration" search={{ pass: String(passType.id) }}>
                  {passType.name}
                </Link>
              ) : (
                passType.name
              )}
            </h3>
            {passType.description ? <small>{passType.description}</small> : null}
            <ul className={styles.benefits}>
              {passType.benefits.map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
          <p className={`${fareStyles.price} ${styles.price} num`}>
            {formatMoney(passType.price)}
            <small>{t('with {rate} % VAT', { rate: passType.taxRate / 100 })}</small>
          </p>
          <p className={`${fareStyles.more} ${styles.left}`}>
            <Left passType={passType} />
            {passType.available === 0 ? (
              <WaitForPass passTypeId={passType.id} name={passType.name} email={user.data?.email ?? null} />
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Left({ passType }: { passType: PassType }) {
  const { t } = useText()
  const { available } = passType
  if (available === 0) return <Tag kind="danger">{t('Sold out')}</Tag>
  if (!passType.onSale) return <Tag>{t('Not on sale')}</Tag>
  if (available !== null && available < FEW) {
    return <Tag kind="warning">{t('{n, plural, one {# pass left} other {# passes left}}', { n: available })}</Tag>
  }
  return null
}
