import { formatMoney } from '@foyer/contract/kit/money'
import type { VoucherBatch, VoucherBatchState, VoucherValue } from '@foyer/contract/office-vouchers'
import { useAppNow } from '#platform/app-clock.ts'
import { dayAt, daysUntil, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

/** A number as the language writes it. */
export function useCount(): (count: number) => string {
  const { locale } = useText()
  return new Intl.NumberFormat(locale).format
}

export function useBatchStates(): Readonly<Record<VoucherBatchState, string>> {
  const { t } = useText()
  return { live: t('Live'), coming: t('Coming'), ended: t('Over'), stopped: t('Stopped') }
}

/** What a pass type is called in the language of whoever reads. */
export function usePassTypeName(): (passType: VoucherBatch['passType']) => string {
  const { locale } = useText()
  return ({ name }) => name[locale] ?? Object.values(name)[0] ?? ''
}

/** What a code does to the price of its pass. */
export function useValueWords(): (value: VoucherValue) => string {
  const { t } = useText()
  const { currency } = useEdition()
  return (of) => {
    if (of.kind === 'free') return t('free', undefined, { context: 'of charge' })
    if (of.kind === 'percent') return t('{rate} % off', { rate: of.value / 100 }).replace(' %', '\u00a0%')
    const amount = formatMoney({ amount: of.value, currency })
    return of.kind === 'amount' ? t('{amount} off', { amount }) : t('for {amount}', { amount })
  }
}

const SOON_DAYS = 14

/** Whether its codes are good, and until when. */
export function BatchState({ batch }: { readonly batch: VoucherBatch }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const now = useAppNow()
  const states = useBatchStates()
  const moment = (instant: string) => formatMoment(instant, timeZone, locale)
  const { state, validFrom, validUntil, stoppedAt } = batch
  if (state === 'stopped')
    return (
      <Tag kind="danger">
        <Icon name="close" />
        {stoppedAt === null ? states.stopped : t('Stopped {moment}', { moment: moment(stoppedAt) })}
      </Tag>
    )
  if (state === 'ended')
    return <Tag>{validUntil === null ? states.ended : t('ended {moment}', { moment: moment(validUntil) })}</Tag>
  if (state === 'coming')
    return (
      <Tag kind="info">{validFrom === null ? states.coming : t('from {moment}', { moment: moment(validFrom) })}</Tag>
    )
  const left = validUntil === null ? null : daysUntil(dayAt(new Date(validUntil), timeZone), now, timeZone)
  return left !== null && left <= SOON_DAYS ? (
    <Tag kind="warning">
      <Icon name="clock" />
      {t('{n, plural, =0 {Ends today} one {Ends in one day} other {Ends in # days}}', { n: Math.max(0, left) })}
    </Tag>
  ) : (
    <Tag kind="success">
      <Icon name="check" />
      {states.live}
    </Tag>
  )
}
