import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { IntegerText, line, Uuid } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { pictureUnreadable } from './kit/uploads.refusals.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { tooManyPictures } from './office-accommodation.refusals.ts'

/** A house as those see it who run the event: as much of it as can be edited. */
export const OfficeAccommodation = z.object({
  id: z.int(),
  version: Version,
  name: z.string(),
  /** In the order in which they are shown. */
  images: z.array(z.object({ file: Uuid, alt: Content })),
})
export type OfficeAccommodation = z.infer<typeof OfficeAccommodation>

const params = z.object({ id: IntegerText })

export const terms = {
  'accommodation.readOfficeAccommodation': {
    summary: 'One house of the edition, to be edited',
    runs: 'read',
    params,
    answers: { 200: OfficeAccommodation },
    refusals: [requests.notFound],
  },
  'accommodation.addPicture': {
    summary: 'Put a picture behind those of a house',
    runs: 'process',
    params,
    query: z.strictObject({
      version: IntegerText,
      /** What it shows, for those who cannot see it: in the first language of the edition. */
      alt: line(256),
    }),
    upload: { kind: 'picture', unreadable: pictureUnreadable },
    answers: { 201: OfficeAccommodation },
    refusals: [requests.notFound, changedMeanwhile, tooManyPictures],
  },
} as const satisfies TermsById
