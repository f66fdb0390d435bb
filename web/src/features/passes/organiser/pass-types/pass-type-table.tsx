import { formatMoney } from '@foyer/contract/kit/money'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { Link } from '@tanstack/react-router'
import { useAppNow } from '#platform/app-clock.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Gauge } from '#ui/gauge.tsx'
import { PassBadge } from '../../shared/pass-badge.tsx'
import { useWays } from './words.ts'

/** A number as the language writes it. */
function useCount(): (count: number) => string {
  const { locale } = useText()
  return new Intl.NumberFormat(locale).format
}

interface PassTypeTableProps {
  readonly types: readonly OfficePassType[]
  /** Each leads to where it is changed. */
  readonly mayEdit: boolean
}

/** The pass types in the order in which they are sold, each with what of it is gone. */
export function PassTypeTable({ types, mayEdit }: PassTypeTableProps) {
  const { t, locale } = useText()
  const nameOf = ({ name }: OfficePassType) => name[locale] ?? Object.values(name)[0] ?? ''
  const ways = useWays()
  const columns: Column<OfficePassType>[] = [
    {
      key: 'name',
      head: t('Pass type'),
      cell: (type) => (
        <>
          {mayEdit ? (
            <Link to="/organiser/pass-types/$id" params={{ id: String(type.id) }}>
              <PassBadge passType={{ codeType: type.codeType, name: nameOf(type) }} />
            </Link>
          ) : (
            <PassBadge passType={{ codeType: type.codeType, name: nameOf(type) }} />
          )}
          <small>{ways[type.list]}</small>
        </>
      ),
      at: 'title',
    },
    {
      key: 'price',
      head: t('Price with VAT'),
      isNumber: true,
      cell: (type) => <PriceNow type={type} />,
      at: 'side',
    },
    {
      key: 'gone',
      head: t('Sold and held'),
      cell: (type) => <Gone type={type} />,
      at: 'below',
    },
    { key: 'free', head: t('Free'), isNumber: true, cell: (type) => <Free type={type} />, at: 'state' },
    { key: 'state', head: t('Status'), cell: (type) => <State type={type} />, at: 'note' },
  ]
  return <DataTable label={t('Pass types')} columns={columns} rows={types} keyOf={({ id }) => id} />
}

/** What it costs now, and from when on another price. */
function PriceNow({ type: { priceNow, pricePhases } }: { readonly type: OfficePassType }) {
  const { t, locale } = useText()
  const { currency, timeZone } = useEdition()
  const now = useAppNow()
  const next = pricePhases.find(({ from }) => new Date(from) > now)
  const money = (amount: number) => formatMoney({ amount, currency })
  return (
    <>
      {money(priceNow)}
      {next === undefined ? null : (
        <small>
          {t('{price} from {day}', { price: money(next.price), day: formatMoment(next.from, timeZone, locale) })}
        </small>
      )}
    </>
  )
}

function Gone({ type: { capacity, sold, held } }: { readonly type: OfficePassType }) {
  const { t } = useText()
  const count = useCount()
  const words = t('{sold} sold, {held} held', { sold: count(sold), held: count(held) })
  return (
    <>
      {capacity === null ? null : <Gauge of={capacity} sold={sold} held={held} label={words} />}
      <small>{words}</small>
    </>
  )
}

function Free({ type: { capacity, sold, held, sharedLeft } }: { readonly type: OfficePassType }) {
  const { t } = useText()
  const count = useCount()
  if (capacity === null && sharedLeft === null) return t('Without end')
  const own = capacity === null ? null : Math.max(0, capacity - sold - held)
  const left = Math.min(own ?? Number.POSITIVE_INFINITY, sharedLeft ?? Number.POSITIVE_INFINITY)
  if (left > 0 && (capacity === null || left === sharedLeft))
    return t('{left} of a shared quota', { left: count(left) })
  return left === 0 ? (
    <Tag kind="danger">{t('Sold out')}</Tag>
  ) : (
    t('{left} of {capacity}', { left: count(left), capacity: count(capacity ?? left) })
  )
}

/** Whether it can be had now, and what stands before it. */
function State({ type: { isHidden, onSaleFrom, onSaleUntil, requiresApproval } }: { readonly type: OfficePassType }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const now = useAppNow()
  const moment = (instant: string) => formatMoment(instant, timeZone, locale)
  const when =
    onSaleFrom !== null && new Date(onSaleFrom) > now
      ? t('from {moment}', { moment: moment(onSaleFrom) })
      : onSaleUntil === null
        ? null
        : new Date(onSaleUntil) <= now
          ? t('ended {moment}', { moment: moment(onSaleUntil) })
          : t('until {moment}', { moment: moment(onSaleUntil) })
  return (
    <span className="row">
      {isHidden ? <Tag>{t('Hidden')}</Tag> : <Tag kind="success">{t('Visible')}</Tag>}
      {requiresApproval ? <Tag kind="info">{t('needs approval')}</Tag> : null}
      {when === null ? null : <span className="label">{when}</span>}
    </span>
  )
}
