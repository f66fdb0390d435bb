import { type OfficeHall, readHall } from '@foyer/contract/office-halls'
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
import { useWritten } from '../written.ts'
import { DrawingSection } from './drawing-section.tsx'
import { HallForm } from './hall-form.tsx'
import styles from './halls.module.css'
import { areaFields } from './metres.ts'
import { RemoveHall } from './remove-hall.tsx'

/** `/organiser/halls/$id`: a hall with its drawing, its stands and rooms. */
export function HallPage() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const { data: hall, error, refetch } = useQuery(query(readHall, { params: { id } }))
  const say = useWritten()
  const title = hall === undefined ? t('Hall') : say(hall.name)
  usePlainTitle(title)
  const back = <Link to="/organiser/halls">{t('All halls')}</Link>
  if (isNotThere({ data: hall, error })) return <NotThere list={back} />
  return (
    <ChangedBy duty="editContent">
      <p className="label">{back}</p>
      <PageHead title={title} actions={hall === undefined ? undefined : <RemoveHall hall={hall} />} />
      {hall === undefined ? (
        error === null ? (
          <Skeleton boxes={[320, 60, 60, 240]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Parts hall={hall} />
      )}
    </ChangedBy>
  )
}

function Parts({ hall }: { readonly hall: OfficeHall }) {
  const { t } = useText()
  const languages = useLanguages()
  return (
    <div className={styles.page}>
      <DrawingSection hall={hall} />
      <section className={styles.section} aria-labelledby="hall">
        <h2 id="hall">{t('The hall')}</h2>
        <HallForm key={hall.id} hall={hall} languages={languages} place={areaFields(null)} onDone={() => {}} />
      </section>
      <RecordTimeline kind="hall" id={hall.id} shown={hall} />
    </div>
  )
}
