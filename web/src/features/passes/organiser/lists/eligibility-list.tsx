import {
  type EligibilityEntry,
  listEligibilityEntries,
  removeEligibilityEntry,
} from '@foyer/contract/eligibility-entries'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { useOpenRecords } from '#platform/open-records.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { Removal } from '#platform/removal.tsx'
import { toast } from '#platform/toasts.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { AddDialog } from './add-dialog.tsx'
import styles from './lists.module.css'

interface EligibilityListProps {
  readonly list: EligibilityEntry['list']
  readonly mayEdit: boolean
}

/** One of the two lists, the newest line first. */
export function EligibilityList({ list, mayEdit }: EligibilityListProps) {
  const { t } = useText()
  const [isAdding, setIsAdding] = useState(false)
  const entries = usePages(listEligibilityEntries, {
    list,
    sort: '-added',
  })
  useOpenRecords([['eligibility-entry']], entries.shown)
  const isBlack = list === 'blacklist'
  return (
    <div className={styles.list}>
      <header>
        <h2>{isBlack ? t('Blacklist') : t('Whitelist')}</h2>
        {mayEdit ? (
          <Button variant="line" isSmall onClick={() => setIsAdding(true)}>
            <Icon name="plus" />
            {t('Add addresses')}
            <span className="vh"> {isBlack ? t('Blacklist') : t('Whitelist')}</span>
          </Button>
        ) : null}
      </header>
      <p className="label muted">
        {isBlack
          ? t('They can neither buy a pass nor use a voucher.')
          : t('They are let in where the domain they belong to is barred.')}
      </p>
      <PagedList
        pages={entries}
        boxes={[44, 44, 44]}
        empty={{
          title: t('Nobody yet'),
          text: isBlack ? t('Everybody may buy what is on sale.') : t('Nobody needs to be let in before others.'),
        }}
      >
        {(lines) => <Lines list={list} lines={lines} mayEdit={mayEdit} />}
      </PagedList>
      {isAdding ? <AddDialog list={list} onClose={() => setIsAdding(false)} /> : null}
    </div>
  )
}

interface LinesProps extends EligibilityListProps {
  readonly lines: readonly EligibilityEntry[]
}

function Lines({ list, lines, mayEdit }: LinesProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const columns: Column<EligibilityEntry>[] = [
    {
      key: 'address',
      head: t('Address or domain'),
      cell: ({ address, reason }) => (
        <>
          {address}
          {reason === null ? null : <small>{reason}</small>}
        </>
      ),
      at: 'title',
    },
    { key: 'added', head: t('Added'), cell: ({ addedAt }) => formatMoment(addedAt, timeZone, locale), at: 'note' },
    ...(mayEdit
      ? [
          {
            key: 'acts',
            head: <span className="vh">{t('Remove')}</span>,
            isNumber: true,
            cell: (entry: EligibilityEntry) => <RemoveEntry entry={entry} />,
            at: 'side' as const,
          },
        ]
      : []),
  ]
  return (
    <DataTable
      label={list === 'blacklist' ? t('Blacklist') : t('Whitelist')}
      columns={columns}
      rows={lines}
      keyOf={({ id }) => id}
    />
  )
}

/** Says what the person may do from then on: they may do it at once. */
function RemoveEntry({ entry: { id, address, list } }: { readonly entry: EligibilityEntry }) {
  const { t } = useText()
  const remove = useCommand(removeEligibilityEntry, { ...ownWords, refreshes: [listEligibilityEntries] })
  const takeOut = () =>
    remove
      .mutateAsync({ params: { id: String(id) } })
      .then(() => toast(t('{address} is in the list no more.', { address })))
  return (
    <Removal
      word={t('Remove')}
      name={address}
      title={
        list === 'blacklist'
          ? t('Remove {address} from the blacklist?', { address })
          : t('Remove {address} from the whitelist?', { address })
      }
      command={remove}
      onRemove={takeOut}
    >
      <p>
        {list === 'blacklist'
          ? t('Whom this line alone keeps out can buy a pass and use a voucher at once.')
          : t('Whom this line alone lets in is barred again.')}
      </p>
    </Removal>
  )
}
