import { requests } from '@foyer/contract/kit/refusal'
import type { OfficePost, PostState } from '@foyer/contract/office-news'
import { PostEntries, OfficePost as Shape } from '@foyer/contract/office-news.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import type { PostRow } from './news.queries.ts'
import { findPost } from './office-news.queries.ts'

function stateOf(post: Pick<PostRow, 'published_at' | 'ends_at'>, now: Date): PostState {
  if (post.ends_at !== null && post.ends_at <= now) return 'past'
  if (post.published_at === null) return 'draft'
  return post.published_at > now ? 'scheduled' : 'live'
}

/** A post as the office sees it. */
export const presentOfficePost = (row: PostRow, now: Date): OfficePost =>
  z.parse(Shape, {
    id: row.id,
    version: row.version,
    title: row.title,
    topic: row.topic,
    body: row.body,
    image: row.image,
    openTo: row.open_to,
    publishedAt: row.published_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    changedAt: row.changed_at?.toISOString() ?? null,
    state: stateOf(row, now),
  })

/** A post of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficePost(
  context: Pick<Context, 'db' | 'editionId' | 'now'>,
  id: string,
): Promise<OfficePost> {
  const row = await findPost(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return presentOfficePost(row, context.now)
}

/** @throws Refused `office/changed-meanwhile` with the post as it is. */
export function assertStill(post: OfficePost, yours: { readonly version: number }): void {
  if (post.version !== yours.version) throw refuseChangedMeanwhile(yours, post)
}

const fields = Object.keys(PostEntries.shape) as (keyof typeof PostEntries.shape)[]

/** What people write of it: nothing in it names a person. */
export const entriesOf = ({
  id: _id,
  version: _version,
  state: _state,
  changedAt: _changedAt,
  ...entries
}: OfficePost): PostEntries => entries

export const postRecord = auditedRecord('news-post', fields)
