import type { Locale } from '@foyer/contract/kit/languages'
import { Choice, ContentFields } from '#platform/forms/content-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from '../halls/halls.module.css'
import { RowsPart } from '../halls/rows-part.tsx'
import { usePlanKinds } from './plan-words.ts'
import { noArrival, noLine, type SitePlanFields } from './site-plan-entries.ts'

interface PartProps {
  readonly form: Form<SitePlanFields>
  readonly languages: readonly Locale[]
}

/** What leaves from here, and when. */
export function LinesPart(props: PartProps) {
  const { t } = useText()
  const { form, languages } = props
  return (
    <>
      <RowsPart
        isHeaded
        {...{ form, name: 'lines', none: noLine }}
        legend={t('Departures')}
        nameOf={(at) => t('Line {n}', { n: at + 1 })}
        addText={t('Add a line')}
      >
        {(at) => <LineRow {...props} at={at} />}
      </RowsPart>
      <div className="fields">
        <div className="half-w">
          <TextField {...form.field('linesFrom')} type="date" label={t('First day of the lines')} />
        </div>
        <div className="half-w">
          <TextField {...form.field('linesUntil')} type="date" label={t('Last day of the lines')} />
        </div>
        <ContentFields
          isLong
          field={(one) => form.field(`linesNote.${one}`)}
          label={t('What else there is to know')}
          languages={languages}
        />
      </div>
    </>
  )
}

function LineRow({ form, languages, at }: PartProps & { readonly at: number }) {
  const { t } = useText()
  const kinds = usePlanKinds().line
  return (
    <>
      <div className={styles.four}>
        <Choice {...form.field(`lines.${at}.kind`)} label={t('Kind')} choices={kinds} />
        <TextField
          {...form.field(`lines.${at}.line`)}
          autoComplete="off"
          label={t('Line', undefined, { context: 'of trains or buses' })}
        />
        <TextField {...form.field(`lines.${at}.first`)} type="time" label={t('First departure')} />
        <TextField {...form.field(`lines.${at}.last`)} type="time" label={t('Last departure')} />
        <TextField
          {...form.field(`lines.${at}.everyMinutes`)}
          look="num"
          inputMode="numeric"
          autoComplete="off"
          label={t('Every so many minutes')}
        />
      </div>
      <div className="fields">
        <ContentFields
          field={(one) => form.field(`lines.${at}.to.${one}`)}
          label={t('To', undefined, { context: 'a way' })}
          languages={languages}
        />
        <ContentFields
          field={(one) => form.field(`lines.${at}.stop.${one}`)}
          label={t('Stop', undefined, { context: 'of trains or buses' })}
          languages={languages}
        />
      </div>
    </>
  )
}

/** How one gets there. */
export function ArrivalsPart({ form, languages }: PartProps) {
  const { t } = useText()
  const kinds = usePlanKinds().arrival
  return (
    <RowsPart
      isHeaded
      {...{ form, name: 'arrivals', none: noArrival }}
      legend={t('How one gets there')}
      nameOf={(at) => t('Way {n}', { n: at + 1 })}
      addText={t('Add a way')}
    >
      {(at) => (
        <div className="fields">
          <div className="half-w">
            <Choice {...form.field(`arrivals.${at}.kind`)} label={t('Kind')} choices={kinds} />
          </div>
          <div className="half-w">
            <TextField
              {...form.field(`arrivals.${at}.to`)}
              isOptional
              autoComplete="off"
              label={t('Leads to the page')}
              hint={t('Such as /train-ticket.')}
            />
          </div>
          <ContentFields
            isLong
            field={(one) => form.field(`arrivals.${at}.text.${one}`)}
            label={t('Text')}
            languages={languages}
          />
          <ContentFields
            isOptional
            field={(one) => form.field(`arrivals.${at}.linkText.${one}`)}
            label={t('What the link says')}
            languages={languages}
          />
        </div>
      )}
    </RowsPart>
  )
}
