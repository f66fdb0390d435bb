import { listOfficePosts, type OfficePost } from '@foyer/contract/office-news'
import { Link } from '@tanstack/react-router'
import { ListViews } from '#features/list-views'
import { formatMoment } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { useSearchText } from '#platform/search-text.ts'
import { StateFilter } from '#platform/state-filter.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { buttonLook } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PostStateTag, useCodeTypes, usePostStates, useWritten } from './post-words.tsx'

/** `/organiser/news`: everything that was written, drafts among it, the newest first. */
export function OfficeNewsPage() {
  const { t } = useText()
  const state = useSearchText('state') ?? ''
  const posts = usePages(listOfficePosts, state === '' ? {} : { state })
  const words = usePostStates()
  const mayEdit = useHasDuty('editContent')
  usePlainTitle(t('News'))
  return (
    <>
      <PageHead
        title={t('News')}
        note={t('What attendees read, and what is still to come.')}
        actions={mayEdit ? <NewPost /> : undefined}
      />
      <ListViews list="news" />
      <StateFilter words={words} />
      <PagedList
        pages={posts}
        boxes={[61, 61, 61, 61]}
        empty={{
          title: t('No posts'),
          text:
            state === ''
              ? t('Write the first one. As long as it is a draft, nobody reads it but the office.')
              : t('No post is in this state.'),
        }}
      >
        {(lines) => <PostTable posts={lines} />}
      </PagedList>
    </>
  )
}

function NewPost() {
  const { t } = useText()
  return (
    <Link {...buttonLook('primary', true)} to="/organiser/news/new">
      <Icon name="plus" />
      {t('Write a post')}
    </Link>
  )
}

function PostTable({ posts }: { readonly posts: readonly OfficePost[] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const say = useWritten()
  const types = useCodeTypes()
  const moment = (instant: string | null) => (instant === null ? '–' : formatMoment(instant, timeZone, locale))
  const columns: Column<OfficePost>[] = [
    {
      key: 'title',
      head: t('Post'),
      cell: ({ id, title, topic }) => (
        <>
          <Link to="/organiser/news/$id" params={{ id }}>
            {say(title)}
          </Link>
          {topic === null ? null : <small>{say(topic)}</small>}
        </>
      ),
      at: 'title',
    },
    {
      key: 'openTo',
      head: t('Read by'),
      cell: ({ openTo }) => (openTo === null ? t('everybody') : openTo.map((type) => types[type]).join(', ')),
      at: 'below',
    },
    { key: 'from', head: t('From'), cell: ({ publishedAt }) => moment(publishedAt), at: 'note' },
    { key: 'until', head: t('Until'), cell: ({ endsAt }) => moment(endsAt) },
    { key: 'state', head: t('Status'), cell: ({ state }) => <PostStateTag state={state} />, at: 'state' },
  ]
  return <DataTable label={t('List of posts')} columns={columns} rows={posts} keyOf={({ id }) => id} />
}
