import { arrangePages, listOfficePages, type OfficePageLine } from '@foyer/contract/office-pages'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatMoment } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { useOpenRecords } from '#platform/open-records.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { toast } from '#platform/toasts.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PageStateTag, useWritten } from './page-words.tsx'
import styles from './pages.module.css'

/** `/organiser/pages`: the pages of text, in the order in which attendees have them. */
export function OfficePagesPage() {
  const { t } = useText()
  const pages = usePages(listOfficePages, {})
  useOpenRecords([['page-order']], pages.shown)
  const mayEdit = useHasDuty('editContent')
  usePlainTitle(t('Pages of text'))
  return (
    <>
      <PageHead
        title={t('Pages of text')}
        note={t('What attendees read under “Information”, in this order.')}
        actions={mayEdit ? <NewPage /> : undefined}
      />
      <PagedList
        pages={pages}
        boxes={[61, 61, 61]}
        empty={{
          title: t('No pages'),
          text: t('Opening hours, the way there and whom to call belong on one called information.'),
        }}
        more={t('Show more')}
      >
        {(lines) => <PageTable pages={lines} mayMove={mayEdit && !pages.hasMore} />}
      </PagedList>
    </>
  )
}

function NewPage() {
  const { t } = useText()
  return (
    <Link {...buttonLook('primary', true)} to="/organiser/pages/new">
      <Icon name="plus" />
      {t('Write a page')}
    </Link>
  )
}

interface PageTableProps {
  readonly pages: readonly OfficePageLine[]
  readonly mayMove: boolean
}

function PageTable({ pages, mayMove }: PageTableProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const say = useWritten()
  const columns: Column<OfficePageLine>[] = [
    {
      key: 'title',
      head: t('Page'),
      cell: ({ slug, title }) => (
        <>
          <Link to="/organiser/pages/$slug" params={{ slug }}>
            {say(title)}
          </Link>
          <small>{slug}</small>
        </>
      ),
      at: 'title',
    },
    { key: 'at', head: t('Words of'), cell: ({ updatedAt }) => formatMoment(updatedAt, timeZone, locale), at: 'note' },
    { key: 'state', head: t('Status'), cell: (page) => <PageStateTag page={page} />, at: 'state' },
  ]
  if (mayMove && pages.length > 1)
    columns.push({ key: 'order', head: t('Move'), cell: (page) => <Moves page={page} pages={pages} />, at: 'below' })
  return <DataTable label={t('List of pages')} columns={columns} rows={pages} keyOf={({ slug }) => slug} />
}

interface MovesProps {
  readonly page: OfficePageLine
  readonly pages: readonly OfficePageLine[]
}

/** One place up or down. */
function Moves({ page, pages }: MovesProps) {
  const { t } = useText()
  const say = useWritten()
  const client = useQueryClient()
  const arrange = useCommand(arrangePages, { ...ownWords, refreshes: [listOfficePages] })
  const at = pages.indexOf(page)
  const move = (by: -1 | 1) => {
    const slugs = pages.map(({ slug }) => slug).filter((slug) => slug !== page.slug)
    slugs.splice(at + by, 0, page.slug)
    void arrange.mutateAsync({ body: { slugs } }).then(
      () => toast(t('The order is saved.')),
      ({ errors, detail }) => {
        toast(t(errors?.[0]?.message ?? detail))
        // Others may be there by now.
        void client.invalidateQueries({ queryKey: [listOfficePages.id] })
      },
    )
  }
  const button = (by: -1 | 1, word: string) => (
    <Button variant="text" isSmall isSending={arrange.isPending} onClick={() => move(by)}>
      {word}
      <span className="vh">: {say(page.title)}</span>
    </Button>
  )
  return (
    <span className={styles.acts}>
      {at === 0 ? null : button(-1, t('Up'))}
      {at === pages.length - 1 ? null : button(1, t('Down'))}
    </span>
  )
}
