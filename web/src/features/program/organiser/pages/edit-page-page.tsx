import { type OfficePage, readOfficePage, removePage } from '@foyer/contract/office-pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { ownWords, useCommand } from '#platform/command.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { Removal } from '#platform/removal.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { toast } from '#platform/toasts.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PageForm } from './page-form.tsx'
import { PageStateTag, useWritten } from './page-words.tsx'
import styles from './pages.module.css'

/** `/organiser/pages/$slug`: one page of text in every language, and the way to remove it. */
export function EditPagePage() {
  const { t } = useText()
  const { slug = '' } = useParams({ strict: false })
  const page = useQuery(query(readOfficePage, { params: { slug } }))
  const languages = useLanguages()
  const say = useWritten()
  const title = page.data === undefined ? t('Page') : say(page.data.title)
  usePlainTitle(title)
  const error = page.error
  const back = <Link to="/organiser/pages">{t('All pages')}</Link>
  if (isNotThere(page)) return <NotThere list={back} />
  return (
    <ChangedBy duty="editContent">
      <p className={`${styles.back} label`}>{back}</p>
      <PageHead
        title={title}
        note={page.data === undefined ? '\u00a0' : <PageStateTag page={page.data} />}
        actions={page.data === undefined ? undefined : <Remove page={page.data} />}
      />
      {page.data !== undefined ? (
        <PageForm key={page.data.slug} page={page.data} languages={languages} onDone={() => {}} />
      ) : error === null ? (
        <Skeleton boxes={[48, 240, 48, 48]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            void page.refetch()
          }}
        />
      )}
      {page.data === undefined ? null : <RecordTimeline kind="page" id={page.data.slug} shown={page.data} />}
    </ChangedBy>
  )
}

function Remove({ page: { slug, version, title } }: { readonly page: OfficePage }) {
  const { t } = useText()
  const say = useWritten()
  const navigate = useNavigate()
  const client = useQueryClient()
  const remove = useCommand(removePage, ownWords)
  const take = () =>
    remove.mutateAsync({ params: { slug }, body: { version } }).then(() => {
      toast(t('The page is removed.'))
      void client.invalidateQueries({ queryKey: ['program.listOfficePages'] })
      void navigate({ to: '/organiser/pages' })
    })
  return (
    <Removal
      word={t('Remove the page')}
      title={t('Remove “{title}”?', { title: say(title) })}
      command={remove}
      onRemove={take}
    >
      <p>{t('Its words are gone for good. To hide it for now, take it out of sight instead.')}</p>
    </Removal>
  )
}
