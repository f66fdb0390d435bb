import type { DrawnShape, OfficeHall } from '@foyer/contract/office-halls'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Offered, useReader } from '#ui/read-only.tsx'
import type { Asked } from './asked.ts'
import { shapeName } from './hall-entries.ts'
import styles from './halls.module.css'
import { around } from './metres.ts'

interface ShapeTableProps {
  readonly hall: OfficeHall
  readonly onAsk: (asked: Asked) => void
}

/** At once: a drawing may have two thousand. */
const SHOWN = 50

/** The shapes of the drawing that are no stand, where one of them can become one. */
export function ShapeTable({ hall, onAsk }: ShapeTableProps) {
  const { t } = useText()
  const isRead = useReader() !== null
  const [shown, setShown] = useState(SHOWN)
  const taken = new Set(hall.stands.map(({ shape }) => shape))
  const shapes = hall.drawing.filter(({ key, isClosed }) => isClosed && !taken.has(key))
  if (shapes.length === 0) return null
  const columns: Column<DrawnShape>[] = [
    { key: 'name', head: t('Shape'), cell: shapeName, at: 'title' },
    {
      key: 'size',
      head: t('Size'),
      cell: ({ points }) => {
        const { width, depth } = around(points)
        return t('{width} by {depth} m', { width, depth })
      },
      at: 'note',
    },
  ]
  if (!isRead)
    columns.push({
      key: 'act',
      head: t('Stand'),
      cell: (shape) => (
        <Button variant="text" isSmall onClick={() => onAsk({ stand: null, shape })}>
          {t('Make it a stand')}
          <span className="vh">: {shapeName(shape)}</span>
        </Button>
      ),
      at: 'below',
    })
  return (
    <section className={styles.section} aria-labelledby="shapes">
      <h2 id="shapes">{t('Shapes that are no stand')}</h2>
      <DataTable label={t('List of shapes')} columns={columns} rows={shapes.slice(0, shown)} keyOf={({ key }) => key} />
      {shapes.length > shown ? (
        <Offered>
          <p>
            <Button variant="line" isSmall onClick={() => setShown(shown + SHOWN)}>
              {t('Show more')}
            </Button>
          </p>
        </Offered>
      ) : null}
    </section>
  )
}
