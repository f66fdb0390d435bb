import type { Locale } from '@foyer/contract/kit/languages'
import { listOfficeAccommodations } from '@foyer/contract/office-nights'
import { type OfficeSitePlan, readOfficeSitePlan, saveSitePlan } from '@foyer/contract/office-site-plan'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { PartsNav } from '#ui/parts-nav.tsx'
import { AreaRow, useAreaNames } from '../halls/area-row.tsx'
import styles from '../halls/halls.module.css'
import { HotelsPart, MarksPart, ShapesPart } from './around-parts.tsx'
import {
  refusedPlan,
  type SitePlanBody,
  type SitePlanFields,
  sitePlanFields,
  sitePlanSchema,
} from './site-plan-entries.ts'
import { TakeShapes } from './take-shapes.tsx'
import { ArrivalsPart, LinesPart } from './way-there-parts.tsx'

interface SitePlanFormProps {
  /** Null: there is none yet. */
  readonly plan: OfficeSitePlan | null
  readonly languages: readonly Locale[]
}

function usePlanNames() {
  const { t } = useText()
  return {
    ...{ address: t('Address'), area: t('What of the ground is shown'), shapes: t('What is around') },
    ...{ marks: t('Stops, stations and car parks'), accommodations: t('Hotels on it'), lines: t('Departures') },
    ...{ linesFrom: t('First day of the lines'), linesUntil: t('Last day of the lines') },
    ...{ linesNote: t('What else there is to know'), arrivals: t('How one gets there') },
    ...useAreaNames(),
  }
}

/** All that is written of what is around the halls, a part under the other. */
export function SitePlanForm({ plan, languages }: SitePlanFormProps) {
  const { t } = useText()
  const names = usePlanNames()
  const { form, conflict } = useSitePlanForm({ plan, languages })
  const hotels = useQuery(query(listOfficeAccommodations, { query: { limit: '100' } }))
  const parts = [
    { id: 'ground', name: t('Address and ground'), inside: <GroundPart form={form} languages={languages} /> },
    { id: 'around', name: names.shapes, inside: <AroundPart form={form} languages={languages} /> },
    { id: 'stops', name: names.marks, inside: <MarksPart form={form} languages={languages} /> },
    { id: 'hotels', name: names.accommodations, inside: <HotelsPart form={form} hotels={hotels.data?.items ?? []} /> },
    { id: 'departures', name: names.lines, inside: <LinesPart form={form} languages={languages} /> },
    { id: 'getting-there', name: names.arrivals, inside: <ArrivalsPart form={form} languages={languages} /> },
  ]
  return (
    <>
      <PartsNav label={t('Parts of the site plan')} parts={parts} />
      <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Site plan')}>
        <FormProblems form={form} say={sayWith(names)} />
        <EditNotes form={form} conflict={conflict} names={names} />
        {parts.map(({ id, name, inside }) => (
          <section key={id} id={id} className={styles.headed} aria-labelledby={`${id}-head`}>
            <h2 id={`${id}-head`}>{name}</h2>
            {inside}
          </section>
        ))}
        <p className="row">
          <Button type="submit" isSending={form.isSending}>
            {t('Save the site plan')}
          </Button>
        </p>
      </form>
    </>
  )
}

interface PartProps {
  readonly form: Form<SitePlanFields>
  readonly languages: readonly Locale[]
}

function GroundPart({ form, languages }: PartProps) {
  const { address, area } = usePlanNames()
  return (
    <>
      <div className="fields">
        <ContentFields field={(one) => form.field(`address.${one}`)} label={address} languages={languages} />
      </div>
      <fieldset className={styles.part}>
        <legend className="legend">{area}</legend>
        <AreaRow field={(name) => form.field(`area.${name}`)} />
      </fieldset>
    </>
  )
}

function AroundPart({ form, languages }: PartProps) {
  const { t } = useText()
  const [isTaking, setTaking] = useState(false)
  return (
    <>
      <ShapesPart form={form} languages={languages} />
      <p>
        <Button variant="line" isSmall onClick={() => setTaking(true)}>
          {t('Take shapes from a drawing')}
        </Button>
      </p>
      {isTaking ? <TakeShapes form={form} onClose={() => setTaking(false)} /> : null}
    </>
  )
}

function useSitePlanForm({ plan, languages }: SitePlanFormProps) {
  const { t } = useText()
  const client = useQueryClient()
  const { startsOn } = useEdition()
  const save = useCommand(saveSitePlan, ownWords)
  return useEdit<SitePlanFields, SitePlanBody, OfficeSitePlan>({
    schema: sitePlanSchema(languages),
    initial: sitePlanFields(plan, startsOn),
    version: plan?.version ?? null,
    save: (body, version) => save.mutateAsync({ body: { ...body, version } }),
    refused: refusedPlan,
    keep: (saved) => client.setQueryData(query(readOfficeSitePlan).queryKey, saved),
    theirsIn: (now) => ({ version: now.version, fields: sitePlanFields(now, startsOn) }),
    onDone: () => toast(t('The site plan is saved.')),
  })
}
