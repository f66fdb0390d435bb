import type { ImportedRow } from '@foyer/contract/program-import'
import { useText } from '#platform/messages/messages.ts'
import { Note } from '#ui/note.tsx'
import styles from '../program.module.css'

/** Of each kind: more help nobody. */
const SHOWN = 20

interface ImportedRowsProps {
  readonly rows: readonly ImportedRow[]
  readonly fault: { readonly column: string | null; readonly message: string } | null
}

/** What each line of a table would do. */
export function ImportedRows({ rows, fault }: ImportedRowsProps) {
  const { t } = useText()
  if (fault !== null)
    return (
      <Note kind="danger" role="alert">
        {fault.column === null
          ? t(fault.message)
          : t('{column}: {problem}', { column: fault.column, problem: t(fault.message) })}
      </Note>
    )
  const of = (does: ImportedRow['does']) => rows.filter((row) => row.does === does)
  const [added, changed, same, refused] = [of('add'), of('change'), of('same'), of('refuse')]
  return (
    <div className={styles.part} role="status">
      <p>
        <b>
          {t('{added} new, {changed} changed, {same} the same, {refused} refused', {
            added: added.length,
            changed: changed.length,
            same: same.length,
            refused: refused.length,
          })}
        </b>
      </p>
      {refused.length === 0 ? null : <Refused rows={refused} />}
      <Lines title={t('New')} rows={added} say={({ name, code }) => `${name} (${code})`} />
      <Changed rows={changed} />
    </div>
  )
}

function Refused({ rows }: { readonly rows: readonly ImportedRow[] }) {
  const { t } = useText()
  const faults = rows.flatMap(({ line, faults: of }) => of.map((fault) => ({ line, ...fault })))
  return (
    <Note kind="danger">
      <p>
        <b>{t('Nothing is taken in before these are put right.')}</b>
      </p>
      <ul className="bullets">
        {faults.slice(0, SHOWN).map(({ line, column, message }) => (
          <li key={`${line}${column}`}>
            {column === null
              ? t('Line {line}: {problem}', { line, problem: t(message) })
              : t('Line {line}, {column}: {problem}', { line, column, problem: t(message) })}
          </li>
        ))}
      </ul>
      {faults.length > SHOWN ? <p>{t('and {count} more', { count: faults.length - SHOWN })}</p> : null}
    </Note>
  )
}

function Changed({ rows }: { readonly rows: readonly ImportedRow[] }) {
  const { t } = useText()
  const sum = (of: 'mails' | 'starred') => rows.reduce((all, row) => all + row[of], 0)
  const told = { mails: sum('mails'), starred: sum('starred') }
  return (
    <>
      <Lines title={t('Changed')} rows={rows} say={({ name, changes }) => `${name}: ${changes.join(', ')}`} />
      {told.mails + told.starred === 0 ? null : (
        <p>
          {t(
            'Sessions are moved: {mails, plural, one {1 mail goes} other {# mails go}} to people with a seat or in line, and calendars with {starred, plural, one {1 star} other {# stars}} follow.',
            told,
          )}
        </p>
      )}
    </>
  )
}

interface LinesProps {
  readonly title: string
  readonly rows: readonly ImportedRow[]
  readonly say: (row: ImportedRow) => string
}

function Lines({ title, rows, say }: LinesProps) {
  const { t } = useText()
  if (rows.length === 0) return null
  return (
    <div>
      <p className="legend">{title}</p>
      <ul className="bullets">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.line}>{say(row)}</li>
        ))}
      </ul>
      {rows.length > SHOWN ? <p>{t('and {count} more', { count: rows.length - SHOWN })}</p> : null}
    </div>
  )
}
