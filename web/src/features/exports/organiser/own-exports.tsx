import { beginAgain, type Export, listExports, readExportFile, removeExport } from '@foyer/contract/exports'
import { createDownload } from '@foyer/contract/platform'
import { useMutation, useQuery } from '@tanstack/react-query'
import { withSecondFactor } from '#features/identity'
import { addressOf, query, send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { useOpening } from '#platform/use-download.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useExportKinds } from './export-words.ts'
import styles from './exports.module.css'
import { refreshExports } from './use-new-export.ts'

/** How often the page asks how far an export is, in milliseconds. */
const ASK_MS = 2_000

const isUnderWay = ({ status }: Export) => status === 'waiting' || status === 'running'

/** What runs, what can be taken, and what failed. */
export function OwnExports() {
  const { t } = useText()
  const { data, error, refetch } = useQuery({
    ...query(listExports),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? ASK_MS : false),
  })
  return (
    <section className={styles.part} aria-labelledby="own-exports">
      <h2 id="own-exports">{t('Your exports of the last 24 hours')}</h2>
      {data === undefined ? (
        error === null ? (
          <Skeleton boxes={[25]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <p>{t('None yet. You may leave while one is written.')}</p>
      ) : (
        <ul className={styles.lines}>
          {data.map((each) => (
            <OwnExport key={each.uuid} made={each} />
          ))}
        </ul>
      )}
    </section>
  )
}

const tones = { waiting: undefined, running: 'info', ready: 'success', failed: 'danger' } as const

function OwnExport({ made }: { readonly made: Export }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const kinds = useExportKinds()
  const states = { waiting: t('Waits'), running: t('Is written'), ready: t('Ready'), failed: t('Failed') }
  const name = `${kinds[made.kind]}, ${made.format.toUpperCase()}`
  const number = (count: number) => new Intl.NumberFormat(locale).format(count)
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{t('Begun {moment}', { moment: formatMoment(made.createdAt, timeZone, locale) })}</small>
      </div>
      <Tag kind={tones[made.status]}>{states[made.status]}</Tag>
      {made.status === 'running' ? (
        <progress
          aria-label={t('{name}: how far it is', { name })}
          {...(made.expectedRows === null ? {} : { max: Math.max(made.expectedRows, 1), value: made.rows })}
        />
      ) : null}
      <small>
        {made.status === 'running' && made.expectedRows !== null
          ? t('Rows: {rows} of {expected}', { rows: number(made.rows), expected: number(made.expectedRows) })
          : null}
        {made.status === 'ready'
          ? t('Rows: {rows}, {size} KB, until {moment}', {
              rows: number(made.rows),
              size: number(Math.ceil((made.size ?? 0) / 1000)),
              moment: formatMoment(made.expiresAt ?? made.createdAt, timeZone, locale),
            })
          : null}
        {made.failure === 'interrupted' ? t('Its server stopped again and again while it was written.') : null}
        {made.failure === 'unexpected' ? t('The program could not write it. The log of the server says why.') : null}
      </small>
      <Acts made={made} name={name} />
    </li>
  )
}

function Acts({ made, name }: { readonly made: Export; readonly name: string }) {
  const { t } = useText()
  const params = { uuid: made.uuid }
  const path = addressOf(readExportFile, { params })
  const file = useOpening(async () => (await withSecondFactor(() => send(createDownload, { body: { path } }))).url)
  const again = useMutation<unknown, ProblemError>({
    mutationFn: () => withSecondFactor(() => send(beginAgain, { params })),
    onSuccess: refreshExports,
  })
  const removal = useMutation<unknown, ProblemError>({
    mutationFn: () => send(removeExport, { params }),
    onSuccess: refreshExports,
  })
  const problem = again.error ?? removal.error
  return (
    <div className={styles.acts}>
      {made.status === 'ready' ? (
        <Offered>
          <Button variant="text" isSmall isSending={file.isOpening} onClick={file.open}>
            {t('Download {name}', { name })}
          </Button>
        </Offered>
      ) : null}
      {made.status === 'failed' ? (
        <Button variant="text" isSmall isSending={again.isPending} onClick={() => again.mutate()}>
          {t('Begin {name} again', { name })}
        </Button>
      ) : null}
      <Button variant="text" isSmall isSending={removal.isPending} onClick={() => removal.mutate()}>
        {isUnderWay(made) ? t('Stop {name}', { name }) : t('Remove {name}', { name })}
      </Button>
      <span role="status">{problem === null ? file.word : t(problem.detail)}</span>
    </div>
  )
}
