import {
  type OfficeExhibitor,
  readExhibitorParts,
  readOfficeExhibitor,
  removeExhibitor,
} from '@foyer/contract/office-exhibitors'
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
import { ExhibitorForm } from './exhibitor-form.tsx'
import styles from './exhibitors.module.css'

/** `/organiser/exhibitors/$id`: one exhibitor, and the way to remove it. */
export function ExhibitorPage() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const exhibitor = useQuery(query(readOfficeExhibitor, { params: { id } }))
  const languages = useLanguages()
  const parts = useQuery(query(readExhibitorParts))
  // Named once all of it is there: its name and what removes it take lines of their own, and would move what is drawn below.
  const data = parts.isPending ? undefined : exhibitor.data
  const title = data?.name ?? t('Exhibitor')
  usePlainTitle(title)
  const error = exhibitor.error ?? parts.error
  const back = <Link to="/organiser/exhibitors">{t('All exhibitors')}</Link>
  if (isNotThere(exhibitor)) return <NotThere list={back} />
  return (
    <ChangedBy duty="editContent">
      <p className={`${styles.back} label`}>{back}</p>
      <PageHead title={title} actions={data === undefined ? undefined : <Remove exhibitor={data} />} />
      {data !== undefined && parts.data !== undefined ? (
        <ExhibitorForm key={data.id} exhibitor={data} languages={languages} parts={parts.data} onDone={() => {}} />
      ) : error === null ? (
        <Skeleton boxes={[48, 240, 48, 48]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            for (const read of [exhibitor, parts]) void read.refetch()
          }}
        />
      )}
      {data === undefined || parts.data === undefined ? null : (
        <RecordTimeline kind="exhibitor" id={data.id} shown={data} />
      )}
    </ChangedBy>
  )
}

function Remove({ exhibitor: { id, version, name } }: { readonly exhibitor: OfficeExhibitor }) {
  const { t } = useText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const remove = useCommand(removeExhibitor, ownWords)
  const take = () =>
    remove.mutateAsync({ params: { id: String(id) }, body: { version } }).then(() => {
      toast(t('{name} is removed.', { name }))
      void client.invalidateQueries({ queryKey: ['exhibitors.listOfficeExhibitors'] })
      void navigate({ to: '/organiser/exhibitors' })
    })
  return (
    <Removal
      word={t('Remove the exhibitor')}
      title={t('Remove “{title}”?', { title: name })}
      command={remove}
      onRemove={take}
    >
      <p>{t('Attendees no longer find it, and its stands are free.')}</p>
    </Removal>
  )
}
