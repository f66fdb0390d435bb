import { drawingTooLargeMessage } from '@foyer/contract/drawing.schemas'
import type { Answer } from '@foyer/contract/kit/endpoint'
import { type OfficeHall, previewDrawing, setDrawing } from '@foyer/contract/office-halls'
import { centimetresMessage } from '@foyer/contract/plan-shapes.schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { TakeInDialog } from '#platform/take-in-dialog.tsx'
import { toast } from '#platform/toasts.ts'
import { TextField } from '#ui/text-field.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import { useAreaNames } from './area-row.tsx'
import { DrawingEffect } from './drawing-effect.tsx'
import styles from './halls.module.css'
import { useKeepHall } from './keep-hall.ts'
import { around, metresIn } from './metres.ts'
import { SvgFile } from './svg-file.tsx'

type Found = Answer<typeof previewDrawing>
interface File {
  readonly svg: string
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A file with a drawing: what is in it and what it would do to stands is seen first, and then it is taken as a whole. */
export function DrawingDialog({ hall, onClose }: { readonly hall: OfficeHall; readonly onClose: () => void }) {
  const { t } = useText()
  const { problems, file, fields, preview, take, takeIt, error } = useDrawing(hall, onClose)
  const missing = useMissing(problems)
  const { data: found } = preview
  return (
    <TakeInDialog
      title={t('Take in a drawing')}
      summary={missing.summary}
      fields={
        <>
          <p>
            {t(
              'Of the file, the lines of its shapes and what they are called are kept; colours, pictures, links and scripts are not. Shapes that a stand lies on are best drawn as rectangles.',
            )}
          </p>
          {fields}
        </>
      }
      error={error}
      found={found === undefined ? null : <DrawingEffect found={found} />}
      act={
        found === undefined
          ? {
              word: t('Look at it'),
              isSending: preview.isPending,
              onClick: () => missing.attempt(() => preview.mutate(file)),
            }
          : { word: t('Take this drawing'), isSending: take.isPending, onClick: () => takeIt(found) }
      }
      onClose={onClose}
    />
  )
}

function useDrawing(hall: OfficeHall, onClose: () => void) {
  const { t } = useText()
  const keep = useKeepHall()
  const client = useQueryClient()
  const [svg, setSvg] = useState('')
  const [isTooLarge, setTooLarge] = useState(false)
  const [place, setPlace] = useState(() => {
    const { x, y, width } = around(hall.outline)
    return { x: String(x), y: String(y), width: String(width) }
  })
  const params = { id: String(hall.id) }
  const preview = useMutation<Found, ProblemError, File>({
    mutationFn: (body) => send(previewDrawing, { params, body }),
  })
  const take = useCommand(setDrawing, ownWords)
  const anew = () => {
    preview.reset()
    take.reset()
  }
  const file = { svg, x: metresIn(place.x), y: metresIn(place.y), width: metresIn(place.width) }
  const takeIt = ({ moved, left }: Found) => {
    const reached = [...new Set([...moved, ...left].flatMap(({ exhibitors }) => exhibitors.map(({ code }) => code)))]
    void take.mutateAsync({ params, body: { ...file, version: hall.version, reached } }).then(
      (saved) => {
        keep(saved)
        toast(t('The drawing is taken in.'))
        onClose()
      },
      () => {
        // What it would do now is looked at again.
        preview.reset()
        void client.invalidateQueries({ queryKey: ['exhibitors.readHall'] })
      },
    )
  }
  return {
    ...{ file, preview, take, takeIt },
    problems: useProblems(file),
    error: isTooLarge ? drawingTooLargeMessage : saidBy(preview.error ?? take.error),
    fields: (
      <DrawingFields
        place={place}
        onPlace={(next) => {
          setPlace(next)
          anew()
        }}
        onFile={(text) => {
          setTooLarge(text === null)
          setSvg(text ?? '')
          anew()
        }}
      />
    ),
  }
}

/** What is missing before it can be looked at. */
function useProblems(file: File) {
  const { t } = useText()
  return [
    ...(file.svg === '' ? [{ id: 'drawing-file', message: t('Choose a file with a drawing.') }] : []),
    ...(['x', 'y', 'width'] as const).flatMap((name) =>
      Number.isNaN(file[name]) ? [{ id: `drawing-${name}`, message: t(centimetresMessage) }] : [],
    ),
  ]
}

const saidBy = (error: ProblemError | null): string | null => error && (error.errors[0]?.message ?? error.detail)

interface DrawingFieldsProps {
  readonly place: { readonly x: string; readonly y: string; readonly width: string }
  readonly onPlace: (place: DrawingFieldsProps['place']) => void
  readonly onFile: (text: string | null) => void
}

function DrawingFields({ place, onPlace, onFile }: DrawingFieldsProps) {
  const { t } = useText()
  const names = useAreaNames()
  return (
    <>
      <SvgFile id="drawing-file" onRead={onFile} />
      <p className="hint">{t('Where its corner in the north-west lies on the plan, and how wide it is there.')}</p>
      <div className={styles.four}>
        {(['x', 'y', 'width'] as const).map((name) => (
          <TextField
            key={name}
            id={`drawing-${name}`}
            look="num"
            inputMode="decimal"
            label={names[name]}
            value={place[name]}
            onChange={(text) => onPlace({ ...place, [name]: text })}
          />
        ))}
      </div>
    </>
  )
}
