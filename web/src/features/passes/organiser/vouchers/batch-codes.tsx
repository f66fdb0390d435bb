import { listOfficeVouchers, type OfficeVoucher, stopVoucher, type VoucherBatch } from '@foyer/contract/office-vouchers'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { send } from '#platform/api.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import type { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { usePages } from '#platform/use-pages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { Offered } from '#ui/read-only.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { refreshVouchers } from './batch-acts.tsx'
import { useCount } from './batch-words.tsx'
import styles from './vouchers.module.css'

/** The codes of a batch, found by how they begin, each of which can be stopped. */
export function BatchCodes({ batch }: { readonly batch: VoucherBatch }) {
  const { t } = useText()
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({})
  const codes = usePages(listOfficeVouchers, filters, { id: String(batch.id) })
  return (
    <section className={styles.part} aria-labelledby="codes">
      <h2 id="codes">{t('Codes')}</h2>
      <CodeFilters filters={filters} onChange={setFilters} />
      <PagedList
        pages={codes}
        boxes={[44, 44, 44]}
        empty={t('No code fits what you look for.')}
        more={t('Show more codes')}
      >
        {(lines) => <CodeTable codes={lines} />}
      </PagedList>
    </section>
  )
}

interface CodeFiltersProps {
  readonly filters: Readonly<Record<string, string>>
  readonly onChange: (filters: Readonly<Record<string, string>>) => void
}

function CodeFilters({ filters, onChange }: CodeFiltersProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const change = (name: string, value: string) => {
    const { [name]: _before, ...others } = filters
    onChange(value === '' ? others : { ...others, [name]: value })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change('q', typed.trim())
  }
  return (
    <Offered>
      <search className={styles.filters}>
        <form className={styles.ask} onSubmit={submit}>
          <TextField
            id="q"
            type="search"
            label={t('How a code begins')}
            value={typed}
            onChange={setTyped}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" variant="line">
            {t('Search')}
          </Button>
        </form>
        <SelectField
          id="code-state"
          label={t('Status')}
          value={filters['state'] ?? ''}
          onChange={(state) => change('state', state)}
        >
          <option value="">{t('Anything')}</option>
          <option value="unused">{t('Never taken')}</option>
          <option value="used">{t('Taken')}</option>
          <option value="stopped">{t('Stopped')}</option>
        </SelectField>
      </search>
    </Offered>
  )
}

function CodeTable({ codes }: { readonly codes: readonly OfficeVoucher[] }) {
  const { t } = useText()
  const count = useCount()
  const mayEdit = useHasDuty('editVouchers')
  const [asked, setAsked] = useState<OfficeVoucher | null>(null)
  const columns: Column<OfficeVoucher>[] = [
    { key: 'code', head: t('Code'), cell: ({ code }) => <span className="code">{code}</span>, at: 'title' },
    {
      key: 'used',
      head: t('Used'),
      isNumber: true,
      cell: ({ uses, held, redeemed }) =>
        t('{redeemed} of {uses}, {held} held', { redeemed: count(redeemed), uses: count(uses), held: count(held) }),
      at: 'note',
    },
    {
      key: 'state',
      head: t('Status'),
      cell: ({ stoppedAt, uses, held, redeemed }) =>
        stoppedAt !== null ? (
          <Tag kind="danger">{t('Stopped')}</Tag>
        ) : redeemed + held >= uses ? (
          <Tag>{t('Used up')}</Tag>
        ) : (
          <Tag kind="success">{t('Good', undefined, { context: 'a code' })}</Tag>
        ),
      at: 'side',
    },
    {
      key: 'act',
      head: <span className="vh">{t('Act')}</span>,
      cell: (voucher) =>
        mayEdit && voucher.stoppedAt === null ? (
          <Button variant="text" isSmall onClick={() => setAsked(voucher)}>
            {t('Stop')}
            <span className="vh"> {voucher.code}</span>
          </Button>
        ) : null,
      at: 'state',
    },
  ]
  return (
    <>
      <DataTable label={t('Codes of this batch')} columns={columns} rows={codes} keyOf={({ id }) => id} />
      {asked === null ? null : <StopOne voucher={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function StopOne({ voucher, onClose }: { readonly voucher: OfficeVoucher; readonly onClose: () => void }) {
  const { t } = useText()
  const stop = useMutation<unknown, ProblemError>({
    mutationFn: () => send(stopVoucher, { params: { id: String(voucher.id) } }),
    onSuccess: async () => {
      onClose()
      toast(t('Code {code} has ended.', { code: voucher.code }))
      await refreshVouchers()
    },
  })
  return (
    <Dialog title={t('Stop code {code}?', { code: voucher.code })} onClose={onClose}>
      <p>{t('Nobody can take it any more. What was taken with it stays. There is no way back.')}</p>
      {stop.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(stop.error.detail)}
        </Note>
      )}
      <WaysOut back={t('Leave it as it is')} onClose={onClose}>
        <Button variant="danger" isSending={stop.isPending} onClick={() => stop.mutate()}>
          {t('Stop the code')}
        </Button>
      </WaysOut>
    </Dialog>
  )
}
