import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { useText } from '#platform/messages/messages.ts'

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
