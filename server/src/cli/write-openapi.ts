import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@foyer/contract/all'
import { openApiDocument } from '../platform/door/open-api.ts'

/** Characters of a line: what fits stands in one. */
const LINE = 120

/** JSON as one reads it: what is short in one line, what is long over several. */
function render(value: unknown, indent = ''): string {
  const short = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + short.length <= LINE) return short
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map((part) => render(part, inner))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${render(part, inner)}`)
  return `${open}\n${parts.map((part) => `${inner}${part}`).join(',\n')}\n${indent}${close}`
}

export const renderOpenApi = (): string => `${render(openApiDocument(allEndpoints, '0.1.0'))}\n`

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../../../openapi.json'), renderOpenApi())
