import { readUser } from '@foyer/contract/identity'
import { neededUntil } from '@foyer/contract/visa-letter-rules'
import { listVisaLetters, type OwnVisaLetter, requestVisaLetter } from '@foyer/contract/visa-letters'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { bookingsQuery, nightCount } from '#features/accommodation'
import { query } from '#platform/api.ts'
import { useAppNow } from '#platform/app-clock.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { dayAt, formatLongDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { TextField, useTextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type FieldOf, type Form, useForm, useValue, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { beginAtHeading } from '#ui/focus-heading.ts'
import hivisStyles from '#ui/hivis.module.css'
import { Note } from '#ui/note.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { asOnPassport, emptyEntry, type LetterEntry, letterSchema } from './letter-entry.ts'
import { PassportPreview } from './passport-preview.tsx'
import styles from './visa-letter.module.css'
import { YourData } from './your-data.tsx'

type Letters = Form<LetterEntry>

/**
 * What the letter says of a passport and a journey. It stands in this page's memory alone: no draft is kept of it, nowhere.
 * @param letter the one that this one replaces.
 */
export function LetterForm({ letter }: { readonly letter: OwnVisaLetter | null }) {
  const { t } = useText()
  const form = useLetterForm(letter)
  return (
    <form className={styles.duo} noValidate autoComplete="off" onSubmit={form.submit}>
      <div>
        <div className={styles.problems}>
          <FormProblems form={form} />
        </div>
        <PassportFields form={form} />
        <JourneyFields form={form} />
        <YourData />
      </div>
      <aside className={`stack ${styles.side}`} aria-label={t('Preview')}>
        <Preview form={form} />
        <section className={hivisStyles.block} aria-labelledby="make">
          <div className={hivisStyles.inner}>
            <p className={hivisStyles.kicker}>{t('Next step')}</p>
            <h2 id="make">{letter === null ? t('Make the letter') : t('Make the corrected letter')}</h2>
            <p>
              {letter === null
                ? t('Compare the two lines with your passport first.')
                : t('It replaces {code}, which is withdrawn in the same moment.', { code: letter.code })}
            </p>
            <p className="row">
              <Button type="submit" isSending={form.isSending}>
                {letter === null ? t('Make the letter') : t('Make it and withdraw the old one')}
              </Button>
              {letter === null ? null : (
                <Link {...buttonLook('line')} to="/visa-invitation-letter" search={{}}>
                  {t('Keep the old one')}
                </Link>
              )}
            </p>
          </div>
        </section>
      </aside>
    </form>
  )
}

function useLetterForm(letter: OwnVisaLetter | null): Letters & { readonly isSending: boolean } {
  const navigate = useNavigate()
  const edition = useEdition()
  const now = useAppNow(60_000)
  const { data: user } = useQuery(query(readUser))
  const command = useCommand(requestVisaLetter, { ...ownWords, refreshes: [listVisaLetters] })
  return useForm({
    schema: letterSchema({ event: edition, today: dayAt(now, edition.timeZone) }),
    initial: letter?.request ?? {
      ...emptyEntry,
      givenNames: user?.firstName ?? '',
      surname: user?.lastName ?? '',
      entersOn: edition.startsOn,
      leavesOn: edition.endsOn,
    },
    onSubmit: async (body) => {
      await command.mutateAsync({ body })
      // What was typed is not kept for another try.
      command.reset()
      await navigate({ to: '/visa-invitation-letter', search: {}, replace: true })
      beginAtHeading()
    },
  })
}

function PassportFields({ form }: { readonly form: Letters }) {
  const { t, locale } = useText()
  const leavesOn = useValue(form, 'leavesOn')
  return (
    <fieldset className={styles.formset}>
      <legend>{t('As on the passport')}</legend>
      <p className="hint">{t('Copy letter by letter. The machine-readable lines at the foot of the page decide.')}</p>
      <div className="fields">
        <Text field={form.field('givenNames')} label={t('Given names')} autoComplete="given-name" />
        <Text field={form.field('surname')} label={t('Surname')} autoComplete="family-name" />
        <Text field={form.field('passportNumber')} label={t('Passport number')} look="code" spellCheck={false} />
        <Text
          field={form.field('nationality')}
          label={t('Nationality')}
          hint={t('The letters of the second line, such as IND. Germany is D.')}
          look="code"
          spellCheck={false}
        />
        <Text field={form.field('bornOn')} label={t('Date of birth')} type="date" autoComplete="bday" />
        <Sex field={form.field('sex')} />
        <Text field={form.field('issuedOn')} label={t('Issued', undefined, { context: 'a passport' })} type="date" />
        <Text
          field={form.field('expiresOn')}
          label={t('Expires')}
          type="date"
          hint={
            leavesOn === ''
              ? undefined
              : t('Valid until {day} or later', { day: formatLongDay(neededUntil(leavesOn), locale) })
          }
        />
      </div>
    </fieldset>
  )
}

function JourneyFields({ form }: { readonly form: Letters }) {
  const { t } = useText()
  return (
    <fieldset className={styles.formset}>
      <legend>{t('Your journey')}</legend>
      <div className="fields">
        <TextField
          {...form.field('consulate')}
          label={t('Consulate')}
          hint={t('As it calls itself, such as “German Consulate General Chennai”.')}
        />
        <Text field={form.field('entersOn')} label={t('Entry')} type="date" />
        <Text
          field={form.field('leavesOn')}
          label={t('Departure', undefined, { context: 'from a country' })}
          type="date"
        />
      </div>
      <Note kind="plain">
        <SaidOfStay />
      </Note>
    </fieldset>
  )
}

/** What the letter says that nobody types here. */
function SaidOfStay() {
  const { t } = useText()
  const { data } = useQuery(bookingsQuery)
  const booked = data?.filter(({ status }) => status === 'booked') ?? []
  const [stay] = booked
  const house = stay?.accommodation?.name
  if (stay === undefined || house === undefined)
    return t(
      'The letter says that you hold a pass, and where your room is, once you have one here. We do not pay for the journey, and the letter says so.',
    )
  const nights = nightCount(stay)
  return booked.length > 1
    ? t('We add your rooms and your pass. We do not pay for the journey, and the letter says so.')
    : t(
        'We add your hotel, {nights, plural, one {# night} other {# nights}} at {house}, and your pass. We do not pay for the journey, and the letter says so.',
        { nights, house },
      )
}

type TextProps = Omit<Parameters<typeof TextField>[0], 'model' | 'name'> & { readonly field: FieldOf }

const Text = ({ field, ...props }: TextProps) => (
  <div className="half-w">
    <TextField autoComplete="off" {...props} {...field} />
  </div>
)

function Sex({ field }: { readonly field: FieldOf }) {
  const { t } = useText()
  return (
    <div className="half-w">
      <SelectField label={t('Sex')} autoComplete="off" {...useTextField(field)}>
        <option value="" hidden />
        {(['F', 'M', 'X'] as const).map((letter) => (
          <option key={letter} value={letter}>
            {letter}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Follows each key, and nothing else of the form does. */
function Preview({ form }: { readonly form: Letters }) {
  return <PassportPreview entry={asOnPassport(useValues(form))} />
}
