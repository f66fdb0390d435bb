import { listOfficeSpeakers, type OfficeSpeaker } from '@foyer/contract/office-program-parts'
import { Link } from '@tanstack/react-router'
import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { buttonLook } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { ImportButton } from '../import/import-button.tsx'
import styles from '../program.module.css'
import { useWritten } from '../program-words.ts'

/** `/organiser/speakers`: who speaks, in the order of their names. */
export function OfficeSpeakersPage() {
  const { t } = useText()
  const speakers = usePages(listOfficeSpeakers, {})
  const mayEdit = useHasDuty('editContent')
  const mayExport = useHasDuty('exportLists')
  const say = useWritten()
  usePlainTitle(t('Speakers'))
  const columns: Column<OfficeSpeaker>[] = [
    {
      key: 'name',
      head: t('Name'),
      cell: ({ id, name, jobTitle }) => (
        <>
          <Link to="/organiser/speakers/$id" params={{ id: String(id) }}>
            {name}
          </Link>
          <small>{say(jobTitle)}</small>
        </>
      ),
      at: 'title',
    },
    { key: 'company', head: t('Company'), cell: ({ company }) => company, at: 'note' },
    { key: 'city', head: t('City'), cell: ({ city }) => city, at: 'below' },
    { key: 'sessions', head: t('Sessions'), cell: ({ sessions }) => sessions, isNumber: true, at: 'side' },
  ]
  return (
    <>
      <p className={`${styles.back} label`}>
        <Link to="/organiser/program">{t('All sessions')}</Link>
      </p>
      <PageHead
        title={t('Speakers')}
        actions={mayEdit || mayExport ? <Acts mayEdit={mayEdit} mayExport={mayExport} /> : undefined}
      />
      <PagedList
        pages={speakers}
        boxes={[61, 61, 61, 61]}
        empty={{ title: t('No speakers'), text: t('Enter who speaks; sessions name them.') }}
        more={t('Show more')}
      >
        {(lines) => <DataTable label={t('List of speakers')} columns={columns} rows={lines} keyOf={({ id }) => id} />}
      </PagedList>
    </>
  )
}

/** What one can do with the list as a whole. */
function Acts({ mayEdit, mayExport }: { readonly mayEdit: boolean; readonly mayExport: boolean }) {
  const { t } = useText()
  return (
    <>
      {mayExport ? (
        <Link {...buttonLook('line', true)} to="/organiser/exports" search={{ table: 'speakers' }}>
          {t('Export')}
        </Link>
      ) : null}
      {mayEdit ? (
        <>
          <ImportButton kind="speakers" />
          <Link {...buttonLook('primary', true)} to="/organiser/speakers/new">
            <Icon name="plus" />
            {t('Add a speaker')}
          </Link>
        </>
      ) : null}
    </>
  )
}
