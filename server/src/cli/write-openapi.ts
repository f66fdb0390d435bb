import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@foyer/contract/all'
import { openApiDocument } from '../platform/door/open-api.ts'

export const renderOpenApi = (): string => `${JSON.stringify(openApiDocument(allEndpoints, '0.1.0'), null, 2)}\n`

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../../../openapi.json'), renderOpenApi())
