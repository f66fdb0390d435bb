import type { DrawnShape } from '@foyer/contract/office-halls'
import { useText } from '#platform/messages/messages.ts'
import { WhereChanged } from '#ui/read-only.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { shapeName } from './hall-entries.ts'
import { around } from './metres.ts'

interface ShapeChoiceProps {
  readonly id: string
  readonly label: string
  readonly drawing: readonly DrawnShape[]
  readonly onChoose: (shape: DrawnShape) => void
}

/** Takes over where a shape of the drawing is; nothing where there is none. */
export function ShapeChoice({ id, label, drawing, onChoose }: ShapeChoiceProps) {
  const { t } = useText()
  const closed = drawing.filter(({ isClosed }) => isClosed)
  if (closed.length === 0) return null
  const choose = (key: string) => {
    const shape = closed.find((one) => one.key === key)
    if (shape !== undefined) onChoose(shape)
  }
  return (
    <WhereChanged>
      <SelectField id={id} label={label} isOptional value="" onChange={choose}>
        <option value="">{t('Choose')}</option>
        {closed.map((shape) => {
          const { width, depth } = around(shape.points)
          return (
            <option key={shape.key} value={shape.key}>
              {t('{name}, {width} by {depth} m', { name: shapeName(shape), width, depth })}
            </option>
          )
        })}
      </SelectField>
    </WhereChanged>
  )
}
