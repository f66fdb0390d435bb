import { arrangeHalls, type HallLine, listHalls } from '@foyer/contract/office-halls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type PropsWithChildren, useEffect, useRef } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useHasDuty } from '#platform/duty.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { toast } from '#platform/toasts.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useWritten } from '../written.ts'
import styles from './halls.module.css'

/** `/organiser/halls`: the halls, in the order in which attendees have them. */
export function HallsPage() {
  const { t } = useText()
  const halls = useQuery(query(listHalls))
  const mayEdit = useHasDuty('editContent')
  usePlainTitle(t('Halls'))
  return (
    <>
      <PageHead
        title={t('Halls')}
        note={t('What attendees see on the floor plan, in this order.')}
        actions={
          <>
            <Link {...buttonLook('line', true)} to="/organiser/site-plan">
              {t('Site plan')}
            </Link>
            {mayEdit ? <NewHall /> : null}
          </>
        }
      />
      {halls.data === undefined ? (
        halls.error === null ? (
          <Skeleton boxes={[61, 61, 61]} />
        ) : (
          <LoadFailed error={halls.error} onRetry={() => void halls.refetch()} />
        )
      ) : halls.data.length === 0 ? (
        <Empty
          title={t('No halls')}
          text={t('Attendees find exhibitors on a plan once a hall with its stands is here.')}
        />
      ) : (
        <HallTable halls={halls.data} mayMove={mayEdit} />
      )}
    </>
  )
}

function NewHall() {
  const { t } = useText()
  return (
    <Link {...buttonLook('primary', true)} to="/organiser/halls/new">
      <Icon name="plus" />
      {t('Add a hall')}
    </Link>
  )
}

function HallTable({ halls, mayMove }: { readonly halls: readonly HallLine[]; readonly mayMove: boolean }) {
  const { t } = useText()
  const say = useWritten()
  const columns: Column<HallLine>[] = [
    {
      key: 'name',
      head: t('Hall'),
      cell: ({ id, code, name }) => (
        <>
          <Link to="/organiser/halls/$id" params={{ id: String(id) }}>
            {say(name)}
          </Link>
          <small>
            <OnCard text={t('Code {code}', { code })}>{code}</OnCard>
          </small>
        </>
      ),
      at: 'title',
    },
    {
      key: 'stands',
      head: t('Stands'),
      cell: ({ stands }) => (
        <OnCard text={t('{count, plural, one {1 stand} other {# stands}}', { count: stands })}>{stands}</OnCard>
      ),
      at: 'note',
      isNumber: true,
    },
    { key: 'exhibitors', head: t('Exhibitors'), cell: ({ exhibitors }) => exhibitors, isNumber: true },
    {
      key: 'drawing',
      head: t('Drawing'),
      cell: ({ hasDrawing }) => (
        <OnCard text={hasDrawing ? t('with a drawing') : t('no drawing')}>{hasDrawing ? t('yes') : t('no')}</OnCard>
      ),
      at: 'state',
    },
  ]
  if (mayMove && halls.length > 1)
    columns.push({ key: 'order', head: t('Move'), cell: (hall) => <Moves hall={hall} halls={halls} />, at: 'below' })
  return <DataTable label={t('List of halls')} columns={columns} rows={halls} keyOf={({ id }) => id} />
}

/** On a card no heading says what it is: its text does. */
function OnCard({ text, children }: PropsWithChildren<{ readonly text: string }>) {
  return (
    <>
      <span className={styles.inTable}>{children}</span>
      <span className={styles.onCard}>{text}</span>
    </>
  )
}

/** One place up or down. */
function Moves({ hall, halls }: { readonly hall: HallLine; readonly halls: readonly HallLine[] }) {
  const { t } = useText()
  const say = useWritten()
  const client = useQueryClient()
  const arrange = useCommand(arrangeHalls, { ...ownWords, refreshes: [listHalls] })
  const at = halls.indexOf(hall)
  const acts = useRef<HTMLSpanElement>(null)
  const movedFrom = useRef(at)
  useEffect(() => {
    // At an end the button that was pressed is gone: the other one gets the focus.
    if (movedFrom.current !== at && document.activeElement === document.body)
      acts.current?.querySelector('button')?.focus()
    movedFrom.current = at
  }, [at])
  const move = (by: -1 | 1) => {
    const ids = halls.map(({ id }) => id).filter((id) => id !== hall.id)
    ids.splice(at + by, 0, hall.id)
    void arrange.mutateAsync({ body: { ids } }).then(
      () => toast(t('The order is saved.')),
      ({ errors, detail }) => {
        toast(t(errors?.[0]?.message ?? detail))
        // Others may be there by now.
        void client.invalidateQueries({ queryKey: [listHalls.id] })
      },
    )
  }
  const button = (by: -1 | 1, word: string) => (
    <Button variant="text" isSmall isSending={arrange.isPending} onClick={() => move(by)}>
      {word}
      <span className="vh">: {say(hall.name)}</span>
    </Button>
  )
  return (
    <span className={styles.acts} ref={acts}>
      {at === 0 ? null : button(-1, t('Up'))}
      {at === halls.length - 1 ? null : button(1, t('Down'))}
    </span>
  )
}
