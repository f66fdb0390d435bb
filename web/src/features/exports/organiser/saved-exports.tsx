import { forgetSavedExport, listSavedExports, type SavedExport } from '@foyer/contract/exports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { query, send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { Removal } from '#platform/removal.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useExportKinds } from './export-words.ts'
import styles from './exports.module.css'
import { LostExport } from './lost-export.tsx'
import { refreshExports, useBegin, useSchedule } from './use-new-export.ts'

/** Exports that somebody wants again and again. */
export function SavedExports() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(query(listSavedExports))
  const [kept, lost] = [data?.filter(({ lostAt }) => lostAt === null), data?.filter(({ lostAt }) => lostAt !== null)]
  return (
    <section className={styles.part} aria-labelledby="saved-exports">
      <h2 id="saved-exports">{t('Kept to begin again')}</h2>
      {lost?.map((saved) => (
        <LostExport key={saved.uuid} saved={saved} />
      ))}
      {kept === undefined ? (
        error === null ? (
          <Skeleton boxes={[25]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : kept.length === 0 ? (
        <p>{t('None yet. Keep columns and format of an export above under a name.')}</p>
      ) : (
        <ul className={styles.lines}>
          {kept.map((saved) => (
            <Saved key={saved.uuid} saved={saved} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Saved({ saved }: { readonly saved: SavedExport }) {
  const { t } = useText()
  const kinds = useExportKinds()
  const begin = useBegin()
  const { name, isOwn, isShared } = saved
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {[
            kinds[saved.kind],
            saved.format.toUpperCase(),
            t('Columns: {count}', { count: saved.columns.length }),
            ...(isShared ? [isOwn ? t('shared with colleagues') : t('shared by a colleague')] : []),
          ].join(' · ')}
        </small>
      </div>
      <div className={styles.acts}>
        <Button variant="text" isSmall isSending={begin.isPending} onClick={() => begin.mutate(saved)}>
          {t('Begin {name}', { name })}
        </Button>
        {isOwn ? <Forget saved={saved} /> : null}
        <span role="status">{begin.error === null ? null : t(begin.error.detail)}</span>
      </div>
      {isOwn ? <Schedule saved={saved} /> : null}
    </li>
  )
}

function Forget({ saved: { uuid, name, isShared, every } }: { readonly saved: SavedExport }) {
  const { t } = useText()
  const removal = useMutation<unknown, ProblemError>({
    mutationFn: () => send(forgetSavedExport, { params: { uuid } }),
    onSuccess: refreshExports,
  })
  return (
    <Removal
      word={t('Remove')}
      name={name}
      title={t('Remove “{title}”?', { title: name })}
      command={removal}
      onRemove={() => removal.mutateAsync()}
    >
      <p>{t('Its columns and filters are forgotten. Files that are ready stay for their time.')}</p>
      {every === null ? null : <p>{t('It no longer begins by itself.')}</p>}
      {isShared ? <p>{t('Colleagues no longer find it either.')}</p> : null}
    </Removal>
  )
}

/** How often it begins by itself, and when it does next. */
function Schedule({ saved }: { readonly saved: SavedExport }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const schedule = useSchedule(saved)
  const { every, nextAt, name } = saved
  return (
    <div className={styles.schedule}>
      <SelectField
        id={`every-${saved.uuid}`}
        label={
          <>
            {t('Begins by itself')}
            <span className="vh">: {name}</span>
          </>
        }
        hint={
          nextAt === null
            ? t('A mail with a link tells when it is ready.')
            : t('Next on {moment}', { moment: formatMoment(nextAt, timeZone, locale) })
        }
        error={schedule.error === null ? undefined : t(schedule.error.detail)}
        value={every ?? ''}
        disabled={schedule.isPending}
        onChange={(value) => schedule.mutate(value === '' ? null : value === 'week' ? 'week' : 'day')}
      >
        <option value="">{t('Never')}</option>
        <option value="day">{t('Each morning')}</option>
        <option value="week">{t('Each Monday morning')}</option>
      </SelectField>
    </div>
  )
}
