import { readEdition } from '@foyer/contract/editions'
import type { Locale } from '@foyer/contract/kit/languages'
import { type Setup, saveTexts } from '@foyer/contract/setup'
import { type ReactNode, useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type Form, useValue, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import setupStyles from '../setup.module.css'
import { Save } from '../step-fields.tsx'
import { useStepForm } from '../use-step-form.ts'
import styles from './settings.module.css'
import { missingTexts, phasesWritten, type TextsFields, textsFields, textsSchema } from './texts-entries.ts'

function useNameOfLanguage(): (locale: Locale) => string {
  const { locale } = useText()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return (one) => names.of(one) ?? one
}

/** What attendees read of the event beside its name, each text in all languages of the edition beside each other. */
export function TextsForm({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  const { languages } = setup
  const command = useCommand(saveTexts, { ...ownWords, refreshes: [readEdition] })
  const { form, conflict, savedAt } = useStepForm({
    setup,
    step: 'texts',
    schema: textsSchema(languages),
    initial: textsFields(setup),
    formOf: textsFields,
    save: (body) => command.mutateAsync({ body }),
  })
  const names = {
    banner: t('Line of the partner'),
    phases: t('Promotion'),
    visaDesk: t('Letters for consulates'),
    surveyStartsOn: t('Survey begins on'),
  }
  const lines = { form, languages }
  return (
    <form className={setupStyles.form} noValidate onSubmit={form.submit}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <Missing {...lines} />
      <div className={styles.texts}>
        <Text {...lines} name="banner.text" label={names.banner} about={t('above every page')} />
        <Beside about={t('where it leads')} label={names.banner}>
          <TextField {...form.field('banner.url')} label={t('Address of the partner')} type="url" isOptional />
        </Beside>
        {setup.banner.entered?.picture ? (
          <Text
            {...lines}
            name="banner.alt"
            label={t('Picture of the partner')}
            about={t('what it shows, for who does not see it')}
          />
        ) : null}
        <Phases {...lines} />
        <Text {...lines} name="visaDesk.position" label={names.visaDesk} about={t('position of who signs')} />
        <Beside about={t('who signs, and where authorities call')} label={names.visaDesk}>
          <TextField {...form.field('visaDesk.signedBy')} label={t('Signed by')} isOptional />
          <TextField {...form.field('visaDesk.phone')} label={t('Telephone for authorities')} type="tel" isOptional />
        </Beside>
        <Beside about={t('from then on people are asked')} label={t('Survey')}>
          <TextField {...form.field('surveyStartsOn')} label={names.surveyStartsOn} type="date" isOptional />
        </Beside>
      </div>
      <Save isSending={form.isSending} savedAt={savedAt} timeZone={setup.timeZone} />
    </form>
  )
}

interface LinesProps {
  readonly form: Form<TextsFields>
  readonly languages: readonly Locale[]
}

/** How far the texts are written in each language but the first. */
function Missing({ form, languages }: LinesProps) {
  const { t } = useText()
  const nameOf = useNameOfLanguage()
  const { texts, missing } = missingTexts(useValues(form), languages)
  const count = t('{texts, plural, one {1 text} other {# texts}}', { texts })
  return (
    <p className="label muted" role="status">
      {[
        count,
        ...(texts === 0 ? [] : missing).map(({ locale, texts: lacking }) =>
          lacking === 0
            ? t('{language} complete', { language: nameOf(locale) })
            : t('{language} lacks {lacking}', { language: nameOf(locale), lacking }),
        ),
      ].join(', ')}
    </p>
  )
}

interface TextProps extends LinesProps {
  readonly name: string
  readonly label: string
  /** Where it is read. */
  readonly about: string
}

/** One text, in each language beside the other. */
function Text({ form, languages, name, label, about }: TextProps) {
  const { t } = useText()
  const nameOf = useNameOfLanguage()
  const [first] = languages
  const fieldIn = (one: Locale) => `${name}.${one}` as Parameters<typeof form.field>[0]
  // Where nothing is written in the first language either, nothing stands in.
  const isWritten = String(useValue(form, fieldIn(first ?? 'en'))).trim() !== ''
  return (
    <Beside label={label} about={about}>
      {languages.map((one) => (
        <TextField
          key={one}
          {...form.field(fieldIn(one))}
          label={nameOf(one)}
          lang={one}
          placeholder={
            one === first || !isWritten
              ? undefined
              : t('missing, {language} stands in', { language: nameOf(first ?? one) })
          }
        />
      ))}
    </Beside>
  )
}

interface BesideProps {
  readonly label: string
  readonly about: string
  readonly children: ReactNode
}

function Beside({ label, about, children }: BesideProps) {
  return (
    <fieldset className={styles.text}>
      <legend>
        {label}
        <small>{about}</small>
      </legend>
      <div>{children}</div>
    </fieldset>
  )
}

function Phases({ form, languages }: LinesProps) {
  const { t } = useText()
  const { phases } = useValues(form)
  const [added, setAdded] = useState(0)
  const written = phasesWritten(phases)
  const shown = Math.max(written, added)
  return (
    <>
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a promotion is its place.
        <Phase key={at} form={form} languages={languages} at={at} />
      ))}
      {shown === phases.length ? null : (
        <p className={styles.more}>
          <Button variant="line" isSmall onClick={() => setAdded(shown + 1)}>
            <Icon name="plus" />
            {t('Add a promotion')}
          </Button>
        </p>
      )}
    </>
  )
}

/** One promotion. Emptied, it is taken out. */
function Phase({ form, languages, at }: LinesProps & { readonly at: number }) {
  const { t } = useText()
  const label = t('Promotion {number}', { number: at + 1 })
  const lines = { form, languages, label }
  return (
    <div className={styles.texts}>
      <Text {...lines} name={`phases.${at}.title`} about={t('how it is announced, with a countdown')} />
      <Beside label={label} about={t('when it is on; empty all to take it out')}>
        <TextField {...form.field(`phases.${at}.start`)} label={t('Begins')} type="datetime-local" />
        <TextField {...form.field(`phases.${at}.end`)} label={t('Ends')} type="datetime-local" />
      </Beside>
      <Text {...lines} name={`phases.${at}.label`} about={t('words of its link')} />
      <Beside label={label} about={t('where it leads')}>
        <TextField {...form.field(`phases.${at}.url`)} label={t('Address of its link')} type="url" isOptional />
      </Beside>
    </div>
  )
}
