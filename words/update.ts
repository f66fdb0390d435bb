import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { locales, sourceLocale } from '../contract/src/kit/languages.ts'
import { extractor } from './extract.ts'

const root = join(import.meta.dirname, '..')
const sources = ['web/src', 'web/build', 'contract/src', 'server/src']
/** What tests say is nobody's text. */
const tests = ['**/*.test.ts', '**/*.test.tsx', 'server/src/testing/**']

/** @param folder where the PO files are that are brought up to date. */
export async function updateCatalogues(folder = import.meta.dirname) {
  const translated = locales.filter((locale) => locale !== sourceLocale)
  const config = makeConfig(
    {
      rootDir: root,
      locales: translated,
      sourceLocale,
      catalogs: [
        {
          path: join(folder, '{locale}'),
          include: sources.map((source) => join(root, source)),
          exclude: tests,
        },
      ],
      extractors: [extractor],
      format: formatter({ lineNumbers: false }),
    },
    { skipValidation: true },
  )
  const [catalog] = await getCatalogs(config)
  const made = await catalog?.make({ clean: true, overwrite: false, orderBy: 'message', locale: translated })
  if (!made) throw new Error('The texts could not be read.')
  return translated.map((locale) => {
    const entries = Object.values(made[locale] ?? {})
    return { locale, texts: entries.length, missing: entries.filter(({ translation }) => !translation).length }
  })
}
