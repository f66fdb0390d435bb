import { listCountries, readAppManifest, readEdition, readEditionCalendar, readLook } from '@foyer/contract/editions'
import { isLocale } from '@foyer/contract/kit/languages'
import { requests } from '@foyer/contract/kit/refusal'
import { readBanner, readLogo } from '@foyer/contract/logo'
import { readWorkEdition } from '@foyer/contract/office-editions'
import { BinaryAnswer } from '#platform/door/answers'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { CALENDAR_TYPE } from '#platform/papers/calendar'
import { findFile } from '#platform/site/files'
import {
  findToldEdition,
  isBanner,
  isLogo,
  listCountryRows,
  listEditionRows,
  listPhaseRows,
} from './editions.queries.ts'
import { nameCountry } from './name-country.ts'
import { presentAppManifest } from './present-app-manifest.ts'
import { presentEdition } from './present-edition.ts'
import { shownLogo } from './shown-logo.ts'
import { getToldEdition } from './told-edition.ts'
import { writeEditionCalendar } from './write-edition-calendar.ts'

export function openEditions(door: Door): void {
  serve(door, readEdition, async (context) =>
    presentEdition(await getToldEdition(context), await listPhaseRows(context), context.now, context),
  )
  serve(door, readWorkEdition, async (context) => {
    const row = await getToldEdition(context)
    return {
      ...presentEdition(row, await listPhaseRows(context), context.now, context),
      id: row.id,
      languages: row.languages.filter(isLocale),
      editions: (await listEditionRows(context)).map(({ id, product, year, is_shown: isCurrent }) => ({
        id,
        product,
        year,
        isCurrent,
      })),
    }
  })
  serve(door, readEditionCalendar, async (context) => {
    const { code } = await getToldEdition(context)
    return new BinaryAnswer(CALENDAR_TYPE, await writeEditionCalendar(context), { fileName: `${code}.ics` })
  })
  serve(door, readLook, async (context) => {
    const edition = await findToldEdition(context)
    return { accent: edition?.accent ?? null, hasLogo: edition !== undefined && shownLogo(edition.logo) !== null }
  })
  serve(door, readLogo, async (context, { params }) => {
    const file = (await isLogo(context, params.file)) ? await findFile(context, params.file) : null
    if (file === null) throw refuse(requests.notFound)
    return new BinaryAnswer('image/png', file.bytes, { isImmutable: true })
  })
  serve(door, readBanner, async (context, { params }) => {
    const file = (await isBanner(context, params.file)) ? await findFile(context, params.file) : null
    if (file === null) throw refuse(requests.notFound)
    return new BinaryAnswer('image/png', file.bytes, { isImmutable: true })
  })
  serve(door, readAppManifest, presentAppManifest)
  serve(door, listCountries, async (context) => {
    const countries = (await listCountryRows(context)).map((row) => ({
      id: row.id,
      code: row.code,
      name: nameCountry(row, context.locale),
      nativeName: row.native_name,
      inEu: row.in_eu,
    }))
    return countries.sort((a, b) => a.name.localeCompare(b.name, context.locale))
  })
}
