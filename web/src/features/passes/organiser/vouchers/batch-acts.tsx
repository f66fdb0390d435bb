import {
  exportVouchers,
  listOfficeVouchers,
  listVoucherBatches,
  readVoucherBatch,
  stopVoucherBatch,
  type VoucherBatch,
} from '@foyer/contract/office-vouchers'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { addressOf, send } from '#platform/api.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'
import { useDownload } from '#platform/use-download.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Offered } from '#ui/read-only.tsx'
import { useCount } from './batch-words.tsx'

/** What shows codes is asked for anew. */
export const refreshVouchers = () =>
  Promise.all(
    [listVoucherBatches, readVoucherBatch, listOfficeVouchers].map(({ id }) =>
      queryClient.invalidateQueries({ queryKey: [id] }),
    ),
  )

/** Its codes as a table and as a sheet, and their end. */
export function BatchActs({ batch }: { readonly batch: VoucherBatch }) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  const mayStop = useHasDuty('editVouchers') && batch.state !== 'stopped'
  const { isOpening, open, word } = useDownload(addressOf(exportVouchers, { params: { id: String(batch.id) } }))
  return (
    <>
      <Offered>
        <Button variant="line" isSmall isSending={isOpening} onClick={open}>
          <Icon name="download" />
          {t('Save as CSV')}
        </Button>
      </Offered>
      <Link {...buttonLook('line', true)} to="/organiser/vouchers/$id/sheet" params={{ id: String(batch.id) }}>
        {t('Print')}
      </Link>
      {mayStop ? (
        <Button variant="line" isSmall onClick={() => setAsked(true)}>
          {t('Stop all codes')}
        </Button>
      ) : null}
      <span role="status">{word}</span>
      {isAsked ? <StopDialog batch={batch} onClose={() => setAsked(false)} /> : null}
    </>
  )
}

function StopDialog({ batch, onClose }: { readonly batch: VoucherBatch; readonly onClose: () => void }) {
  const { t } = useText()
  const count = useCount()
  const stop = useMutation<unknown, ProblemError>({
    mutationFn: () => send(stopVoucherBatch, { params: { id: String(batch.id) } }),
    onSuccess: async () => {
      onClose()
      toast(t('The codes have ended.'))
      await refreshVouchers()
    },
  })
  return (
    <Dialog title={t('Stop all codes of {name}?', { name: batch.name })} onClose={onClose}>
      <p>
        {t(
          '{n, plural, =0 {No use is left that could end.} one {One use that nobody took ends at once.} other {{left} uses that nobody took end at once.}}',
          { n: batch.left, left: count(batch.left) },
        )}{' '}
        {t('What stays: {held} held, {redeemed} redeemed.', {
          held: count(batch.held),
          redeemed: count(batch.redeemed),
        })}
      </p>
      <p>{t('There is no way back: make another batch instead.')}</p>
      {stop.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(stop.error.detail)}
        </Note>
      )}
      <WaysOut back={t('Leave it as it is')} onClose={onClose}>
        <Button variant="danger" isSending={stop.isPending} onClick={() => stop.mutate()}>
          {t('Stop all codes')}
        </Button>
      </WaysOut>
    </Dialog>
  )
}
