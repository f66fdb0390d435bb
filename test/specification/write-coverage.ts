import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderCoverage } from './render-coverage.ts'
import { notBuiltYet, sections } from './sections.ts'

writeFileSync(join(import.meta.dirname, '../../docs/specification-coverage.md'), renderCoverage(sections, notBuiltYet))
