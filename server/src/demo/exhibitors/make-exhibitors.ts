import type { NewExhibitor, NewProductCategory } from '@foyer/contract/new-exhibitors.schemas'
import {
  createExhibitors,
  createFacilities,
  createHalls,
  createProductCategories,
  createSitePlan,
  createStands,
  createWays,
} from '#features/exhibitors'
import type { OfficeContext } from '#platform/context'
import { codeOf, partOf, recordsIn, said } from '../program/records.ts'
import { exhibitorsAToH } from './exhibitors-a-to-h.ts'
import { exhibitorsIToO } from './exhibitors-i-to-o.ts'
import { exhibitorsPToZ } from './exhibitors-p-to-z.ts'
import { facilities, halls, stands } from './halls.ts'
import { sitePlan } from './site-plan.ts'
import { ways } from './ways.ts'

const categories: NewProductCategory[] = [
  { code: 'managed-services', name: { en: 'Managed services', de: 'Managed Services' } },
  { code: 'security', name: { en: 'Security', de: 'Sicherheit' } },
  { code: 'cloud', name: { en: 'Cloud and data centres', de: 'Cloud und Rechenzentren' } },
  { code: 'backup', name: { en: 'Backup and archives', de: 'Backup und Archive' } },
  { code: 'networks', name: { en: 'Networks and telephony', de: 'Netze und Telefonie' } },
  { code: 'devices', name: { en: 'Devices', de: 'Geräte' } },
  { code: 'automation', name: { en: 'Automation', de: 'Automatisierung' } },
  { code: 'ai-operations', name: { en: 'AI operations', de: 'KI im Betrieb' } },
  { code: 'business', name: { en: 'Contracts, sales and law', de: 'Verträge, Vertrieb und Recht' } },
  { code: 'people', name: { en: 'Training and people', de: 'Schulung und Personal' } },
]

/** How many stands side by side somebody has, again and again. */
const sizes = [2, 3, 1, 2, 4, 2, 3, 2, 1, 3]

/** `Name | city | categories`, then in a few words what they do, a sentence on it, and what they show. */
const written = [exhibitorsAToH, exhibitorsIToO, exhibitorsPToZ].flatMap(recordsIn).map((record) => {
  const name = partOf(record, 0, 0)
  const code = codeOf(name)
  const products = said(record, 2)
  const german = products.de.split(';')
  return {
    code,
    name,
    city: partOf(record, 0, 1),
    tagline: said(record, 0),
    description: said(record, 1),
    website: `https://${code}.example/`,
    categories: partOf(record, 0, 2)
      .split(',')
      .map((category) => category.trim()),
    products: products.en
      .split(';')
      .map((product, nth) => ({ en: product.trim(), de: (german[nth] ?? product).trim() })),
  }
})

/**
 * Who stands where: neighbours in the list stand in different halls, whoever has several stands has them side by side in
 * one row, and some stands are still free. Two pairs share one.
 */
function placed(): NewExhibitor[] {
  const rows = new Map<string, { hall: string; code: string }[]>()
  for (const { hall, code } of stands) {
    const row = `${hall} ${code[0]}`
    rows.set(row, [...(rows.get(row) ?? []), { hall, code }])
  }
  const free = [...rows.values()]
  return written.map((exhibitor, at) => {
    const wanted = sizes[at % sizes.length] ?? 1
    const turned = free.map((_, nth) => free[(nth + at * 5) % free.length] ?? [])
    const row = turned.find((one) => one.length >= wanted) ?? turned.find((one) => one.length > 0) ?? []
    return { ...exhibitor, stands: row.splice(0, wanted) }
  })
}

/** Guests on the stand of another. */
const shared: Readonly<Record<string, string>> = {
  'hebrides-connect': 'snowdon-systems',
  'hallmann-nachfolge': 'lindner-it-ausbildung',
}

/** Makes halls, stands, exhibitors and both plans. */
export async function makeExhibitors(context: OfficeContext): Promise<void> {
  await createHalls(context, halls)
  await createStands(context, stands)
  await createFacilities(context, facilities)
  await createWays(context, ways)
  await createProductCategories(context, categories)
  const exhibitors = placed()
  await createExhibitors(
    context,
    exhibitors.map((exhibitor) => {
      const host = exhibitors.find(({ code }) => code === shared[exhibitor.code])
      return host === undefined ? exhibitor : { ...exhibitor, stands: host.stands.slice(0, 1) }
    }),
  )
  await createSitePlan(context, sitePlan)
}
