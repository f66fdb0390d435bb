import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import type { Column } from '#ui/data-table.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Offered } from '#ui/read-only.tsx'
import type { ColumnChoice } from './column-choice.ts'
import { useText } from './messages/messages.ts'

interface ChooseColumnsProps {
  /** Of which the first names the line, and stays. */
  readonly columns: readonly Pick<Column<never>, 'key' | 'head'>[]
  readonly choice: ColumnChoice
}

/** The button that asks which columns of a list are shown. */
export function ChooseColumns({ columns, choice }: ChooseColumnsProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Offered>
        <Button variant="line" isSmall onClick={() => setOpen(true)}>
          {t('Columns')}
        </Button>
      </Offered>
      {isOpen ? (
        <Dialog title={t('Columns')} onClose={() => setOpen(false)}>
          <p>
            {choice.isOfView === true
              ? t('The first one names the line and stays. Save the view to keep the others.')
              : t('The first one names the line and stays. This device remembers the others.')}
          </p>
          {columns.slice(1).map(({ key, head }) => (
            <CheckField
              key={key}
              id={`show-${key}`}
              checked={!choice.hidden.has(key)}
              onChange={() => choice.toggle(key)}
            >
              {head}
            </CheckField>
          ))}
          <div className="row">
            <Button variant="line" onClick={choice.showAll}>
              {t('Show all')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('Done')}</Button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
