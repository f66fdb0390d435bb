import type { Locale } from '@foyer/contract/kit/languages'
import { addPage, changePage, type OfficePage, readOfficePage } from '@foyer/contract/office-pages'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useIsEntrusted } from '#platform/duty.ts'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { pageFields, pageSchema } from './page-entries.ts'
import { PagePreview } from './page-preview.tsx'
import styles from './pages.module.css'
import { SectionsFields } from './section-fields.tsx'

interface PageFormProps {
  /** Null: a new one. */
  readonly page: OfficePage | null
  readonly languages: readonly Locale[]
  readonly onDone: (page: OfficePage) => void
}

/** All that is written on a page, its languages beside each other, and what attendees would see. */
export function PageForm({ page, languages, onDone }: PageFormProps) {
  const mayDraw = useIsEntrusted('editContent')
  const { t } = useText()
  const { form, conflict } = usePageForm({ page, languages, onDone })
  const names = {
    slug: t('Address of the page'),
    title: t('Title'),
    sections: t('Sections'),
    isPublished: t('Attendees read this page'),
  }
  const say = (name: string, text: string) => {
    const [part = '', at] = name.split('.')
    const where = at !== undefined && part === 'sections' ? t('Section {n}', { n: Number(at) + 1 }) : undefined
    return `${where ?? names[part as keyof typeof names] ?? name}: ${text}`
  }
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Page')}>
      <FormProblems form={form} say={say} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <div className="fields">
        <ContentFields field={(one) => form.field(`title.${one}`)} label={names.title} languages={languages} />
        {page === null ? (
          <TextField
            {...form.field('slug')}
            label={names.slug}
            hint={t('Such as getting-here. It stays. The page that opens first is called information.')}
            autoComplete="off"
          />
        ) : null}
      </div>
      <SectionsFields form={form} languages={languages} />
      <CheckField {...form.field('isPublished')}>{names.isPublished}</CheckField>
      {mayDraw ? <PagePreview form={form} languages={languages} /> : null}
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {t('Save the page')}
        </Button>
      </p>
    </form>
  )
}

function usePageForm({ page, languages, onDone }: PageFormProps) {
  const { t } = useText()
  const client = useQueryClient()
  const add = useCommand(addPage, ownWords)
  const change = useCommand(changePage, ownWords)
  return useEdit({
    schema: pageSchema(languages),
    initial: pageFields(page),
    version: page?.version ?? null,
    save: ({ slug, ...body }, version) =>
      page === null
        ? add.mutateAsync({ body: { slug, ...body } })
        : change.mutateAsync({ params: { slug: page.slug }, body: { ...body, version: version ?? 1 } }),
    keep: (saved) => {
      client.setQueryData(query(readOfficePage, { params: { slug: saved.slug } }).queryKey, saved)
      void client.invalidateQueries({ queryKey: ['program.listOfficePages'] })
    },
    theirsIn: (now) => ({ version: now.version, fields: pageFields(now) }),
    onDone: (saved) => {
      toast(t('The page is saved.'))
      onDone(saved)
    },
  })
}
