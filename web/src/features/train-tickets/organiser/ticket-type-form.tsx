import type { Locale } from '@foyer/contract/kit/languages'
import {
  addTrainTicketType,
  changeTrainTicketType,
  fewerThanOut,
  type OfficeTrainTicketType,
  ticketWasPromised,
} from '@foyer/contract/office-train-tickets'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { Choice, ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { type Form, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { WhereChanged } from '#ui/read-only.tsx'
import { useKeepTicketType } from './keep-ticket-type.ts'
import { TicketChanges } from './ticket-changes.tsx'
import { type TicketFields, ticketFields, ticketSchema } from './ticket-entries.ts'
import { useClasses } from './ticket-words.ts'
import styles from './tickets.module.css'

interface TicketTypeFormProps {
  /** Null: a new one. */
  readonly type: OfficeTrainTicketType | null
  readonly languages: readonly Locale[]
  readonly onDone: (type: OfficeTrainTicketType) => void
}

/** All that is decided of a kind of train ticket, and what saving would change. */
export function TicketTypeForm(props: TicketTypeFormProps) {
  const { type, languages } = props
  const { t } = useText()
  const { timeZone } = useEdition()
  const names = useNames()
  const { form, conflict } = useTicketForm(props)
  const parsed = ticketSchema(languages, timeZone, type).safeParse(useValues(form))
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Train ticket')}>
      <div className={styles.parts}>
        <FormProblems form={form} say={sayWith(names)} />
        <EditNotes form={form} conflict={conflict} names={names} />
        <section className={styles.part} aria-labelledby="sold">
          <header>
            <h2 id="sold">{t('What is sold')}</h2>
          </header>
          <SoldFields form={form} names={names} out={type === null ? 0 : type.sold + type.held} />
        </section>
        <section className={styles.part} aria-labelledby="texts">
          <header>
            <h2 id="texts">{t('What attendees read')}</h2>
          </header>
          <div className="fields">
            <ContentFields
              field={(one) => form.field(`name.${one}`)}
              label={names['name'] ?? ''}
              languages={languages}
            />
            <ContentFields
              isLong
              field={(one) => form.field(`description.${one}`)}
              label={names['description'] ?? ''}
              languages={languages}
            />
            <ContentFields
              isLong={5}
              isOptional
              field={(one) => form.field(`rules.${one}`)}
              label={names['rules'] ?? ''}
              languages={languages}
            />
          </div>
          <p className="hint">{t('One rule in each line, in the same order in each language.')}</p>
        </section>
      </div>
      <aside className={styles.side} aria-label={t('Preview')}>
        <WhereChanged>
          {type === null ? null : <TicketChanges type={type} entered={parsed.success ? parsed.data : null} />}
        </WhereChanged>
        <p className="row">
          <Button type="submit" isSending={form.isSending}>
            {type === null ? t('Add the train ticket') : t('Save the train ticket')}
          </Button>
        </p>
      </aside>
    </form>
  )
}

interface SoldFieldsProps {
  readonly form: Form<TicketFields>
  readonly names: Readonly<Record<string, string>>
  readonly out: number
}

function SoldFields({ form, names, out }: SoldFieldsProps) {
  const { t } = useText()
  const { currency, timeZone } = useEdition()
  const classes = useClasses()
  return (
    <div className="fields">
      <div className="half-w">
        <Choice
          {...form.field('class')}
          label={names['class'] ?? ''}
          choices={Object.entries(classes).map(([value, word]) => [value, word] as const)}
        />
      </div>
      <div className="half-w">
        <TextField
          {...form.field('price')}
          label={t('Price with VAT, {currency}', { currency })}
          inputMode="decimal"
          look="num"
        />
      </div>
      <div className="half-w">
        <TextField {...form.field('validFrom')} type="date" label={names['validFrom'] ?? ''} />
      </div>
      <div className="half-w">
        <TextField {...form.field('validTo')} type="date" label={names['validTo'] ?? ''} />
      </div>
      <div className="half-w">
        <TextField
          {...form.field('capacity')}
          label={names['capacity'] ?? ''}
          {...(out === 0
            ? {}
            : { hint: t('Not below {out}: sold and held. None more is sold where it is just that.', { out }) })}
          inputMode="numeric"
          look="num"
        />
      </div>
      <div className="half-w">
        <TextField
          {...form.field('cancelBefore')}
          type="datetime-local"
          label={names['cancelBefore'] ?? ''}
          hint={t('On the clocks of {zone}. Empty: it does not go back.', { zone: timeZone })}
          isOptional
        />
      </div>
    </div>
  )
}

function useTicketForm({ type, languages, onDone }: TicketTypeFormProps) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const add = useCommand(addTrainTicketType, ownWords)
  const change = useCommand(changeTrainTicketType, ownWords)
  return useEdit({
    schema: ticketSchema(languages, timeZone, type),
    initial: ticketFields(type, timeZone),
    version: type?.version ?? null,
    save: (body, version) =>
      type === null
        ? add.mutateAsync({ body })
        : change.mutateAsync({ params: { id: type.id }, body: { ...body, version: version ?? 1 } }),
    refused: (error) => {
      if (refusedWith(error, fewerThanOut)) return new Map([['capacity', { message: fewerThanOut.detail }]])
      if (refusedWith(error, ticketWasPromised)) return new Map([['class', { message: ticketWasPromised.detail }]])
      return null
    },
    keep: useKeepTicketType(),
    theirsIn: (now) => ({ version: now.version, fields: ticketFields(now, timeZone) }),
    onDone: (saved) => {
      toast(t('The train ticket is saved.'))
      onDone(saved)
    },
  })
}

function useNames(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    name: t('Name'),
    class: t('Class'),
    description: t('Description'),
    rules: t('Rules'),
    price: t('Price with VAT'),
    validFrom: t('First day'),
    validTo: t('Last day'),
    cancelBefore: t('Money back until'),
    capacity: t('Tickets'),
  }
}
