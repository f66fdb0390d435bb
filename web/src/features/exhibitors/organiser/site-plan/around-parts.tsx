import type { Locale } from '@foyer/contract/kit/languages'
import { Choice, ContentFields } from '#platform/forms/content-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { LinesField } from '#platform/forms/lines-field.tsx'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from '../halls/halls.module.css'
import { RowsPart } from '../halls/rows-part.tsx'
import { PlaceFields } from './place-row.tsx'
import { usePlanKinds } from './plan-words.ts'
import { noHotel, noMark, noShape, type SitePlanFields } from './site-plan-entries.ts'

interface PartProps {
  readonly form: Form<SitePlanFields>
  readonly languages: readonly Locale[]
}

/** Streets, water and the like. */
export function ShapesPart({ form, languages }: PartProps) {
  const { t } = useText()
  const kinds = usePlanKinds().shape
  return (
    <RowsPart
      isHeaded
      {...{ form, name: 'shapes', none: noShape }}
      legend={t('What is around')}
      nameOf={(at) => t('Shape {n}', { n: at + 1 })}
      addText={t('Add a shape')}
    >
      {(at) => (
        <>
          <Choice {...form.field(`shapes.${at}.kind`)} label={t('Kind')} choices={kinds} />
          <LinesField
            {...form.field(`shapes.${at}.points`)}
            label={t('Corners or bends')}
            hint={t('One a line, in turn: metres east, then metres south, such as 12.5 30.')}
          />
          <div className="fields">
            <ContentFields
              isOptional
              field={(one) => form.field(`shapes.${at}.name.${one}`)}
              label={t('Name')}
              languages={languages}
            />
          </div>
          <p className="hint">{t('Where the name begins, if it has one:')}</p>
          <div className={styles.four}>
            <PlaceFields field={(name) => form.field(`shapes.${at}.${name}`)} />
          </div>
        </>
      )}
    </RowsPart>
  )
}

/** Stops, stations and car parks. */
export function MarksPart({ form, languages }: PartProps) {
  const { t } = useText()
  const kinds = usePlanKinds().mark
  return (
    <RowsPart
      isHeaded
      {...{ form, name: 'marks', none: noMark }}
      legend={t('Stops, stations and car parks')}
      nameOf={(at) => t('Sign {n}', { n: at + 1 })}
      addText={t('Add a sign')}
    >
      {(at) => (
        <>
          <div className="fields">
            <ContentFields
              field={(one) => form.field(`marks.${at}.name.${one}`)}
              label={t('Name')}
              languages={languages}
            />
          </div>
          <div className={styles.four}>
            <Choice {...form.field(`marks.${at}.kind`)} label={t('Kind')} choices={kinds} />
            <TextField
              {...form.field(`marks.${at}.sign`)}
              look="code"
              autoComplete="off"
              label={t('What its sign says')}
            />
            <PlaceFields field={(name) => form.field(`marks.${at}.${name}`)} />
          </div>
        </>
      )}
    </RowsPart>
  )
}

interface HotelsPartProps extends Pick<PartProps, 'form'> {
  readonly hotels: readonly { readonly id: number; readonly name: string }[]
}

/** Hotels that are near enough to be on it. */
export function HotelsPart({ form, hotels }: HotelsPartProps) {
  const { t } = useText()
  const choices = [['', t('Choose')], ...hotels.map(({ id, name }) => [String(id), name] as const)] as const
  return (
    <RowsPart
      isHeaded
      {...{ form, name: 'accommodations', none: noHotel }}
      legend={t('Hotels on it')}
      nameOf={(at) => t('Hotel {n}', { n: at + 1 })}
      addText={t('Add a hotel')}
    >
      {(at) => (
        <div className={styles.four}>
          <Choice {...form.field(`accommodations.${at}.id`)} label={t('Hotel')} choices={choices} />
          <PlaceFields field={(name) => form.field(`accommodations.${at}.${name}`)} />
        </div>
      )}
    </RowsPart>
  )
}
