import { formatMoney } from '@foyer/contract/kit/money'
import type { NewPassType } from '@foyer/contract/new-pass-type.schemas'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { CheckField, SelectField, TextField } from '#platform/forms/fields.tsx'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { type PassTypeFields, upgradeKey } from './pass-type-entries.ts'
import styles from './pass-types.module.css'
import { quotasQuery } from './shared-quotas.tsx'
import { useBadges, useWays } from './words.ts'

interface SaleFieldsProps {
  readonly form: Form<PassTypeFields>
  readonly type: OfficePassType | null
}

/** How many there are, when and to whom they are given. */
export function SaleFields({ form, type }: SaleFieldsProps) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const taken = type === null ? 0 : type.sold + type.held
  const maySeeLists = useHasDuty('seeLists')
  return (
    <>
      <div className="fields">
        <div className="half-w">
          <TextField
            {...form.field('capacity')}
            label={t('Places')}
            hint={
              taken === 0
                ? t('Empty: without end.')
                : t('Not below {taken}: sold and held. Empty: without end.', { taken })
            }
            inputMode="numeric"
            look="num"
          />
        </div>
        <QuotaField form={form} />
        {type === null ? <MadeAs form={form} /> : null}
        <div className="half-w">
          <TextField
            {...form.field('onSaleFrom')}
            type="datetime-local"
            label={t('On sale from')}
            hint={t('On the clocks of {zone}.', { zone: timeZone })}
            isOptional
          />
        </div>
        <div className="half-w">
          <TextField {...form.field('onSaleUntil')} type="datetime-local" label={t('On sale until')} isOptional />
        </div>
      </div>
      {type === null ? null : <MadeWith type={type} />}
      <CheckField {...form.field('requiresApproval')}>{t('Approval needed before the pass is valid')}</CheckField>
      <CheckField {...form.field('isHidden')}>{t('Hidden: nobody can buy it')}</CheckField>
      {maySeeLists ? (
        <p className="hint">
          <Link to="/organiser/lists">{t('Test an address, or say who may not buy')}</Link>
        </p>
      ) : null}
    </>
  )
}

/** From which places it draws besides its own; nothing where the event has none to share. */
function QuotaField({ form }: Pick<SaleFieldsProps, 'form'>) {
  const { t } = useText()
  const quotas = useQuery(quotasQuery).data?.items ?? []
  if (quotas.length === 0) return null
  return (
    <div className="half-w">
      <SelectField {...form.field('quotaId')} label={t('Shared quota')} hint={t('It takes places of both.')}>
        <option value="">{t('None')}</option>
        {quotas.map(({ id, name, capacity, held, sold }) => (
          <option key={id} value={id}>
            {t('{name}, {left} of {capacity} left', { name, left: Math.max(0, capacity - held - sold), capacity })}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** What stays as it was made, because codes that are printed name it. */
function MadeWith({ type: { codeType, list } }: { readonly type: OfficePassType }) {
  const { t } = useText()
  const badge = useBadges()[codeType]
  const way = useWays()[list]
  return (
    <p className="hint">
      {t('Badge: {badge}, {way}. Both stay as they are: codes that are handed out name them.', { badge, way })}
    </p>
  )
}

function MadeAs({ form }: Pick<SaleFieldsProps, 'form'>) {
  const { t } = useText()
  const badges = useBadges()
  const ways = useWays()
  return (
    <>
      <div className="half-w">
        <SelectField {...form.field('list')} label={t('Given')} hint={t('It cannot be changed later.')}>
          {Object.entries(ways).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="half-w">
        <SelectField {...form.field('codeType')} label={t('Badge')} hint={t('It cannot be changed later.')}>
          {Object.entries(badges).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

interface UpgradeFieldsProps extends Pick<SaleFieldsProps, 'form'> {
  readonly others: readonly OfficePassType[]
  /** Null while it cannot be saved. */
  readonly entered: NewPassType | null
}

/** From which types one comes to this one, and what that costs now. */
export function UpgradeFields({ form, others, entered }: UpgradeFieldsProps) {
  const { t, locale } = useText()
  const { currency } = useEdition()
  const ways = useWays()
  const extra = ({ priceNow }: OfficePassType) =>
    entered === null || (entered.pricePhases ?? []).length > 0
      ? null
      : formatMoney({ amount: Math.max(0, entered.price - priceNow), currency })
  return (
    <section className={styles.part} aria-labelledby="upgrades">
      <header>
        <h2 id="upgrades">{t('Upgrades')}</h2>
        <p className="label muted">{t('prices are differences')}</p>
      </header>
      <div>
        {others.map((other) => {
          const price = extra(other)
          return (
            <CheckField key={other.id} {...form.field(`upgradeableBy.${upgradeKey(other.id)}`)}>
              {t('from {type}', { type: other.name[locale] ?? Object.values(other.name)[0] ?? '' })}{' '}
              <small className="muted">{ways[other.list]}</small>
              {price === null ? null : <small className="muted num"> + {price}</small>}
            </CheckField>
          )
        })}
      </div>
    </section>
  )
}
