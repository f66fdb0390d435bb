import { type OfficePost, readOfficePost, withdrawPost } from '@foyer/contract/office-news'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { ownWords, useCommand } from '#platform/command.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import type { ProblemError } from '#platform/problem-error.ts'
import { usePlainTitle } from '#platform/title.ts'
import { toast } from '#platform/toasts.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './news.module.css'
import { PictureSection } from './picture-section.tsx'
import { PostForm, useKeepPost } from './post-form.tsx'
import { PostStateTag, useWritten } from './post-words.tsx'

/** `/organiser/news/$id`: one post in every language, its picture, its time, and the way to take it back. */
export function EditPostPage() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const post = useQuery(query(readOfficePost, { params: { id } }))
  const languages = useLanguages()
  const say = useWritten()
  const [acted, setActed] = useState<OfficePost | null>(null)
  const title = post.data === undefined ? t('Post') : say(post.data.title)
  usePlainTitle(title)
  const error = post.error
  const back = <Link to="/organiser/news">{t('All posts')}</Link>
  if (isNotThere(post)) return <NotThere list={back} />
  return (
    <ChangedBy duty="editContent">
      <p className={`${styles.back} label`}>{back}</p>
      <PageHead
        title={title}
        note={post.data === undefined ? '\u00a0' : <PostStateTag state={post.data.state} />}
        actions={post.data === undefined ? undefined : <Withdraw post={post.data} onActed={setActed} />}
      />
      {post.data !== undefined ? (
        <div className={styles.page}>
          <PostForm key={post.data.id} post={post.data} languages={languages} acted={acted} onDone={() => {}} />
          <PictureSection post={post.data} onActed={setActed} />
        </div>
      ) : error === null ? (
        <Skeleton boxes={[48, 240, 48, 48]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            void post.refetch()
          }}
        />
      )}
      {post.data === undefined ? null : <RecordTimeline kind="news-post" id={post.data.id} shown={post.data} />}
    </ChangedBy>
  )
}

interface WithdrawProps {
  readonly post: OfficePost
  readonly onActed: (post: OfficePost) => void
}

function Withdraw({ post: { id, version, state }, onActed }: WithdrawProps) {
  const { t } = useText()
  const keep = useKeepPost()
  const withdraw = useCommand(withdrawPost, ownWords)
  const [problem, setProblem] = useState<string | null>(null)
  if (state === 'draft' || state === 'past') return null
  const take = () =>
    withdraw.mutateAsync({ params: { id }, body: { version } }).then(
      (post) => {
        keep(post)
        onActed(post)
        setProblem(null)
        toast(t('Nobody reads the post any more.'))
      },
      (error: ProblemError) => setProblem(error.detail),
    )
  return (
    <>
      <Button variant="line" isSmall isSending={withdraw.isPending} onClick={() => void take()}>
        {t('Take the post back')}
      </Button>
      {problem === null ? null : (
        <Note kind="danger" role="alert">
          {problem}
        </Note>
      )}
    </>
  )
}
