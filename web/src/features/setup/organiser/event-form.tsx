import { readEdition } from '@foyer/contract/editions'
import { type Locale, locales } from '@foyer/contract/kit/languages'
import { type Setup, saveEvent } from '@foyer/contract/setup'
import { currencies } from '@foyer/contract/setup-rules'
import { ownWords, useCommand } from '#platform/command.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { CheckField, SelectField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type Form, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { type EventForm as Entries, eventForm, eventSchema, languagesOf } from './entries.ts'
import styles from './setup.module.css'
import { Save } from './step-fields.tsx'
import { useStepForm } from './use-step-form.ts'

const nameOfLanguage = (locale: Locale, own: string) =>
  new Intl.DisplayNames([own], { type: 'language' }).of(locale) ?? locale

/** What the event is called, when and where it takes place, and in which money and languages. */
export function EventForm({ setup }: { readonly setup: Setup }) {
  const { locale } = useText()
  const command = useCommand(saveEvent, { ...ownWords, refreshes: [readEdition] })
  const { form, conflict, savedAt } = useStepForm({
    setup,
    step: 'event',
    schema: eventSchema,
    initial: eventForm(setup.event.entered, locale),
    formOf: (now) => eventForm(now.event.entered, locale),
    save: (body) => command.mutateAsync({ body }),
  })
  const names = useEventNames()
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <WhenAndWhere form={form} isFixed={setup.isFixed} />
      <MoneyAndLanguages form={form} isFixed={setup.isFixed} />
      <FirstSearch form={form} />
      <Save isSending={form.isSending} savedAt={savedAt} timeZone={setup.timeZone} />
    </form>
  )
}

function useEventNames(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    product: t('Name of the event'),
    code: t('Code'),
    startsOn: t('First day'),
    endsOn: t('Last day'),
    doorsOpenAt: t('Doors open'),
    cancelBefore: t('Free cancellation until'),
    venue: t('Venue'),
    city: t('City'),
    entrance: t('Entrance'),
    timeZone: t('Time zone'),
    currency: t('Currency'),
    speaks: t('Languages'),
    first: t('First language'),
    search: t('Hotels that are looked for first'),
    'search.start': t('Arrival'),
    'search.end': t('Departure'),
    'search.roomOccupancy': t('People in a room'),
    'search.order': t('In the order of'),
  }
}

interface FixableProps {
  readonly form: Form<Entries>
  /** Somebody has ordered something: code, zone and currency stay. */
  readonly isFixed: boolean
}

function WhenAndWhere({ form, isFixed }: FixableProps) {
  const { t, locale } = useText()
  const names = useEventNames()
  const { speaks, first } = useValues(form)
  const text = (name: Parameters<typeof form.field>[0], more: object = {}) => (
    <div className="half-w">
      <TextField {...form.field(name)} label={names[name] ?? ''} {...more} />
    </div>
  )
  return (
    <fieldset className={styles.part}>
      <legend>{t('Event')}</legend>
      <div className="fields">
        {text('product', { hint: t('Without the year, such as MSPG.') })}
        {text('code', {
          hint: isFixed ? t('Fixed by what was ordered.') : t('Numbers of orders begin with it, such as MS25.'),
          look: 'code',
          spellCheck: false,
          disabled: isFixed,
        })}
        {text('startsOn', { type: 'date' })}
        {text('endsOn', { type: 'date' })}
        {text('doorsOpenAt', { type: 'datetime-local' })}
        {text('cancelBefore', { type: 'datetime-local' })}
        {text('venue')}
        {text('city')}
        {languagesOf({ speaks, first }).map((one) => (
          <div className="half-w" key={one}>
            <TextField
              {...form.field(`entrance.${one}`)}
              label={t('Entrance, {language}', { language: nameOfLanguage(one, locale) })}
              hint={t('As it is written on the pass, such as South, Hall 3.')}
              lang={one}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function MoneyAndLanguages({ form, isFixed }: FixableProps) {
  const { t, locale } = useText()
  const names = useEventNames()
  const values = useValues(form)
  const zones = Intl.supportedValuesOf('timeZone')
  const known = zones.includes(values.timeZone) ? zones : [values.timeZone, ...zones]
  const fixed = isFixed ? t('Fixed by what was ordered.') : t('Fixed after the first order.')
  return (
    <fieldset className={styles.part}>
      <legend>{t('Time, money, languages')}</legend>
      <div className="fields">
        <div className="half-w">
          <SelectField {...form.field('timeZone')} label={names['timeZone'] ?? ''} hint={fixed} disabled={isFixed}>
            {known.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectField>
        </div>
        <div className="half-w">
          <SelectField {...form.field('currency')} label={names['currency'] ?? ''} hint={fixed} disabled={isFixed}>
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <div>
        <p className="label">{t('Languages that the event is written in')}</p>
        {locales.map((one) => (
          <CheckField key={one} {...form.field(`speaks.${one}`)}>
            {nameOfLanguage(one, locale)}
          </CheckField>
        ))}
      </div>
      <SelectField
        {...form.field('first')}
        label={names['first'] ?? ''}
        hint={t('It stands in wherever another one is missing.')}
      >
        {languagesOf(values).map((one) => (
          <option key={one} value={one}>
            {nameOfLanguage(one, locale)}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}

const orders = ['priceHighLow', 'priceLowHigh', 'distance', 'nameAZ'] as const

/** What the list of hotels shows whoever opens it. */
function FirstSearch({ form }: { readonly form: Form<Entries> }) {
  const { t } = useText()
  const names = useEventNames()
  const words = {
    priceHighLow: t('Price, high to low'),
    priceLowHigh: t('Price, low to high'),
    distance: t('Minutes to the venue'),
    nameAZ: t('Name, A to Z'),
  }
  const day = (name: 'search.start' | 'search.end', hint: string) => (
    <div className="half-w">
      <TextField {...form.field(name)} label={names[name] ?? ''} type="date" hint={hint} isOptional />
    </div>
  )
  return (
    <fieldset className={styles.part}>
      <legend>{names['search']}</legend>
      <div className="fields">
        {day('search.start', t('Empty: the first day of the event.'))}
        {day('search.end', t('Empty: the last day of the event.'))}
        <div className="half-w">
          <SelectField {...form.field('search.roomOccupancy')} label={names['search.roomOccupancy'] ?? ''}>
            {['1', '2', '3', '4'].map((people) => (
              <option key={people}>{people}</option>
            ))}
          </SelectField>
        </div>
        <div className="half-w">
          <SelectField {...form.field('search.order')} label={names['search.order'] ?? ''}>
            {orders.map((order) => (
              <option key={order} value={order}>
                {words[order]}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <CheckField {...form.field('search.roomIsBookable')}>{t('Only rooms that can be had')}</CheckField>
    </fieldset>
  )
}
