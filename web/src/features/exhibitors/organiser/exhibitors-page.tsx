import { listOfficeExhibitors, type OfficeExhibitor } from '@foyer/contract/office-exhibitors'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { useWritten } from './written.ts'

/** `/organiser/exhibitors`: who exhibits, in the order of their names. */
export function OfficeExhibitorsPage() {
  const { t } = useText()
  const exhibitors = usePages(listOfficeExhibitors, {})
  const mayEdit = useHasDuty('editContent')
  const [isImporting, setImporting] = useState(false)
  usePlainTitle(t('Exhibitors'))
  const columns = useColumns()
  return (
    <>
      <PageHead
        title={t('Exhibitors')}
        actions={
          mayEdit ? (
            <>
              <Button variant="line" isSmall onClick={() => setImporting(true)}>
                {t('Take in a table')}
              </Button>
              <Link {...buttonLook('primary', true)} to="/organiser/exhibitors/new">
                <Icon name="plus" />
                {t('Add an exhibitor')}
              </Link>
            </>
          ) : undefined
        }
      />
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
      <PagedList
        pages={exhibitors}
        boxes={[61, 61, 61, 61]}
        empty={{
          title: t('No exhibitors'),
          text: mayEdit ? t('Add them one by one, or take in a table.') : t('Nobody has entered one yet.'),
        }}
        more={t('Show more')}
      >
        {(lines) => <DataTable label={t('List of exhibitors')} columns={columns} rows={lines} keyOf={({ id }) => id} />}
      </PagedList>
    </>
  )
}

function useColumns(): Column<OfficeExhibitor>[] {
  const { t } = useText()
  const say = useWritten()
  return [
    {
      key: 'name',
      head: t('Name'),
      cell: ({ id, name, tagline }) => (
        <>
          <Link to="/organiser/exhibitors/$id" params={{ id: String(id) }}>
            {name}
          </Link>
          <small>{say(tagline)}</small>
        </>
      ),
      at: 'title',
    },
    { key: 'city', head: t('City'), cell: ({ city }) => city, at: 'note' },
    {
      key: 'stands',
      head: t('Stands'),
      cell: ({ stands }) => stands.map(({ hall, code }) => `${hall}-${code}`).join(', ') || '–',
      at: 'side',
    },
  ]
}
