import { forgetSavedExport, listSavedExports, type SavedExport } from '@foyer/contract/exports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { query, send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useExportKinds } from './export-words.ts'
import styles from './exports.module.css'
import { refreshExports, useBegin, useSchedule } from './use-new-export.ts'

/** Exports that somebody wants again and again. */
export function SavedExports() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(query(listSavedExports))
  return (
    <section className={styles.part} aria-labelledby="saved-exports">
      <h2 id="saved-exports">{t('Kept to begin again')}</h2>
      {data === undefined ? (
        error === null ? (
          <Skeleton boxes={[25]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <p>{t('None yet. Keep columns and format of an export above under a name.')}</p>
      ) : (
        <ul className={styles.lines}>
          {data.map((saved) => (
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
  const removal = useMutation<unknown, ProblemError>({
    mutationFn: () => send(forgetSavedExport, { params: { uuid: saved.uuid } }),
    onSuccess: refreshExports,
  })
  const { name, isOwn, isShared } = saved
  const problem = begin.error ?? removal.error
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
        {isOwn ? (
          <Button variant="text" isSmall isSending={removal.isPending} onClick={() => removal.mutate()}>
            {t('Remove {name}', { name })}
          </Button>
        ) : null}
        <span role="status">{problem === null ? null : t(problem.detail)}</span>
      </div>
      {isOwn ? <Schedule saved={saved} /> : null}
    </li>
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
