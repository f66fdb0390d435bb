import type { BulkKind, BulkReason } from '@foyer/contract/bulk-acts'
import { useText } from '#platform/messages/messages.ts'

export function useBulkActs(): Readonly<Record<BulkKind, string>> {
  const { t } = useText()
  return {
    approve: t('Approve'),
    reject: t('Reject'),
    'tag-vendor': t('Let in as a vendor'),
    'untag-vendor': t('Take the vendor’s tag away'),
  }
}

/** Why somebody is left as they are. */
export function useBulkReasons(): Readonly<Record<BulkReason, string>> {
  const { t } = useText()
  return {
    'no-pass': t('no pass'),
    'approved-already': t('approved already'),
    'not-waiting': t('does not wait for a decision'),
    'not-paid': t('not paid: it ends with its order'),
    'tagged-already': t('tagged already'),
    'not-tagged': t('not tagged'),
    'works-here': t('works here: for an owner to decide'),
    gone: t('not there any more'),
    barred: t('barred by a list'),
    'has-another-pass': t('has another pass: this one went back'),
    'no-longer-allowed': t('you may not decide this any more'),
    failed: t('it failed three times'),
  }
}
