import type { Locale } from '@foyer/contract/kit/languages'
import type { OfficeSpeaker } from '@foyer/contract/office-program-parts'
import { SpeakerEntries } from '@foyer/contract/office-program-parts.schemas'
import type * as z from 'zod/mini'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { addressOf } from '../address-of.ts'

export interface SpeakerFields extends Record<string, unknown> {
  readonly name: string
  /** Empty: the last word of the name. */
  readonly sortName: string
  readonly jobTitle: InEach
  readonly company: string
  readonly city: string
  readonly bio: InEach
}

export const speakerFields = (speaker: OfficeSpeaker | null): SpeakerFields => ({
  name: speaker?.name ?? '',
  sortName: speaker?.sortName ?? '',
  jobTitle: inEach(speaker?.jobTitle),
  company: speaker?.company ?? '',
  city: speaker?.city ?? '',
  bio: inEach(speaker?.bio),
})

export const codeOf = (name: string): string => addressOf(name, 60) || 'speaker'

export const speakerSchema = (languages: readonly Locale[]): FormSchema<z.output<typeof SpeakerEntries>> => ({
  safeParse(values) {
    const { name, sortName, jobTitle, company, city, bio } = values as SpeakerFields
    return SpeakerEntries.safeParse({
      ...{ name, company, city },
      sortName: sortName.trim() || (name.trim().split(/\s+/).at(-1) ?? ''),
      jobTitle: written(jobTitle, languages),
      bio: written(bio, languages),
    })
  },
})
