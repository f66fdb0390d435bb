import * as z from 'zod/mini'
import { IntegerText, Uuid } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { pictureUnreadable } from './kit/uploads.refusals.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { LogoShade } from './look.schemas.ts'
import { Setup } from './setup.schemas.ts'

const params = z.strictObject({ shade: LogoShade })
const query = z.strictObject({ version: IntegerText })

export const terms = {
  'setup.setLogo': {
    summary: 'Show this picture as the event’s logo on light grounds, or on dark ones',
    runs: 'process',
    params,
    query,
    upload: { kind: 'picture', unreadable: pictureUnreadable },
    answers: { 200: Setup },
    refusals: [changedMeanwhile],
  },
  'setup.removeLogo': {
    summary: 'Show the event’s name again, in place of a logo',
    runs: 'command',
    params,
    query,
    answers: { 200: Setup },
    refusals: [changedMeanwhile],
  },
  'setup.setBanner': {
    summary: 'Show this picture beside the line of the partner',
    runs: 'process',
    query,
    upload: { kind: 'picture', unreadable: pictureUnreadable },
    answers: { 200: Setup },
    refusals: [changedMeanwhile],
  },
  'setup.removeBanner': {
    summary: 'Show the line of the partner without a picture again',
    runs: 'command',
    query,
    answers: { 200: Setup },
    refusals: [changedMeanwhile],
  },
  'editions.readBanner': {
    summary: 'A picture of an event’s partner, as one that never changes',
    runs: 'read',
    params: z.strictObject({ file: Uuid }),
    answers: { 200: { binary: 'image/png' } },
    refusals: [requests.notFound],
  },
  'editions.readLogo': {
    summary: 'A logo of an event, as a picture that never changes',
    runs: 'read',
    params: z.strictObject({ file: Uuid }),
    answers: { 200: { binary: 'image/png' } },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
