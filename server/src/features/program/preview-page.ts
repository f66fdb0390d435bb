import { isLocale } from '@foyer/contract/kit/languages'
import type { previewPage as endpoint } from '@foyer/contract/office-pages'
import { PageEntries } from '@foyer/contract/office-pages.schemas'
import * as z from 'zod/mini'
import { acceptContent, getEdition } from '#features/editions'
import type { UseCase } from '#platform/door/serve'
import { contentFor, readerOf } from '#platform/ground/texts'
import { presentSections } from './present-page.ts'

const Words = z.pick(PageEntries, { title: true, sections: true })

/** A page as each reader would have it, were it saved as it is. @throws InvalidInput */
export const previewPage: UseCase<typeof endpoint> = async (context, { body }) => {
  const { title, sections } = await acceptContent(context, Words, body)
  const edition = await getEdition(context)
  const pages = edition.languages.filter(isLocale).map((language) => {
    const reader = readerOf(edition, language)
    return [language, { title: contentFor(title, reader), sections: presentSections(sections, reader) }] as const
  })
  return { pages: Object.fromEntries(pages) }
}
