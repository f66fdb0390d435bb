import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { message, useText } from '#platform/messages/messages.ts'

/** Of places that are fewer than the passes that are sold or held. */
export const fewerThanTaken = message(
  '{taken, plural, one {One is sold or held. Enter 1 at least, or nothing.} other {# are sold or held. Enter # at least, or nothing.}}',
)

/** The kinds of passes, as they stand on the passes. */
export function useBadges(): Readonly<Record<OfficePassType['codeType'], string>> {
  const { t } = useText()
  return {
    standard: t('Standard'),
    vip: t('VIP'),
    'badge-vip': t('Badge VIP'),
    host: t('Host'),
    'vendor-vip': t('Vendor VIP'),
  }
}

/** The lists on which types stand. */
export function useWays(): Readonly<Record<OfficePassType['list'], string>> {
  const { t } = useText()
  return { paid: t('on sale'), 'paid-upgrade': t('as an upgrade'), voucher: t('by voucher') }
}
