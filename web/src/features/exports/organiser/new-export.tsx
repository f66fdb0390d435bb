import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import { useColumnWords, useExportKinds } from './export-words.ts'
import styles from './exports.module.css'
import { useNewExport } from './use-new-export.ts'

/** Which list, as what, with which columns. */
export function NewExportForm() {
  const { t } = useText()
  const navigate = useNavigate()
  const kinds = useExportKinds()
  const [isKeeping, setKeeping] = useState(false)
  const made = useNewExport()
  const problem = made.beginning.error
  const none = { id: `column-${made.columns[0]?.id}`, message: t('Choose a column at least.') }
  const missing = useMissing(made.chosen.length === 0 ? [none] : [])
  return (
    <section className={styles.part} aria-labelledby="new-export">
      <h2 id="new-export">{t('New export')}</h2>
      {missing.summary}
      <div className={styles.pair}>
        <SelectField
          id="table"
          label={t('List')}
          value={made.kind}
          onChange={(table) => void navigate({ to: '.', search: { table }, replace: true, resetScroll: false })}
        >
          {Object.entries(kinds).map(([kind, word]) => (
            <option key={kind} value={kind}>
              {word}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="format"
          label={t('Format')}
          value={made.format}
          onChange={(format) => made.setFormat(format === 'csv' ? 'csv' : 'xlsx')}
        >
          <option value="xlsx">{t('Workbook (XLSX)')}</option>
          <option value="csv">{t('Text with commas (CSV)')}</option>
        </SelectField>
      </div>
      <Narrowed kind={made.kind} narrowed={made.narrowed} />
      <Columns made={made} />
      {problem === null ? null : (
        <Note kind="danger" role="alert">
          {t(problem.detail)}
        </Note>
      )}
      <div className="row">
        <Button isSending={made.beginning.isPending} onClick={() => missing.attempt(made.begin)}>
          {t('Begin the export')}
        </Button>
        <Button variant="line" onClick={() => missing.attempt(() => setKeeping(true))}>
          {t('Keep it under a name')}
        </Button>
      </div>
      {isKeeping ? <KeepDialog keep={made.keep} onClose={() => setKeeping(false)} /> : null}
    </section>
  )
}

function Columns({ made }: { readonly made: ReturnType<typeof useNewExport> }) {
  const { t } = useText()
  const words = useColumnWords()
  return (
    <fieldset className={styles.columns}>
      <legend>{t('Columns')}</legend>
      <div>
        {made.columns.map(({ id }) => (
          <CheckField key={id} id={`column-${id}`} checked={made.chosen.includes(id)} onChange={() => made.toggle(id)}>
            {words[id] ?? id}
          </CheckField>
        ))}
      </div>
    </fieldset>
  )
}

/** The programme is no list of what happened. */
const isInOrder = (kind: string) => kind === 'sessions' || kind === 'speakers'

/** What of the list the file will have, with the way back to it. */
function Narrowed({ kind, narrowed }: Pick<ReturnType<typeof useNewExport>, 'kind' | 'narrowed'>) {
  const { t } = useText()
  if (Object.keys(narrowed).length === 0)
    return <p>{isInOrder(kind) ? t('The whole list, in its order.') : t('The whole list, the oldest first.')}</p>
  return (
    <p>
      {t('What the list was narrowed to, the oldest first.')}{' '}
      <Link to={kind === 'people' ? '/organiser/people' : '/organiser/orders'} search={narrowed}>
        {t('Look at it')}
      </Link>{' '}
      <Link to="/organiser/exports" search={{ table: kind }}>
        {t('Take the whole list')}
      </Link>
    </p>
  )
}

interface KeepProps {
  readonly keep: ReturnType<typeof useNewExport>['keep']
  readonly onClose: () => void
}

function KeepDialog({ keep, onClose }: KeepProps) {
  const { t } = useText()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const missing = useMissing(name.trim() === '' ? [{ id: 'name', message: t('Give it a name.') }] : [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    missing.attempt(() => {
      if (!keep.isPending) keep.mutate({ name: name.trim(), isShared }, { onSuccess: onClose })
    })
  }
  return (
    <Dialog title={t('Keep this export')} onClose={onClose}>
      <form className={styles.keep} noValidate onSubmit={submit}>
        {missing.summary}
        <TextField
          id="name"
          label={t('Name')}
          value={name}
          onChange={setName}
          maxLength={80}
          autoComplete="off"
          error={missing.errorOf('name') ?? (keep.error === null ? undefined : t(keep.error.detail))}
        />
        <CheckField id="shared" checked={isShared} onChange={setShared}>
          {t('Colleagues see it too')}
        </CheckField>
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" isSending={keep.isPending}>
            {t('Keep it')}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}
