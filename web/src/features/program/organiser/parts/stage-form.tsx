import type { Locale } from '@foyer/contract/kit/languages'
import { addStage, changeStage, type OfficeStage } from '@foyer/contract/office-program-parts'
import { StageEntries } from '@foyer/contract/office-program-parts.schemas'
import type * as z from 'zod/mini'
import { ownWords, useCommand } from '#platform/command.ts'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { addUnderFreeCode } from '#platform/forms/under-free-code.ts'
import { useEdit } from '#platform/forms/use-edit.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { addressOf } from '../address-of.ts'
import { PartForm, useRefreshParts } from './part-form.tsx'

interface StageFields extends Record<string, unknown> {
  readonly hall: string
  readonly name: string
  readonly seats: string
  readonly way: InEach
}
type Entries = z.output<typeof StageEntries>

const stageFields = (stage: OfficeStage | null): StageFields => ({
  hall: stage?.hall ?? '',
  name: stage?.name ?? '',
  seats: String(stage?.seats ?? ''),
  way: inEach(stage?.way),
})

const badSeats = message('Enter a number of seats, 100,000 at most.')

const schema = (languages: readonly Locale[]): FormSchema<Entries> => ({
  safeParse(values) {
    const { hall, name, seats, way } = values as StageFields
    const count = /^\d{1,6}$/.test(seats.trim()) ? Number(seats.trim()) : Number.NaN
    const parsed = StageEntries.safeParse({ hall, name, seats: count, way: written(way, languages) })
    if (parsed.success) return parsed
    const issues = parsed.error.issues.map((issue) =>
      issue.path[0] === 'seats' ? { path: issue.path, message: badSeats } : issue,
    )
    return { success: false, error: { issues } }
  },
})

interface StageFormProps {
  /** Null: a new one. */
  readonly stage: OfficeStage | null
  readonly languages: readonly Locale[]
}

export function StageForm({ stage, languages }: StageFormProps) {
  const { t } = useText()
  const add = useCommand(addStage, ownWords)
  const change = useCommand(changeStage, ownWords)
  const edit = useEdit<StageFields, Entries, OfficeStage>({
    schema: schema(languages),
    initial: stageFields(stage),
    version: stage?.version ?? null,
    save: (body, version) =>
      stage === null
        ? addUnderFreeCode(addressOf(`${body.hall} ${body.name}`, 60) || 'stage', (code) =>
            add.mutateAsync({ body: { ...body, code } }),
          )
        : change.mutateAsync({ params: { id: String(stage.id) }, body: { ...body, version: version ?? 1 } }),
    keep: useRefreshParts(),
    theirsIn: (now) => ({ version: now.version, fields: stageFields(now) }),
    onDone: () => toast(t('The stage is saved.')),
  })
  const { form } = edit
  const names = { hall: t('Hall'), name: t('Room'), seats: t('Seats'), way: t('How one gets there'), code: t('Code') }
  return (
    <PartForm label={t('Stage')} edit={edit} names={names}>
      <div className="third">
        <TextField {...form.field('hall')} label={names.hall} autoComplete="off" />
      </div>
      <div className="third">
        <TextField {...form.field('name')} label={names.name} autoComplete="off" />
      </div>
      <div className="third">
        <TextField {...form.field('seats')} look="num" inputMode="numeric" label={names.seats} />
      </div>
      <ContentFields isLong field={(one) => form.field(`way.${one}`)} label={names.way} languages={languages} />
    </PartForm>
  )
}
