import { readProgramParts } from '@foyer/contract/office-program'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useMedia } from '#platform/media.ts'
import { useText } from '#platform/messages/messages.ts'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'
import { usePlainTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import segmentsStyles from '#ui/segments.module.css'
import { DayView } from '../grid/day-view.tsx'
import { ImportButton } from '../import/import-button.tsx'
import styles from '../program.module.css'
import { SessionList } from './session-list.tsx'

const views = ['grid', 'list'] as const
type View = (typeof views)[number]

/** What the address says, where there is room for both. What clashes on any day is a list. */
function useView(): { readonly view: View; readonly hasBoth: boolean } {
  const asked = useSearchText('view')
  const hasBoth = useMedia('(min-width: 768px)')
  const clash = useSearchText('clash')
  const view = views.find((one) => one === asked) ?? (clash === undefined ? 'grid' : 'list')
  return { view: hasBoth ? view : 'list', hasBoth }
}

/** `/organiser/program`: the programme, a day at a time as a grid, or as a list. */
export function OfficeSessionsPage() {
  const { t } = useText()
  const day = useSearchText('day') ?? ''
  const { view, hasBoth } = useView()
  const { data: parts } = useQuery(query(readProgramParts))
  const mayEdit = useHasDuty('editContent')
  const mayExport = useHasDuty('exportLists')
  usePlainTitle(t('Sessions'))
  return (
    <>
      <PageHead
        title={t('Sessions')}
        note={t('All times are the venue’s.')}
        actions={
          <>
            {hasBoth ? <ViewSwitch view={view} /> : null}
            {mayEdit ? <ImportButton kind="sessions" /> : null}
            {mayEdit ? <NewSession day={day} /> : null}
          </>
        }
      />
      <p className={`${styles.ways} label`}>
        <Link to="/organiser/speakers">{t('Speakers')}</Link>
        <Link to="/organiser/stages">{t('Stages and tracks')}</Link>
        {mayExport ? (
          <Link to="/organiser/exports" search={{ table: 'sessions' }}>
            {t('Export')}
          </Link>
        ) : null}
      </p>
      {view === 'grid' ? <DayView /> : <SessionList parts={parts} />}
    </>
  )
}

function ViewSwitch({ view }: { readonly view: View }) {
  const { t } = useText()
  const navigate = useNavigate()
  const words: Readonly<Record<View, string>> = { grid: t('Grid'), list: t('List') }
  const show = (next: View) =>
    void navigate({
      to: '.',
      search: (texts: SearchTexts) => ({ ...texts, view: next }),
      replace: true,
      resetScroll: false,
    })
  return (
    <fieldset className={segmentsStyles.segments}>
      <legend className="vh">{t('View')}</legend>
      {views.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
          {words[one]}
        </button>
      ))}
    </fieldset>
  )
}

function NewSession({ day }: { readonly day: string }) {
  const { t } = useText()
  return (
    <Link {...buttonLook('primary', true)} to="/organiser/program/new" search={day === '' ? {} : { day }}>
      <Icon name="plus" />
      {t('Add a session')}
    </Link>
  )
}
