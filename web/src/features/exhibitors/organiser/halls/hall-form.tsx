import type { Locale } from '@foyer/contract/kit/languages'
import {
  addHall,
  changeHall,
  type HallEntries,
  listHalls,
  type OfficeHall,
  readHall,
} from '@foyer/contract/office-halls'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { LinesField } from '#platform/forms/lines-field.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { type Form, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { AreaRow, useAreaNames } from './area-row.tsx'
import { FacilitiesPart } from './facilities-part.tsx'
import { type HallFields, hallFields, hallSchema } from './hall-entries.ts'
import styles from './halls.module.css'
import { type AreaFields, areaFields, around, cornersText } from './metres.ts'
import { RoomsPart } from './rooms-part.tsx'
import { ShapeChoice } from './shape-choice.tsx'

interface HallFormProps {
  /** Null: a new one. */
  readonly hall: OfficeHall | null
  readonly languages: readonly Locale[]
  /** Where a new one lies. */
  readonly place: AreaFields
  readonly onDone: (hall: OfficeHall) => void
}

/** All that is written of a hall but its stands. */
export function HallForm({ hall, languages, place, onDone }: HallFormProps) {
  const { t } = useText()
  const areaNames = useAreaNames()
  const names = {
    ...{
      code: t('Code'),
      name: t('Name'),
      isRectangle: t('Walls'),
      walls: t('Walls'),
      outline: t('Corners of the walls'),
    },
    ...{ rooms: t('Rooms'), facilities: t('What else is there'), ...areaNames },
  }
  const { form, conflict } = useHallForm({ hall, languages, place, onDone })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Hall')}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <div className="fields">
        <div className="third">
          <TextField
            {...form.field('code')}
            look="code"
            autoComplete="off"
            label={names.code}
            hint={t('As the sign over the door says it, such as 5.')}
          />
        </div>
        <ContentFields field={(one) => form.field(`name.${one}`)} label={names.name} languages={languages} />
      </div>
      <Walls form={form} drawing={hall?.drawing ?? []} />
      <RoomsPart form={form} languages={languages} drawing={hall?.drawing ?? []} />
      <FacilitiesPart form={form} />
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {t('Save the hall')}
        </Button>
      </p>
    </form>
  )
}

/** What the server says of walls and rooms as a whole stands at the first of their fields. */
function refused(error: unknown, isRectangle: boolean) {
  if (!(error instanceof ProblemError) || error.errors.length === 0) return null
  const field = (path: string) =>
    path === 'outline' && isRectangle ? 'walls.x' : path.replace(/^(rooms\.\d+\.area)$/, '$1.x')
  return new Map(error.errors.map(({ path, message }) => [field(path), { message }]))
}

type Edit = ReturnType<typeof useEdit<HallFields, HallEntries, OfficeHall>>

function useHallForm({ hall, languages, place, onDone }: HallFormProps): Edit {
  const { t } = useText()
  const client = useQueryClient()
  const add = useCommand(addHall, ownWords)
  const change = useCommand(changeHall, ownWords)
  const edit: Edit = useEdit<HallFields, HallEntries, OfficeHall>({
    schema: hallSchema(languages),
    initial: hallFields(hall, place),
    version: hall?.version ?? null,
    save: (body, version) =>
      hall === null
        ? add.mutateAsync({ body })
        : change.mutateAsync({ params: { id: String(hall.id) }, body: { ...body, version: version ?? 1 } }),
    refused: (error) => refused(error, edit.form.values().isRectangle),
    keep: (saved) => {
      client.setQueryData(query(readHall, { params: { id: String(saved.id) } }).queryKey, saved)
      void client.invalidateQueries({ queryKey: [listHalls.id] })
    },
    theirsIn: (now) => ({ version: now.version, fields: hallFields(now, place) }),
    onDone: (saved) => {
      toast(t('The hall is saved.'))
      onDone(saved)
    },
  })
  return edit
}

function Walls({ form, drawing }: { readonly form: Form<HallFields>; readonly drawing: OfficeHall['drawing'] }) {
  const { t } = useText()
  const isRectangle = useValue(form, 'isRectangle')
  return (
    <fieldset className={styles.part}>
      <legend className="legend">{t('Walls')}</legend>
      <p className="hint">
        {t('All halls lie on one plan: metres from its corner in the north-west, to the east and to the south.')}
      </p>
      <CheckField {...form.field('isRectangle')}>{t('The walls are a rectangle')}</CheckField>
      {isRectangle ? (
        <AreaRow field={(name) => form.field(`walls.${name}`)} />
      ) : (
        <LinesField
          {...form.field('outline')}
          rows={6}
          label={t('Corners of the walls')}
          hint={t('One a line, in turn: metres east, then metres south, such as 12.5 30.')}
        />
      )}
      <ShapeChoice
        id="walls-shape"
        label={t('Take the walls from a shape')}
        drawing={drawing}
        onChoose={({ points }) => {
          form.set('outline', cornersText(points))
          form.set('walls', areaFields(around(points)))
          form.set('isRectangle', false)
        }}
      />
    </fieldset>
  )
}
