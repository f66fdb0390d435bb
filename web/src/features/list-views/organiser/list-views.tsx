import { type ListView, listViews, type ViewedList, viewOf } from '@foyer/contract/list-views'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { parseSearch, type SearchTexts } from '#platform/search-text.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Offered, useReader } from '#ui/read-only.tsx'
import { addressOfView, VIEW, viewNow } from './address.ts'
import styles from './list-views.module.css'
import { LostView, UnknownView } from './lost-view.tsx'
import { ViewDialog } from './view-dialog.tsx'

interface ListViewsProps {
  readonly list: ViewedList
  /** What every office looks at again and again. */
  readonly usual?: readonly { readonly word: string; readonly asks: Readonly<Record<string, string>> }[]
  /** Columns that are not shown; left out: the list shows them all. */
  readonly hidden?: ReadonlySet<string>
}

/** What is looked at again and again, each by one touch; and the way to keep what the list shows now. */
export function ListViews({ list, usual = [], hidden = none }: ListViewsProps) {
  const { t } = useText()
  // What is kept for later is no change of the event's: where it is not offered, nothing is said of it.
  const mayKeep = useReader() === null
  const { data, isFetching } = useQuery(query(listViews, { query: { list } }))
  const [saved, lost] = [data?.filter(({ lostAt }) => lostAt === null), data?.filter(({ lostAt }) => lostAt !== null)]
  const navigate = useNavigate()
  const searchText = useLocation({ select: ({ searchStr }) => searchStr })
  const [edited, setEdited] = useState<ListView | 'new' | null>(null)
  const now = viewNow(list, searchText, hidden)
  const { named, rest, shown, isUnknown } = namedView(searchText, isFetching ? undefined : data, saved)
  const filters = viewOf(list, searchText)
  const show = (search: SearchTexts) => void navigate({ to: '.', search, replace: true, resetScroll: false })
  const tab = (key: string, word: string, isShown: boolean, search: SearchTexts) => (
    <button key={key} type="button" aria-pressed={isShown} onClick={() => show(search)}>
      {word}
    </button>
  )
  const ofUsual = (asks: Readonly<Record<string, string>>) => viewOf(list, new URLSearchParams(asks).toString())
  return (
    <fieldset className={styles.views}>
      <legend className="vh">{t('Saved views')}</legend>
      {[{ word: t('All'), asks: {} }, ...usual].map(({ word, asks }) =>
        tab(word, word, shown === undefined && filters === ofUsual(asks), asks),
      )}
      {saved?.map((view) =>
        tab(
          view.uuid,
          view === shown && now !== view.search ? t('{name} (changed)', { name: view.name }) : view.name,
          view === shown,
          addressOfView(view),
        ),
      )}
      <div className={styles.acts}>
        {shown === undefined ? null : <ActsOnView view={shown} mayKeep={mayKeep} onChange={() => setEdited(shown)} />}
        {mayKeep ? (
          <Button variant="text" isSmall onClick={() => setEdited('new')}>
            <Icon name="plus" />
            {t('Save view')}
          </Button>
        ) : null}
      </div>
      <GoneViews
        lost={lost}
        isUnknown={isUnknown}
        onRead={(uuid) => (uuid === undefined || uuid === named ? show(rest) : undefined)}
      />
      {edited === null ? null : (
        <ViewDialog
          list={list}
          view={edited === 'new' ? null : edited}
          search={now}
          onSaved={(view) => show(addressOfView(view))}
          onRemoved={() => show({})}
          onClose={() => setEdited(null)}
        />
      )}
    </fieldset>
  )
}

/**
 * Which view an address names, and whether it is one that is not there.
 * @param all undefined while they are asked for: one that was just saved is there once they were.
 */
function namedView(searchText: string, all: readonly ListView[] | undefined, saved: readonly ListView[] | undefined) {
  const { [VIEW]: named, ...rest } = parseSearch(searchText)
  const isNamed = ({ uuid }: ListView) => uuid === named
  return {
    named,
    rest,
    shown: saved?.find(isNamed),
    isUnknown: named !== undefined && all !== undefined && !all.some(isNamed),
  }
}

interface GoneViewsProps {
  readonly lost: readonly ListView[] | undefined
  /** The address names one that is not there for whoever looks. */
  readonly isUnknown: boolean
  /** @param uuid of a lost one. */
  readonly onRead: (uuid?: string) => void
}

/** What is said of views that are gone. */
const GoneViews = ({ lost, isUnknown, onRead }: GoneViewsProps) => (
  <>
    {lost?.map((view) => (
      <LostView key={view.uuid} view={view} onRead={() => onRead(view.uuid)} />
    ))}
    {isUnknown ? <UnknownView onRead={() => onRead()} /> : null}
  </>
)

interface ActsOnViewProps {
  readonly view: ListView
  readonly mayKeep: boolean
  readonly onChange: () => void
}

function ActsOnView({ view, mayKeep, onChange }: ActsOnViewProps) {
  const { t } = useText()
  return (
    <>
      <Offered>
        <Button variant="text" isSmall onClick={() => void copyAddress(t('Copied'))}>
          {t('Copy link')}
        </Button>
      </Offered>
      {view.mayChange && mayKeep ? (
        <Button variant="text" isSmall onClick={onChange}>
          {t('Change view')}
        </Button>
      ) : null}
    </>
  )
}

const none: ReadonlySet<string> = new Set()

/** The address of the view, for a colleague. Where the browser does not allow that, it stands in its own bar. */
async function copyAddress(done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    toast(done)
  } catch {
    // It is there to be copied by hand.
  }
}
