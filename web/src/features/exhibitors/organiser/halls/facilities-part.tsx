import type { FacilityKind } from '@foyer/contract/exhibitors'
import { Choice } from '#platform/forms/content-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { useAreaNames } from './area-row.tsx'
import { type HallFields, noFacility } from './hall-entries.ts'
import styles from './halls.module.css'
import { RowsPart } from './rows-part.tsx'

/** What the signs on a plan are called. */
export function useFacilityKinds(): readonly (readonly [FacilityKind, string])[] {
  const { t } = useText()
  return [
    ['toilet', t('Toilet')],
    ['accessible-toilet', t('Accessible toilet')],
    ['first-aid', t('First aid')],
    ['food', t('Food')],
    ['cloakroom', t('Cloakroom')],
    ['lift', t('Lift')],
    ['information', t('Information')],
    ['quiet-room', t('Quiet room')],
  ]
}

/** Toilets, lifts and the like, each as a sign on the plan. */
export function FacilitiesPart({ form }: { readonly form: Form<HallFields> }) {
  const { t } = useText()
  const kinds = useFacilityKinds()
  const names = useAreaNames()
  return (
    <RowsPart
      form={form}
      name="facilities"
      legend={t('What else is there')}
      nameOf={(at) => t('Sign {n}', { n: at + 1 })}
      addText={t('Add a sign')}
      none={noFacility}
    >
      {(at) => (
        <div className={styles.four}>
          <Choice {...form.field(`facilities.${at}.kind`)} label={t('Kind')} choices={kinds} />
          <TextField {...form.field(`facilities.${at}.x`)} look="num" inputMode="decimal" label={names.x} />
          <TextField {...form.field(`facilities.${at}.y`)} look="num" inputMode="decimal" label={names.y} />
        </div>
      )}
    </RowsPart>
  )
}
