import type { Locale } from '@foyer/contract/kit/languages'
import { addAccommodation, changeAccommodation, type OfficeAccommodation } from '@foyer/contract/office-accommodation'
import { ownWords, useCommand } from '#platform/command.ts'
import { Choice, ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { amenityNames } from '../../shared/amenity-words.ts'
import styles from './edit.module.css'
import { amenities, type HouseFields, houseFields, houseSchema } from './house-entries.ts'
import { useKeepHouse } from './keep-house.ts'

interface HouseFormProps {
  /** Null: a new one. */
  readonly house: OfficeAccommodation | null
  readonly languages: readonly Locale[]
  readonly onDone: (house: OfficeAccommodation) => void
}

/** All that is written of a house. */
export function HouseForm({ house, languages, onDone }: HouseFormProps) {
  const { t } = useText()
  const names = useNames()
  const { form, conflict } = useHouseForm({ house, languages, onDone })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Hotel')}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <div className="fields">
        <div className="two">
          <TextField {...form.field('name')} label={names['name'] ?? ''} autoComplete="off" />
        </div>
        <div className="third">
          <Choice
            {...form.field('stars')}
            label={names['stars'] ?? ''}
            choices={['1', '2', '3', '4', '5'].map((stars) => [stars, stars] as const)}
          />
        </div>
        <ContentFields
          isLong
          field={(one) => form.field(`description.${one}`)}
          label={names['description'] ?? ''}
          languages={languages}
        />
        <Place form={form} languages={languages} names={names} />
        <Reception form={form} names={names} />
      </div>
      <fieldset className={styles.checks}>
        <legend className="legend">{names['amenities']}</legend>
        <div>
          {amenities.map((amenity) => (
            <CheckField key={amenity} {...form.field(`amenities.${amenity}`)}>
              {t(amenityNames[amenity])}
            </CheckField>
          ))}
        </div>
      </fieldset>
      <CheckField {...form.field('hasShuttle')}>{names['hasShuttle']}</CheckField>
      <CheckField {...form.field('isActive')}>{names['isActive']}</CheckField>
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {house === null ? t('Add the hotel') : t('Save the hotel')}
        </Button>
      </p>
    </form>
  )
}

function useHouseForm({ house, languages, onDone }: HouseFormProps) {
  const { t } = useText()
  const add = useCommand(addAccommodation, ownWords)
  const change = useCommand(changeAccommodation, ownWords)
  const keep = useKeepHouse()
  return useEdit({
    schema: houseSchema(languages),
    initial: houseFields(house),
    version: house?.version ?? null,
    save: (body, version) =>
      house === null
        ? add.mutateAsync({ body })
        : change.mutateAsync({ params: { id: String(house.id) }, body: { ...body, version: version ?? 1 } }),
    keep,
    theirsIn: (now) => ({ version: now.version, fields: houseFields(now) }),
    onDone: (saved) => {
      toast(t('The hotel is saved.'))
      onDone(saved)
    },
  })
}

interface PlaceProps {
  readonly form: Form<HouseFields>
  readonly languages: readonly Locale[]
  readonly names: Readonly<Record<string, string>>
}

/** Where it is, and how one gets from it to the event. */
function Place({ form, languages, names }: PlaceProps) {
  const { t } = useText()
  return (
    <>
      <TextField {...form.field('address')} label={names['address'] ?? ''} autoComplete="off" />
      <div className="half">
        <TextField {...form.field('latitude')} look="num" inputMode="decimal" label={names['latitude'] ?? ''} />
      </div>
      <div className="half">
        <TextField {...form.field('longitude')} look="num" inputMode="decimal" label={names['longitude'] ?? ''} />
      </div>
      <div className="half">
        <TextField
          {...form.field('minutesToVenue')}
          look="num"
          inputMode="numeric"
          label={names['minutesToVenue'] ?? ''}
        />
      </div>
      <div className="half">
        <Choice
          {...form.field('wayKind')}
          label={names['wayKind'] ?? ''}
          choices={[
            ['walk', t('on foot')],
            ['shuttle', t('by shuttle')],
            ['train', t('by train')],
          ]}
        />
      </div>
      <ContentFields field={(one) => form.field(`way.${one}`)} label={names['way'] ?? ''} languages={languages} />
    </>
  )
}

/** When one comes and goes, and whom one rings. */
function Reception({ form, names }: Omit<PlaceProps, 'languages'>) {
  return (
    <>
      <div className="half">
        <TextField {...form.field('checkInFrom')} type="time" label={names['checkInFrom'] ?? ''} />
      </div>
      <div className="half">
        <TextField {...form.field('checkOutUntil')} type="time" label={names['checkOutUntil'] ?? ''} />
      </div>
      <TextField {...form.field('phone')} type="tel" isOptional label={names['phone'] ?? ''} autoComplete="off" />
    </>
  )
}

function useNames(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    name: t('Name'),
    stars: t('Stars'),
    description: t('Description'),
    address: t('Address'),
    latitude: t('Latitude'),
    longitude: t('Longitude'),
    minutesToVenue: t('Minutes to the venue'),
    wayKind: t('On the way'),
    way: t('The way, as a sign would say it'),
    hasShuttle: t('The shuttle of the event stops here'),
    amenities: t('What it has'),
    checkInFrom: t('Check-in from'),
    checkOutUntil: t('Check-out until'),
    phone: t('Phone'),
    isActive: t('On sale: attendees see this hotel'),
  }
}
