import { CodeType } from '@foyer/contract/pass-types.schemas'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PassBadge } from './pass-badge.tsx'

/** The specification, section 4. */
const styles: Record<CodeType, string> = {
  host: 'primary',
  'badge-vip': 'primary',
  standard: 'primary',
  'vendor-vip': 'vip',
  vip: 'vip',
}

test.each(CodeType.options)('the badge of a %s pass is drawn in its style', (codeType) => {
  const badge = renderToStaticMarkup(createElement(PassBadge, { passType: { name: 'Some pass', codeType } }))
  expect(badge).toContain(`data-style="${styles[codeType]}"`)
  expect(badge).toContain('Some pass')
})
