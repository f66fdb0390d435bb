import type { ExhibitorParts } from '@foyer/contract/office-exhibitors'
import type { OfficeHall, OfficeStand } from '@foyer/contract/office-halls'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { useReader, WhereChanged } from '#ui/read-only.tsx'
import type { Asked } from './asked.ts'
import { shapeName } from './hall-entries.ts'
import styles from './halls.module.css'

interface StandTableProps {
  readonly hall: OfficeHall
  readonly exhibitors: ExhibitorParts['exhibitors']
  readonly onAsk: (asked: Asked) => void
}

/** Every stand of the hall, with who has it. */
export function StandTable({ hall, exhibitors, onAsk }: StandTableProps) {
  const { t } = useText()
  const isRead = useReader() !== null
  const names = new Map(exhibitors.map(({ code, name }) => [code, name]))
  const shapes = new Map(hall.drawing.map((shape) => [shape.key, shapeName(shape)]))
  const columns: Column<OfficeStand>[] = [
    { key: 'code', head: t('Stand'), cell: ({ code }) => code, at: 'title' },
    {
      key: 'exhibitors',
      head: t('Exhibitors'),
      cell: (stand) =>
        stand.exhibitors.length === 0
          ? t('nobody')
          : stand.exhibitors.map((code) => names.get(code) ?? code).join(', '),
      at: 'note',
    },
    {
      key: 'size',
      head: t('Size'),
      cell: ({ area }) => t('{width} by {depth} m', { width: area.width, depth: area.depth }),
      at: 'state',
    },
    { key: 'shape', head: t('Shape'), cell: ({ shape }) => (shape === null ? '–' : (shapes.get(shape) ?? shape)) },
  ]
  if (!isRead)
    columns.push({
      key: 'act',
      head: t('Change'),
      cell: (stand) => (
        <Button variant="text" isSmall onClick={() => onAsk({ stand })}>
          {t('Change')}
          <span className="vh">: {stand.code}</span>
        </Button>
      ),
      at: 'below',
    })
  return (
    <section className={styles.section} aria-labelledby="stands">
      <h2 id="stands">{t('Stands')}</h2>
      {hall.stands.length === 0 ? (
        <p>{t('This hall has no stands yet.')}</p>
      ) : (
        <DataTable label={t('List of stands')} columns={columns} rows={hall.stands} keyOf={({ id }) => id} />
      )}
      <WhereChanged>
        <p>
          <Button variant="line" isSmall onClick={() => onAsk({ stand: null, shape: null })}>
            {t('Add a stand')}
          </Button>
        </p>
      </WhereChanged>
    </section>
  )
}
