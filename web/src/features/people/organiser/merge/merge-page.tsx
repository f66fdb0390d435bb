import { previewMerge } from '@foyer/contract/merge-people'
import { readPerson } from '@foyer/contract/office-person'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { useSearchText } from '#platform/search-text.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './merge.module.css'
import { MergeForm } from './merge-form.tsx'
import { OtherPicker } from './other-picker.tsx'

/** `/organiser/people/$uuid/merge`: two accounts of one person become one. Which other one stands in the address. */
export function MergePage() {
  const { t } = useText()
  const { uuid = '' } = useParams({ strict: false })
  const other = useSearchText('with')
  const { data: person, error, refetch } = useQuery(query(readPerson, { params: { uuid } }))
  const name = person === undefined ? '' : `${person.person.firstName} ${person.person.lastName}`
  usePlainTitle(t('Merge with another account'))
  if (isNotThere({ data: person, error }))
    return <NotThere list={<Link to="/organiser/people">{t('All people')}</Link>} />
  return (
    <>
      <p className="label">
        <Link to="/organiser/people/$uuid" params={{ uuid }} activeOptions={{ exact: true }}>
          {name === '' ? t('Person') : name}
        </Link>
      </p>
      <PageHead
        title={t('Merge with another account')}
        note={t('Somebody signed up twice: all that the one account has goes into the other.')}
      />
      {error === null ? null : <LoadFailed error={error} onRetry={() => void refetch()} />}
      <div className={styles.page}>
        {other === undefined ? <OtherPicker uuid={uuid} /> : <Compared key={uuid + other} uuid={uuid} other={other} />}
      </div>
    </>
  )
}

function Compared({ uuid, other }: { readonly uuid: string; readonly other: string }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery({ ...query(previewMerge, { params: { uuid, other } }), staleTime: 0 })
  return (
    <>
      <p className="row">
        <Link to="/organiser/people/$uuid/merge" params={{ uuid }} activeOptions={{ exact: true }}>
          {t('Choose another account')}
        </Link>
        <Link to="/organiser/people/$uuid/merge" params={{ uuid: other }} search={{ with: uuid }} replace>
          {t('Let the other one stay')}
        </Link>
      </p>
      {error === null ? null : <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null ? (
          <Skeleton boxes={[80, 240, 200]} />
        ) : null
      ) : (
        <MergeForm preview={data} onLookAgain={refetch} />
      )}
    </>
  )
}
