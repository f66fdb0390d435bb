import * as z from 'zod/mini'
import { LongContent } from './kit/content.ts'
import { AskedInstant, Instant, IntegerText, Locale, line, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { pictureUnreadable } from './kit/uploads.refusals.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewNewsPost } from './new-news-post.schemas.ts'
import { notPublished } from './office-news.refusals.ts'

export const foreignPictureMessage = message('Choose the picture that is here, or none.')

/** Draft: without a time. Scheduled: its time is still to come. Live: it is read. Past: it was. */
export const PostState = z.enum(['draft', 'scheduled', 'live', 'past'])
export type PostState = z.infer<typeof PostState>

/** All of a post that is written, a new picture aside: that is sent by itself. */
export const PostEntries = z.strictObject({
  ...NewNewsPost.shape,
  endsAt: z.nullable(AskedInstant),
  openTo: NewNewsPost.shape.openTo.def.innerType,
  image: NewNewsPost.shape.image.def.innerType,
})
export type PostEntries = z.infer<typeof PostEntries>

/** A post as those see it who run the event: in every language that it is written in. */
export const OfficePost = z.object({
  id: Uuid,
  version: Version,
  ...PostEntries.shape,
  publishedAt: z.nullable(Instant),
  endsAt: z.nullable(Instant),
  state: PostState,
  /** When the words of it changed that somebody may have read. */
  changedAt: z.nullable(Instant),
})
export type OfficePost = z.infer<typeof OfficePost>

const params = z.object({ id: Uuid })

export const terms = {
  'news.listOfficePosts': {
    summary: 'What was written for the news of the edition, the newest first',
    runs: 'read',
    query: listQuery(['-createdAt', 'createdAt'], { state: z.optional(PostState) }),
    answers: { 200: pageOf(OfficePost) },
    refusals: [],
  },
  'news.readOfficePost': {
    summary: 'One post, to be edited',
    runs: 'read',
    params,
    answers: { 200: OfficePost },
    refusals: [requests.notFound],
  },
  'news.previewPost': {
    summary: 'The words of a post as they would be shown, in each language; nothing is kept',
    runs: 'read',
    body: z.strictObject({ body: LongContent }),
    answers: { 200: z.object({ body: z.partialRecord(Locale, z.string()) }) },
    refusals: [],
  },
  'news.addPost': {
    summary: 'Write a post: a draft, or one that is read from a time on',
    runs: 'command',
    body: z.omit(PostEntries, { image: true }),
    answers: { 201: OfficePost },
    refusals: [],
  },
  'news.changePost': {
    summary: 'Change a post, its time, and who reads it',
    runs: 'command',
    params,
    body: z.extend(PostEntries, { version: Version }),
    answers: { 200: OfficePost },
    refusals: [requests.notFound, changedMeanwhile],
  },
  'news.withdrawPost': {
    summary: 'Take a post back: nobody reads it any more; one that waits for its time is a draft again',
    runs: 'command',
    params,
    body: z.strictObject({ version: Version }),
    answers: { 200: OfficePost },
    refusals: [requests.notFound, changedMeanwhile, notPublished],
  },
  'news.setPicture': {
    summary: 'Put a picture above the words of a post, instead of the one that is there',
    runs: 'process',
    params,
    query: z.strictObject({
      version: IntegerText,
      /** What it shows, for those who cannot see it: in the first language of the edition. */
      alt: line(256),
    }),
    upload: { kind: 'picture', unreadable: pictureUnreadable },
    answers: { 201: OfficePost },
    refusals: [requests.notFound, changedMeanwhile],
  },
} as const satisfies TermsById
