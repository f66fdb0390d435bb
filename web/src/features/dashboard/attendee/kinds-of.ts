import type { CodeType } from '@foyer/contract/passes'

/** What somebody is here beyond a guest. */
export type Kind = 'host' | 'vip' | 'vendor' | 'vendor-vip'

/** In the order of the specification: host, VIP, vendor, vendor-VIP. Who exhibits as a VIP is told so once. */
export function kindsOf(codeType: CodeType | null, isVendor: boolean): Kind[] {
  const held = codeType === 'host' || codeType === 'vip' ? [codeType] : []
  if (codeType === 'vendor-vip') return ['vendor-vip']
  return isVendor ? [...held, 'vendor'] : held
}
