import { formatMoney } from '@foyer/contract/kit/money'
import { listUpgradePassTypes, type PassType } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { upgradePrice } from './upgrade-offer.ts'

/** The way from a pass to a better one: to one on sale, and else to where one is sold again that comes free. */
export function UpgradeWay({ held }: { readonly held: PassType }) {
  const { t } = useText()
  const types = useQuery(query(listUpgradePassTypes, { query: { upgradeableBy: String(held.id) } }))
  const byPrice = (types.data ?? []).toSorted((a, b) => a.price.amount - b.price.amount)
  const cheapest = byPrice.find(({ onSale }) => onSale) ?? byPrice.find(({ available }) => available === 0)
  if (cheapest === undefined) return null
  return (
    <section aria-labelledby="pass-upgrade" className="stack" data-offer>
      <h2 id="pass-upgrade">{t('More from your pass')}</h2>
      {cheapest.onSale ? (
        <p>
          {t('{name} for {price} more. Your code stays the same.', {
            name: cheapest.name,
            price: formatMoney(upgradePrice(held, cheapest)),
          })}
        </p>
      ) : (
        <p>
          {cheapest.name}: <b>{t('Sold out')}</b>
        </p>
      )}
      <p>
        <Link {...buttonLook('line')} to="/pass/upgrade">
          {t('See the upgrades')}
        </Link>
      </p>
    </section>
  )
}
