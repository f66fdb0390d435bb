import type { Locale } from '@foyer/contract/kit/languages'
import type { ExhibitorEntries, OfficeExhibitor } from '@foyer/contract/office-exhibitors'
import { ExhibitorEntries as Entries } from '@foyer/contract/office-exhibitors.schemas'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'

export interface ExhibitorFields extends Record<string, unknown> {
  readonly name: string
  readonly city: string
  readonly tagline: InEach
  readonly description: InEach
  /** Empty: none. */
  readonly website: string
  /** Codes. */
  readonly categories: readonly string[]
  /** Lines that say nothing are none. */
  readonly products: readonly InEach[]
  /** As `5 C12`: hall and stand. */
  readonly stands: readonly string[]
}

const saysNothing = (text: InEach) => Object.values(text).every((said) => said.trim() === '')

export const noProduct = inEach(undefined)

export const exhibitorFields = (exhibitor: OfficeExhibitor | null): ExhibitorFields => ({
  name: exhibitor?.name ?? '',
  city: exhibitor?.city ?? '',
  tagline: inEach(exhibitor?.tagline),
  description: inEach(exhibitor?.description),
  website: exhibitor?.website ?? '',
  categories: exhibitor?.categories ?? [],
  products: [...(exhibitor?.products ?? []).map(inEach), noProduct],
  stands: exhibitor?.stands.map(({ hall, code }) => `${hall} ${code}`) ?? [],
})

export const codeOf = (name: string, none = 'exhibitor'): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '') || none

export const exhibitorSchema = (languages: readonly Locale[]): FormSchema<ExhibitorEntries> => ({
  safeParse(values) {
    const fields = values as ExhibitorFields
    const places = fields.products.flatMap((product, at) => (saysNothing(product) ? [] : [at]))
    const parsed = Entries.safeParse({
      name: fields.name,
      city: fields.city,
      tagline: written(fields.tagline, languages),
      description: written(fields.description, languages),
      website: fields.website.trim() === '' ? null : fields.website,
      categories: fields.categories,
      products: places.map((at) => written(fields.products[at] ?? noProduct, languages)),
      stands: fields.stands.map((stand) => {
        const [hall, code] = stand.split(' ')
        return { hall, code }
      }),
    })
    if (parsed.success) return parsed
    const issues = parsed.error.issues.map((issue) =>
      issue.path[0] === 'products'
        ? { ...issue, path: ['products', String(places[Number(issue.path[1])] ?? 0), ...issue.path.slice(2)] }
        : issue,
    )
    return { success: false, error: { issues } }
  },
})
