import { readExhibitorParts } from '@foyer/contract/office-exhibitors'
import type { OfficeHall } from '@foyer/contract/office-halls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { useReader, WhereChanged } from '#ui/read-only.tsx'
import type { Asked } from './asked.ts'
import { DrawingDialog } from './drawing-dialog.tsx'
import { HallDrawing } from './hall-drawing.tsx'
import styles from './halls.module.css'
import { RemoveDrawing } from './remove-drawing.tsx'
import { ShapeTable } from './shape-table.tsx'
import { StandDialog } from './stand-dialog.tsx'
import { StandTable } from './stand-table.tsx'

/** The drawing of a hall, its stands and the shapes that are none: all of it in lists too. */
export function DrawingSection({ hall }: { readonly hall: OfficeHall }) {
  const { t } = useText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const isRead = useReader() !== null
  const parts = useQuery(query(readExhibitorParts))
  const exhibitors = parts.data?.exhibitors ?? []
  const choose = (key: string) => {
    const stand = hall.stands.find((one) => one.shape === key || `stand-${one.id}` === key)
    const shape = hall.drawing.find((one) => one.key === key)
    if (stand !== undefined) setAsked({ stand })
    else if (shape?.isClosed === true) setAsked({ stand: null, shape })
  }
  return (
    <>
      <section className={styles.section} aria-labelledby="drawing">
        <h2 id="drawing">{t('Drawing')}</h2>
        <HallDrawing hall={hall} onChoose={isRead ? undefined : choose} />
        <WhereChanged>
          <p className="hint">
            {t('Choose a shape in the drawing, or in the lists below, to say which stand it is and who has it.')}
          </p>
          <div className="row">
            <Button variant="line" isSmall onClick={() => setChoosing(true)}>
              {hall.drawing.length === 0 ? t('Take in a drawing') : t('Take another drawing')}
            </Button>
            {hall.drawing.length === 0 ? null : <RemoveDrawing hall={hall} />}
          </div>
        </WhereChanged>
      </section>
      <StandTable hall={hall} exhibitors={exhibitors} onAsk={setAsked} />
      <ShapeTable hall={hall} onAsk={setAsked} />
      {isChoosing ? <DrawingDialog hall={hall} onClose={() => setChoosing(false)} /> : null}
      {asked === null ? null : (
        <StandDialog
          key={asked.stand === null ? (asked.shape?.key ?? '') : asked.stand.id}
          {...{ hall, exhibitors }}
          asked={
            asked.stand === null ? asked : { stand: hall.stands.find(({ id }) => id === asked.stand.id) ?? asked.stand }
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
