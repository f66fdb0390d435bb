import type { PassType } from '@foyer/contract/passes'
import './stripes.css'
import badgeStyles from '#ui/badge.module.css'
import { passStyle } from './pass-style.ts'

/** The pass type as a badge: its word, its colour and its pattern together. */
export function PassBadge({ passType }: { passType: Pick<PassType, 'name' | 'codeType'> }) {
  return (
    <span className={badgeStyles.badge} data-band={passType.codeType} data-style={passStyle(passType.codeType)}>
      <span>{passType.name}</span>
    </span>
  )
}
