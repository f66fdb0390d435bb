import { type Locale, locales } from '@foyer/contract/kit/languages'
import type { Setup } from '@foyer/contract/setup'
import { TextsEntries } from '@foyer/contract/setup.schemas'
import { MOST_PHASES, type TextsStep } from '@foyer/contract/texts.schemas'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'

/** A text as it stands in the fields: empty where it is missing. */
type Written = Readonly<Record<Locale, string>>

interface PhaseFields {
  readonly title: Written
  readonly start: string
  readonly end: string
  readonly label: Written
  readonly url: string
}

export interface TextsFields extends Record<string, unknown> {
  readonly surveyStartsOn: string
  readonly banner: { readonly text: Written; readonly alt: Written; readonly url: string }
  readonly phases: readonly PhaseFields[]
  readonly visaDesk: { readonly signedBy: string; readonly position: Written; readonly phone: string }
}

type Content = Readonly<Partial<Record<Locale, string>>>

const written = (content: Content | undefined): Written =>
  Object.fromEntries(locales.map((locale) => [locale, content?.[locale] ?? ''])) as Record<Locale, string>

const content = (text: Written): Content =>
  Object.fromEntries(Object.entries(text).filter(([, said]) => said.trim() !== ''))

const saysNothing = (text: Written): boolean => Object.values(text).every((said) => said.trim() === '')

const isBlank = ({ title, start, end, label, url }: PhaseFields): boolean =>
  saysNothing(title) && saysNothing(label) && `${start}${end}${url}`.trim() === ''

export function textsFields({ texts: { entered } }: Pick<Setup, 'texts'>): TextsFields {
  return {
    surveyStartsOn: entered?.surveyStartsOn ?? '',
    banner: {
      text: written(entered?.banner?.text),
      alt: written(entered?.banner?.alt ?? undefined),
      url: entered?.banner?.url ?? '',
    },
    phases: Array.from({ length: MOST_PHASES }, (_, at) => {
      const phase = entered?.phases[at]
      return {
        title: written(phase?.title),
        start: phase?.start ?? '',
        end: phase?.end ?? '',
        label: written(phase?.link?.label),
        url: phase?.link?.url ?? '',
      }
    }),
    visaDesk: {
      signedBy: entered?.visaDesk?.signedBy ?? '',
      position: written(entered?.visaDesk?.position),
      phone: entered?.visaDesk?.phone ?? '',
    },
  }
}

/** How many promotions there are, up to the last that says something. */
export const phasesWritten = (phases: readonly PhaseFields[]): number =>
  phases.findLastIndex((phase) => !isBlank(phase)) + 1

/** How many texts there are in the first language, and how many of them each other one lacks. */
export function missingTexts(fields: TextsFields, languages: readonly Locale[]) {
  const [first = 'en', ...others] = languages
  const all = [
    fields.banner.text,
    fields.banner.alt,
    ...fields.phases.flatMap(({ title, label }) => [title, label]),
    fields.visaDesk.position,
  ].filter((text) => text[first].trim() !== '')
  return {
    texts: all.length,
    missing: others.map((locale) => ({ locale, texts: all.filter((text) => text[locale].trim() === '').length })),
  }
}

const wanted: Readonly<Record<string, string>> = {
  start: message('Enter a day and a time.'),
  end: message('Enter a day and a time after the beginning.'),
  surveyStartsOn: message('Enter a day, or nothing.'),
}

function entriesOf(fields: TextsFields): object {
  const { banner, visaDesk, phases, surveyStartsOn } = fields
  return {
    version: 1,
    surveyStartsOn: surveyStartsOn === '' ? null : surveyStartsOn,
    banner: saysNothing(banner.text) && saysNothing(banner.alt) && banner.url.trim() === '' ? null : bannerOf(banner),
    phases: phases
      .filter((phase) => !isBlank(phase))
      .map(({ title, start, end, label, url }) => ({
        ...{ title: content(title), start, end },
        link: saysNothing(label) && url.trim() === '' ? null : { label: content(label), url },
      })),
    visaDesk:
      `${visaDesk.signedBy}${visaDesk.phone}`.trim() === '' && saysNothing(visaDesk.position)
        ? null
        : {
            signedBy: visaDesk.signedBy,
            position: content(visaDesk.position),
            phone: visaDesk.phone.trim() === '' ? null : visaDesk.phone,
          },
  }
}

const bannerOf = ({ text, alt, url }: TextsFields['banner']) => ({
  ...{ text: content(text), url },
  alt: saysNothing(alt) ? null : content(alt),
})

/** Where a fault of the contract's stands in the form. @param first in which a text is missing that is missing at all. */
function fieldOf(path: readonly PropertyKey[], fields: TextsFields, first: Locale): FieldIssue['path'] {
  const places = fields.phases.flatMap((phase, at) => (isBlank(phase) ? [] : [at]))
  const flat = path.map(String).flatMap((part, at) => {
    if (path[0] !== 'phases') return [part]
    if (at === 1) return [String(places[Number(part)] ?? 0)]
    return part === 'link' ? [] : [part]
  })
  const last = flat.at(-1) ?? ''
  return ['text', 'alt', 'title', 'label', 'position'].includes(last) ? [...flat, first] : flat
}

/** The fields as the contract takes them, in an edition of these languages. */
export const textsSchema = (languages: readonly Locale[]): FormSchema<TextsStep> => ({
  safeParse(values) {
    const fields = values as TextsFields
    const parsed = TextsEntries.safeParse(entriesOf(fields))
    if (parsed.success) {
      const { version: _version, ...texts } = parsed.data
      return { success: true, data: texts }
    }
    const first = languages[0] ?? 'en'
    const issues = parsed.error.issues.map((issue): FieldIssue => {
      const path = fieldOf(issue.path, fields, first)
      return { path, message: orWanted(issue.message, wanted[String(path.at(-1))]) }
    })
    return { success: false, error: { issues } }
  },
})
