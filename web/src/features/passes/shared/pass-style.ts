import { VIP_STYLE_CODE_TYPES } from '@foyer/contract/constants'
import type { CodeType } from '@foyer/contract/passes'

export type PassStyle = 'primary' | 'vip'

/** Host, badge-vip and standard carry the primary style; vip and vendor-vip the vip style. */
export function passStyle(codeType: CodeType): PassStyle {
  return VIP_STYLE_CODE_TYPES.some((vip) => vip === codeType) ? 'vip' : 'primary'
}
