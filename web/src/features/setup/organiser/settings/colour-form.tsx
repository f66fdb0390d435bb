import { readEdition } from '@foyer/contract/editions'
import { type Setup, saveLook } from '@foyer/contract/setup'
import { HOUSE_COLOUR, nearestThatPasses, readColour, verdictsOf } from '@foyer/contract/theme'
import { ownWords, useCommand } from '#platform/command.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { useField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type Form, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import fieldStyles from '#ui/field.module.css'
import { describedBy, Field } from '#ui/field.tsx'
import { useReader } from '#ui/read-only.tsx'
import { type LookForm, lookForm, lookSchema } from '../entries.ts'
import setupStyles from '../setup.module.css'
import { Save } from '../step-fields.tsx'
import { useStepForm } from '../use-step-form.ts'
import styles from './settings.module.css'
import { useRatio, Verdicts } from './verdicts.tsx'

/** The colour of the event, with what can be read in it, told while it is typed. */
export function ColourForm({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  const command = useCommand(saveLook, { ...ownWords, refreshes: [readEdition] })
  const { form, conflict, savedAt } = useStepForm({
    setup,
    step: 'look',
    schema: lookSchema,
    initial: lookForm(setup),
    formOf: lookForm,
    save: (body) => command.mutateAsync({ body }),
  })
  const { accent } = useValues(form)
  const colour = accent.trim() === '' ? HOUSE_COLOUR : readColour(accent)
  const names = { accent: t('Your first colour') }
  return (
    <form className={setupStyles.form} noValidate onSubmit={form.submit}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <div className={styles.colour}>
        <Colour form={form} label={names.accent} colour={colour} />
        <Nearest form={form} colour={colour} />
      </div>
      {colour === null ? null : <Verdicts colour={colour} />}
      <Save isSending={form.isSending} savedAt={savedAt} timeZone={setup.timeZone} />
    </form>
  )
}

interface ColourProps {
  readonly form: Form<LookForm>
  /** What is typed, or what stands in for nothing; null: it is no colour. */
  readonly colour: string | null
}

function Colour({ form, label, colour }: ColourProps & { readonly label: string }) {
  const { t } = useText()
  const { id, name, text, error, set, leave } = useField(form.field('accent'))
  const fault = useFault(colour)
  const isHouse = text.trim() === ''
  const frame = {
    id,
    label,
    error: fault ?? error,
    hint: isHouse
      ? t('Nothing typed: the colour of the house, {colour}.', { colour: HOUSE_COLOUR.toUpperCase() })
      : undefined,
  }
  const reading = useReader()?.field({ label, value: text })
  if (reading) return reading
  return (
    <Field {...frame}>
      <div className={styles.typed}>
        <input
          id={id}
          name={name}
          className={`${fieldStyles.input} code`}
          value={text}
          spellCheck={false}
          autoComplete="off"
          placeholder={HOUSE_COLOUR.toUpperCase()}
          aria-invalid={frame.error === undefined ? undefined : true}
          aria-describedby={describedBy(frame)}
          onChange={(event) => set(event.currentTarget.value)}
          onBlur={leave}
        />
        <input
          type="color"
          className={styles.picker}
          aria-label={t('Choose a colour')}
          value={colour ?? HOUSE_COLOUR}
          onChange={(event) => set(event.currentTarget.value.toUpperCase())}
        />
      </div>
    </Field>
  )
}

/** What is wrong with a colour, with its figures; undefined where nothing is. */
function useFault(colour: string | null): string | undefined {
  const { t } = useText()
  const ratio = useRatio()
  if (colour === null) return undefined
  const failing = verdictsOf(colour).filter(({ passes }) => !passes)
  const edge = failing.find(({ what }) => what === 'edge')
  if (edge !== undefined)
    return t('It reaches {ratio} on the page; {needed} is needed to tell it from there.', {
      ratio: ratio(edge.ratio),
      needed: ratio(edge.needed),
    })
  const words = failing.find(({ what }) => what === 'on-solid')
  if (words === undefined) return undefined
  return t('White and ink reach {ratio} on it at most; one of them must reach {needed}.', {
    ratio: ratio(words.ratio),
    needed: ratio(words.needed),
  })
}

/** The way out of a colour that fails. */
function Nearest({ form, colour }: ColourProps) {
  const { t } = useText()
  const isReadOnly = useReader() !== null
  if (colour === null) return null
  const nearest = nearestThatPasses(colour)
  if (nearest === colour || isReadOnly) return null
  return (
    <div className={styles.nearest}>
      <p className="legend">{t('Nearest that passes')}</p>
      <p>
        <Button variant="line" isSmall onClick={() => form.model.set('accent', nearest.toUpperCase())}>
          <i className={styles.chip} style={{ background: nearest }} aria-hidden="true" />
          {t('Take {colour}', { colour: nearest.toUpperCase() })}
        </Button>
      </p>
    </div>
  )
}
