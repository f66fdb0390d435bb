import type { Locale } from '@foyer/contract/kit/languages'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Acts, focusOn } from './line-acts.tsx'
import { fieldIn, linesIn } from './lists-in.ts'
import { type BlockKind, blank, type PageFields } from './page-entries.ts'
import styles from './pages.module.css'

interface PartProps {
  readonly form: Form<PageFields>
  readonly languages: readonly Locale[]
  /** Of the block in the form. */
  readonly path: string
}

export function useBlockNames(): Readonly<Record<BlockKind, string>> {
  const { t } = useText()
  return {
    text: t('Paragraphs'),
    list: t('List'),
    table: t('Table'),
    facts: t('Facts'),
    contacts: t('Contacts'),
    emergency: t('Emergency number'),
  }
}

/** What stands in a block, by its kind. */
export function BlockFieldsOf({ kind, ...part }: PartProps & { readonly kind: BlockKind }) {
  const { t } = useText()
  const each = (at: string, label: string, more: { isLong?: boolean; isOptional?: boolean } = {}) => (
    <Each {...part} at={at} label={label} {...more} />
  )
  switch (kind) {
    case 'text':
      return (
        <div className="fields">
          {each('text', t('Text'), { isLong: true })}
          <TextField
            {...fieldIn(part.form, `${part.path}.link.to`)}
            label={t('Leads to a page of this app')}
            hint={t('Its path, such as /site-plan')}
            isOptional
          />
          {each('link.text', t('Words of the link'), { isOptional: true })}
        </div>
      )
    case 'list':
      return (
        <Items {...part} list="items" blank={blank.text} word={t('Point')}>
          {(at) => each(`items.${at}`, t('Item {n}', { n: at + 1 }))}
        </Items>
      )
    case 'facts':
      return (
        <Items {...part} list="items" blank={blank.blocks.facts.items[0]} word={t('Fact')}>
          {(at) => (
            <>
              {each(`items.${at}.term`, t('What it is'))}
              {each(`items.${at}.value`, t('How it is'))}
            </>
          )}
        </Items>
      )
    case 'contacts':
      return <ContactFields {...part} />
    case 'table':
      return <TableFields {...part} />
    case 'emergency':
      return (
        <div className="fields">
          <Plain {...part} at="number" label={t('Number')} type="tel" />
          <Plain {...part} at="phone" label={t('Phone of the house')} type="tel" isOptional />
          {each('text', t('Text'))}
          {each('note', t('Note'), { isOptional: true })}
        </div>
      )
  }
}

/** Whom one calls, and when. */
function ContactFields(part: PartProps) {
  const { t } = useText()
  return (
    <Items {...part} list="items" blank={blank.blocks.contacts.items[0]} word={t('Contact')}>
      {(at) => (
        <>
          <Each {...part} at={`items.${at}.name`} label={t('Name')} />
          <Each {...part} at={`items.${at}.note`} label={t('Note')} isOptional />
          <Plain {...part} at={`items.${at}.phone`} label={t('Phone')} type="tel" isOptional />
          <Plain {...part} at={`items.${at}.email`} label={t('E-mail')} type="email" isOptional />
        </>
      )}
    </Items>
  )
}

interface EachProps extends PartProps {
  readonly at: string
  readonly label: string
  readonly isLong?: boolean
  readonly isOptional?: boolean
}

function Each({ form, path, at, ...props }: EachProps) {
  return <ContentFields {...props} field={(one) => fieldIn(form, `${path}.${at}.${one}`)} />
}

interface PlainProps extends Omit<EachProps, 'isLong'> {
  readonly type: 'tel' | 'email'
}

function Plain({ form, path, at, label, type, isOptional = false }: PlainProps) {
  return (
    <div className="half-w">
      <TextField
        {...fieldIn(form, `${path}.${at}`)}
        type={type}
        label={label}
        isOptional={isOptional}
        autoComplete="off"
      />
    </div>
  )
}

interface ItemsProps extends PartProps {
  /** The name of the list in the block. */
  readonly list: string
  /** What a new line begins as. */
  readonly blank: unknown
  /** What a line is called. */
  readonly word: string
  readonly children: (at: number) => ReactNode
}

function Items({ form, path, list, blank: line, word, children }: ItemsProps) {
  const { t } = useText()
  const lines = linesIn(form, `${path}.${list}`)
  return (
    <div className={styles.items}>
      {Array.from({ length: lines.count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
        <fieldset key={at} className={styles.item}>
          <legend className="vh">{`${word} ${at + 1}`}</legend>
          <div className="fields">{children(at)}</div>
          <Acts lines={lines} at={at} name={`${word} ${at + 1}`} />
        </fieldset>
      ))}
      <p>
        <Button variant="line" isSmall data-adds={lines.path} onClick={() => lines.add(line)}>
          {t('Add: {word}', { word })}
        </Button>
      </p>
    </div>
  )
}

/** A table: what its columns are called, and its rows; the first cell of a row names it. */
function TableFields(part: PartProps) {
  const { t } = useText()
  const { form, path } = part
  const { model } = form
  const columns = linesIn(form, `${path}.columns`)
  const rows = () => model.value(`${path}.rows`) as readonly (readonly unknown[])[]
  const setRows = (change: (row: readonly unknown[]) => readonly unknown[]) =>
    model.set(`${path}.rows`, rows().map(change))
  const widen = () => {
    columns.add(blank.text)
    setRows((row) => [...row, blank.text])
  }
  const narrow = () => {
    flushSync(() => {
      columns.remove(columns.count - 1)
      setRows((row) => row.slice(0, -1))
    })
    if (document.activeElement === document.body) focusOn(`[data-adds="${columns.path}"]`)
  }
  const places = Array.from({ length: columns.count }, (_, at) => at)
  return (
    <>
      <div className="fields">
        {places.map((at) => (
          <Each key={at} {...part} at={`columns.${at}`} label={t('Column {n}', { n: at + 1 })} />
        ))}
      </div>
      <p className={styles.acts}>
        <Button variant="line" isSmall data-adds={columns.path} onClick={widen}>
          {t('Add a column')}
        </Button>
        {columns.count === 1 ? null : (
          <Button variant="text" isSmall onClick={narrow}>
            {t('Take the last column out')}
          </Button>
        )}
      </p>
      <Items {...part} list="rows" blank={places.map(() => blank.text)} word={t('Row')}>
        {(row) =>
          places.map((at) => <Each key={at} {...part} at={`rows.${row}.${at}`} label={t('Cell {n}', { n: at + 1 })} />)
        }
      </Items>
    </>
  )
}
