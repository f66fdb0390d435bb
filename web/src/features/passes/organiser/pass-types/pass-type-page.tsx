import { listOfficePassTypes, type OfficePassType, readOfficePassType } from '@foyer/contract/office-pass-types'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PassTypeForm } from './pass-type-form.tsx'
import styles from './pass-types.module.css'

/** `/organiser/pass-types/$id`: one pass type, all that is decided of it, and what a change would do. */
export function PassTypePage() {
  const { t, locale } = useText()
  const { id = '' } = useParams({ strict: false })
  const type = useQuery(query(readOfficePassType, { params: { id } }))
  const types = useQuery(query(listOfficePassTypes, { query: { limit: '200' } }))
  const languages = useLanguages()
  const nameOf = ({ name }: OfficePassType) => name[locale] ?? Object.values(name)[0] ?? ''
  const title = type.data === undefined ? t('Pass type') : nameOf(type.data)
  usePlainTitle(title)
  const error = type.error ?? types.error
  const again = () => {
    for (const one of [type, types]) void one.refetch()
  }
  const back = <Link to="/organiser/pass-types">{t('All pass types')}</Link>
  if (isNotThere(type)) return <NotThere list={back} />
  return (
    <ChangedBy duty="editOffer">
      <p className={styles.back}>{back}</p>
      <PageHead
        title={title}
        note={
          type.data === undefined
            ? '\u00a0'
            : t('{sold} sold, {held} held', { sold: type.data.sold, held: type.data.held })
        }
      />
      {type.data !== undefined && types.data !== undefined ? (
        <PassTypeForm
          key={type.data.id}
          type={type.data}
          others={types.data.items.filter((other) => other.id !== type.data.id)}
          languages={languages}
          onDone={() => {}}
        />
      ) : error === null ? (
        <Skeleton boxes={[48, 120, 48, 48, 120, 48]} />
      ) : (
        <LoadFailed error={error} onRetry={again} />
      )}
      {type.data === undefined || types.data === undefined ? null : (
        <RecordTimeline kind="pass-type" id={type.data.id} shown={type.data} />
      )}
    </ChangedBy>
  )
}
