import { formatMoney } from '@foyer/contract/kit/money'
import type { PassType } from '@foyer/contract/passes'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import cardStyles from '#ui/card.module.css'
import { Icon } from '#ui/icon.tsx'
import ticksStyles from '../../shared/ticks.module.css'
import styles from './upgrade.module.css'
import { gainedBenefits, upgradePrice } from './upgrade-offer.ts'

/** Up to here what is left is worth a warning; above, it is nobody's concern. */
const FEW = 10

/** The pass one holds, beside what it can become. */
export function HeldCard({ type }: { readonly type: PassType }) {
  const { t } = useText()
  return (
    <li className={`${cardStyles.card} ${cardStyles.striped} ${styles.card} ${styles.held}`} data-band={type.codeType}>
      <div className={styles.head}>
        <p className="label muted">{t('You hold')}</p>
        <h2>{type.name}</h2>
        <p className={styles.text}>{type.description}</p>
      </div>
      <Benefits title={t('Included')} benefits={type.benefits} />
    </li>
  )
}

interface UpgradeCardProps {
  readonly held: PassType
  readonly type: PassType
  readonly isSending: boolean
  readonly onChoose: () => void
}

export function UpgradeCard({ held, type, isSending, onChoose }: UpgradeCardProps) {
  const { t } = useText()
  const gained = gainedBenefits(held, type)
  return (
    <li className={`${cardStyles.card} ${cardStyles.striped} ${styles.card}`} data-band={type.codeType}>
      <div className={styles.head}>
        <p className="label muted">{t('Upgrade to')}</p>
        <h2>{type.name}</h2>
        <p className={styles.text}>{type.description}</p>
      </div>
      <div>
        <p className={styles.difference}>{formatMoney(upgradePrice(held, type))}</p>
        <p className="label muted">
          {t('to pay, with {rate} % VAT', { rate: type.taxRate / 100 })}
          <br />
          {t('Full price {price}', { price: formatMoney(type.price) })}
        </p>
      </div>
      <Benefits title={t('You gain')} benefits={gained.length === 0 ? type.benefits : gained} />
      <div className={styles.foot}>
        {type.onSale ? (
          <>
            {type.available !== null && type.available <= FEW ? (
              <Tag kind="warning">{t('{n, plural, one {# left} other {# left}}', { n: type.available })}</Tag>
            ) : null}
            <Button isWide isSending={isSending} onClick={onChoose}>
              {t('Upgrade to {name}', { name: type.name })}
              <Icon name="arrow" />
            </Button>
          </>
        ) : type.available === 0 ? (
          <>
            <Tag kind="danger">{t('Sold out')}</Tag>
            <p className="muted">{t('When one comes free, it is sold here.')}</p>
          </>
        ) : (
          <Tag>{t('Not on sale')}</Tag>
        )}
      </div>
    </li>
  )
}

function Benefits({ title, benefits }: { readonly title: string; readonly benefits: readonly string[] }) {
  if (benefits.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className={ticksStyles.ticks}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  )
}
