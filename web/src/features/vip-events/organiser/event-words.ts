import type { OfficeVipEvent } from '@foyer/contract/office-vip-events'
import { CodeType } from '@foyer/contract/pass-types.schemas'
import type { AttendanceStatus } from '@foyer/contract/vip-events'
import { useText } from '#platform/messages/messages.ts'

export const codeTypes = CodeType.options

/** The kinds of passes, as they stand on the passes. */
export function useCodeTypes(): Readonly<Record<CodeType, string>> {
  const { t } = useText()
  return {
    host: t('Host'),
    'badge-vip': t('Badge VIP'),
    standard: t('Standard'),
    'vendor-vip': t('Vendor VIP'),
    vip: t('VIP'),
  }
}

/** What became of an answer. */
export function useAnswerWords(): Readonly<Record<AttendanceStatus, string>> {
  const { t } = useText()
  return {
    attending: t('Comes'),
    held: t('Not paid yet'),
    offered: t('Offered'),
    waiting: t('Waits'),
    expired: t('Expired'),
    withdrawn: t('Withdrawn'),
    cancelled: t('Cancelled'),
  }
}

/** What was written, in the reader's language where it stands in it. */
export function useWritten(): (content: OfficeVipEvent['name']) => string {
  const { locale } = useText()
  return (content) => content[locale] ?? Object.values(content)[0] ?? ''
}
