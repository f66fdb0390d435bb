import type { Locale } from '@foyer/contract/kit/languages'
import { useState } from 'react'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import { type Form, useFormState } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BlockFieldsOf, useBlockNames } from './block-fields.tsx'
import { Acts } from './line-acts.tsx'
import { fieldIn, linesIn } from './lists-in.ts'
import { type BlockFields, type BlockKind, blank, type PageFields, type SectionFields } from './page-entries.ts'
import styles from './pages.module.css'

interface SectionsProps {
  readonly form: Form<PageFields>
  readonly languages: readonly Locale[]
}

const countIn = (block: BlockFields): readonly unknown[] =>
  block.kind === 'table' ? [block.columns.length, block.rows.length] : ['items' in block ? block.items.length : 0]

/** What stands where, without the words: the page is drawn anew when that changes, and not at each key. */
const shapeOf = ({ sections }: PageFields) =>
  JSON.stringify(sections.map(({ blocks }) => blocks.map((block) => [block.kind, ...countIn(block)])))

/** The sections of a page, each of which can be folded. */
export function SectionsFields({ form, languages }: SectionsProps) {
  const { t } = useText()
  useFormState<PageFields, string>(form, ({ values }) => shapeOf(values))
  const lines = linesIn(form, 'sections')
  return (
    <>
      {Array.from({ length: lines.count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place.
        <Section key={at} form={form} languages={languages} at={at} isAlone={lines.count === 1} />
      ))}
      <p>
        <Button variant="line" isSmall data-adds={lines.path} onClick={() => lines.add(blank.section)}>
          {t('Add a section')}
        </Button>
      </p>
    </>
  )
}

interface SectionProps extends SectionsProps {
  readonly at: number
  readonly isAlone: boolean
}

function Section({ form, languages, at, isAlone }: SectionProps) {
  const { t, locale } = useText()
  const path = `sections.${at}`
  const title = useFormState<PageFields, string>(form, ({ values }) => {
    const written = values.sections[at]?.title
    return written?.[locale] || written?.[languages[0] ?? 'en'] || ''
  })
  const isWrong = useFormState(form, ({ summary }) => summary.some((name) => name.startsWith(`${path}.`)))
  const [isOpen, setOpen] = useState(isAlone || title === '')
  const blocks = linesIn(form, `${path}.blocks`)
  const kinds = (form.model.value(`${path}.blocks`) as SectionFields['blocks']).map(({ kind }) => kind)
  const names = useBlockNames()
  return (
    <details
      className={styles.section}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevron-down" />
        {t('Section {n}', { n: at + 1 })} <small>{title}</small>
      </summary>
      <div>
        <Acts lines={linesIn(form, 'sections')} at={at} name={t('Section {n}', { n: at + 1 })} />
        <div className="fields">
          <ContentFields
            field={(one) => fieldIn(form, `${path}.title.${one}`)}
            label={t('Heading')}
            languages={languages}
          />
        </div>
        {kinds.map((kind, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place.
          <fieldset key={nth} className={styles.block}>
            <legend>{names[kind]}</legend>
            <BlockFieldsOf kind={kind} form={form} languages={languages} path={`${path}.blocks.${nth}`} />
            <Acts lines={blocks} at={nth} name={names[kind]} />
          </fieldset>
        ))}
        <div className={styles.add}>
          <span className="label muted">{t('Add to this section')}</span>
          {(Object.keys(blank.blocks) as BlockKind[]).map((kind) => (
            <Button
              key={kind}
              variant="line"
              isSmall
              data-adds={blocks.path}
              onClick={() => blocks.add(blank.blocks[kind])}
            >
              {names[kind]}
            </Button>
          ))}
        </div>
      </div>
    </details>
  )
}
