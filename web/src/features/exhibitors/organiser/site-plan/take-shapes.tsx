import type { DrawnShape } from '@foyer/contract/drawing.schemas'
import { drawingTooLargeMessage } from '@foyer/contract/drawing.schemas'
import type { Answer } from '@foyer/contract/kit/endpoint'
import { readSiteDrawing } from '@foyer/contract/office-site-plan'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { TakeInDialog } from '#platform/take-in-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import { areaIn, around, cornersText } from '../halls/metres.ts'
import { SvgFile } from '../halls/svg-file.tsx'
import { usePlanKinds } from './plan-words.ts'
import { noShape, type SitePlanFields } from './site-plan-entries.ts'

/** As many as the plan holds. */
const MOST = 200

/** Shapes of a drawing: each that is said to be something comes into the form, which is saved as a whole. */
export function TakeShapes({ form, onClose }: { readonly form: Form<SitePlanFields>; readonly onClose: () => void }) {
  const { t } = useText()
  const [kinds, setKinds] = useState<ReadonlyMap<string, string>>(new Map())
  const [isTooLarge, setTooLarge] = useState(false)
  const { x, y, width } = areaIn(form.values().area)
  const look = useMutation<Answer<typeof readSiteDrawing>, ProblemError, string>({
    mutationFn: (svg) => send(readSiteDrawing, { body: { svg, x, y, width } }),
  })
  const read = (svg: string | null) => {
    setTooLarge(svg === null)
    setKinds(new Map())
    if (svg === null) look.reset()
    else look.mutate(svg)
  }
  const shapes = (look.data?.shapes ?? []).slice(0, MOST)
  const take = () => {
    const taken = shapes.flatMap(({ key, points }) => {
      const kind = kinds.get(key) ?? ''
      return kind === '' ? [] : [{ ...noShape, kind, points: cornersText(points) }]
    })
    form.set('shapes', [...form.values().shapes, ...taken])
    onClose()
  }
  const missing = useMissing(useProblems(kinds))
  const error = isTooLarge ? drawingTooLargeMessage : (look.error?.errors[0]?.message ?? look.error?.detail)
  return (
    <TakeInDialog
      title={t('Take shapes from a drawing')}
      summary={missing.summary}
      fields={
        <>
          <p>
            {t(
              'The drawing is laid over the part of the ground that is shown, at its full width. Say of each shape what it is.',
            )}
          </p>
          <SvgFile id="site-file" onRead={read} />
        </>
      }
      error={error}
      found={shapes.map((shape) => (
        <KindField
          key={shape.key}
          shape={shape}
          value={kinds.get(shape.key) ?? ''}
          onChange={(kind) => setKinds(new Map(kinds).set(shape.key, kind))}
        />
      ))}
      act={{
        word: t('Take these shapes'),
        isSending: look.isPending,
        onClick: () => missing.attempt(take),
      }}
      onClose={onClose}
    />
  )
}

/** What is missing before anything can be taken. */
function useProblems(kinds: ReadonlyMap<string, string>) {
  const { t } = useText()
  const isNone = [...kinds.values()].every((kind) => kind === '')
  return isNone ? [{ id: 'site-file', message: t('Say of one shape at least what it is.') }] : []
}

interface KindFieldProps {
  readonly shape: DrawnShape
  readonly value: string
  readonly onChange: (kind: string) => void
}

function KindField({ shape: { key, name, points }, value, onChange }: KindFieldProps) {
  const { t } = useText()
  const { width, depth } = around(points)
  return (
    <SelectField
      id={`kind-${key}`}
      label={t('{name}, {width} by {depth} m', { name: name ?? key, width, depth })}
      value={value}
      onChange={onChange}
    >
      <option value="">{t('Leave it out')}</option>
      {usePlanKinds().shape.map(([kind, word]) => (
        <option key={kind} value={kind}>
          {word}
        </option>
      ))}
    </SelectField>
  )
}
