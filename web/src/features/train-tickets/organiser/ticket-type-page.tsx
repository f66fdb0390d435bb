import { type OfficeTrainTicketType, readOfficeTrainTicketType } from '@foyer/contract/office-train-tickets'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { useIsEntrusted } from '#platform/duty.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Codes } from './codes.tsx'
import { Sold } from './ticket-sold.tsx'
import { TicketTypeForm } from './ticket-type-form.tsx'
import { useClasses, useWritten } from './ticket-words.ts'
import styles from './tickets.module.css'

/** `/organiser/train-tickets/$id`: one kind, what of it is out, its codes, and all that is decided of it. */
export function TrainTicketTypePage() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const type = useQuery(query(readOfficeTrainTicketType, { params: { id } }))
  const say = useWritten()
  const classes = useClasses()
  const title = type.data === undefined ? t('Train ticket') : say(type.data.name)
  usePlainTitle(title)
  const back = <Link to="/organiser/train-tickets">{t('All train tickets')}</Link>
  if (isNotThere(type)) return <NotThere list={back} />
  return (
    <>
      <p className={styles.back}>{back}</p>
      <PageHead title={title} note={type.data === undefined ? '\u00a0' : classes[type.data.class]} />
      {type.data !== undefined ? (
        <Shown key={type.data.id} type={type.data} />
      ) : type.error === null ? (
        <Skeleton boxes={[48, 120, 48, 48, 120, 48]} />
      ) : (
        <LoadFailed error={type.error} onRetry={() => void type.refetch()} />
      )}
      {type.data === undefined ? null : <RecordTimeline kind="train-ticket-type" id={type.data.id} shown={type.data} />}
    </>
  )
}

function Shown({ type }: { readonly type: OfficeTrainTicketType }) {
  const mayEdit = useIsEntrusted('editOffer')
  return (
    <div className={styles.page}>
      <div>
        <Sold type={type} />
      </div>
      {mayEdit ? <Codes type={type} /> : null}
      <Editor type={type} />
    </div>
  )
}

function Editor({ type }: { readonly type: OfficeTrainTicketType }) {
  const languages = useLanguages()
  return (
    <ChangedBy duty="editOffer">
      <TicketTypeForm type={type} languages={languages} onDone={() => {}} />
    </ChangedBy>
  )
}
