import {
  listTrainTicketCodes,
  type OfficeTrainTicketType,
  removeTrainTicketCode,
} from '@foyer/contract/office-train-tickets'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { Removal } from '#platform/removal.tsx'
import { toast } from '#platform/toasts.ts'
import { usePages } from '#platform/use-pages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { Offered } from '#ui/read-only.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { AddCodes } from './add-codes.tsx'
import { useKeepTicketType } from './keep-ticket-type.ts'
import styles from './tickets.module.css'

/** The codes of a kind in the order in which they are given; those that nobody has can be taken away. */
export function Codes({ type }: { readonly type: OfficeTrainTicketType }) {
  const { t } = useText()
  const [given, setGiven] = useState('')
  const [isAdding, add] = useState(false)
  const codes = usePages(listTrainTicketCodes, given === '' ? {} : { given }, { id: type.id })
  return (
    <section className={styles.part} aria-labelledby="codes">
      <header>
        <h2 id="codes">{t('Codes')}</h2>
        <Button variant="line" isSmall onClick={() => add(true)}>
          <Icon name="plus" />
          {t('Add codes')}
        </Button>
      </header>
      <p>
        {t('{n, plural, =0 {No code is left.} one {One code is left.} other {# codes are left.}}', {
          n: type.codesLeft,
        })}
      </p>
      <Offered>
        <div className={styles.filter}>
          <SelectField id="given" label={t('Status')} value={given} onChange={setGiven}>
            <option value="">{t('Anything')}</option>
            <option value="no">{t('Free')}</option>
            <option value="yes">{t('Given')}</option>
          </SelectField>
        </div>
      </Offered>
      <PagedList
        pages={codes}
        boxes={[44, 44, 44]}
        empty={
          given === ''
            ? { title: t('No codes'), text: t('Without a code nothing can be sold.') }
            : {
                title: t('No codes'),
                text: given === 'yes' ? t('None of them was given to anybody.') : t('All of them are given.'),
                onShowAll: () => setGiven(''),
              }
        }
        more={t('Show more')}
      >
        {(lines) => <CodeTable codes={lines} />}
      </PagedList>
      {isAdding ? <AddCodes id={type.id} onClose={() => add(false)} /> : null}
    </section>
  )
}

interface Code {
  readonly id: number
  readonly code: string
  readonly isGiven: boolean
}

function CodeTable({ codes }: { readonly codes: readonly Code[] }) {
  const { t } = useText()
  const columns: Column<Code>[] = [
    { key: 'code', head: t('Code'), cell: ({ code }) => <span className="code">{code}</span>, at: 'title' },
    {
      key: 'state',
      head: t('Status'),
      cell: ({ isGiven }) => (isGiven ? <Tag>{t('Given')}</Tag> : <Tag kind="success">{t('Free')}</Tag>),
      at: 'note',
    },
    {
      key: 'act',
      head: <span className="vh">{t('Remove')}</span>,
      cell: (code) => (code.isGiven ? null : <RemoveCode code={code} />),
      at: 'side',
    },
  ]
  return <DataTable label={t('List of codes')} columns={columns} rows={codes} keyOf={({ id }) => id} />
}

/** Takes away what nobody was given. */
function RemoveCode({ code: { id, code } }: { readonly code: Code }) {
  const { t } = useText()
  const keep = useKeepTicketType()
  const remove = useCommand(removeTrainTicketCode, ownWords)
  const take = () =>
    remove.mutateAsync({ params: { id: String(id) } }).then((type) => {
      keep(type)
      toast(t('The code is removed.'))
    })
  return (
    <Removal
      word={t('Remove')}
      name={code}
      title={t('Remove the code {code}?', { code })}
      command={remove}
      onRemove={take}
    >
      <p>{t('Nobody was given it. One ticket less can be sold, and the code is gone for good.')}</p>
    </Removal>
  )
}
