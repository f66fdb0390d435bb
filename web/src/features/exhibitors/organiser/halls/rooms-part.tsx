import type { Locale } from '@foyer/contract/kit/languages'
import type { DrawnShape } from '@foyer/contract/office-halls'
import { Choice, ContentFields } from '#platform/forms/content-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { AreaRow } from './area-row.tsx'
import { type HallFields, noRoom } from './hall-entries.ts'
import { areaFields, around } from './metres.ts'
import { RowsPart } from './rows-part.tsx'
import { ShapeChoice } from './shape-choice.tsx'

interface RoomsPartProps {
  readonly form: Form<HallFields>
  readonly languages: readonly Locale[]
  readonly drawing: readonly DrawnShape[]
}

/** Stages and rooms in the hall. */
export function RoomsPart(props: RoomsPartProps) {
  const { t } = useText()
  return (
    <RowsPart
      form={props.form}
      name="rooms"
      legend={t('Rooms')}
      nameOf={(at) => t('Room {n}', { n: at + 1 })}
      addText={t('Add a room')}
      none={noRoom}
      most={60}
    >
      {(at) => <RoomRow {...props} at={at} />}
    </RowsPart>
  )
}

function RoomRow({ form, languages, drawing, at }: RoomsPartProps & { readonly at: number }) {
  const { t } = useText()
  const kinds = [
    ['stage', t('Stage')],
    ['room', t('Room')],
    ['lounge', t('Lounge')],
    ['food', t('Food')],
  ] as const
  return (
    <>
      <div className="fields">
        <ContentFields field={(one) => form.field(`rooms.${at}.name.${one}`)} label={t('Name')} languages={languages} />
        <div className="half-w">
          <Choice {...form.field(`rooms.${at}.kind`)} label={t('Kind')} choices={kinds} />
        </div>
        <div className="half-w">
          <TextField
            {...form.field(`rooms.${at}.code`)}
            look="code"
            autoComplete="off"
            isOptional
            label={t('Code')}
            hint={t('Of a stage of the programme, that stage’s: then they are one.')}
          />
        </div>
      </div>
      <AreaRow field={(name) => form.field(`rooms.${at}.area.${name}`)} />
      <ShapeChoice
        id={`room-${at}-shape`}
        label={t('Take its place from a shape')}
        drawing={drawing}
        onChoose={({ points }) => form.set(`rooms.${at}.area`, areaFields(around(points)))}
      />
    </>
  )
}
