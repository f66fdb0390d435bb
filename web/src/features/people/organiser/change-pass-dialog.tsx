import { formatMoney } from '@foyer/contract/kit/money'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { changePass, previewPassChange } from '@foyer/contract/office-passes'
import type { OfficePerson } from '@foyer/contract/office-person'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { useNamesOfPassTypes } from '#features/passes'
import { query, send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { CheckField } from '#ui/check-field.tsx'
import { Note } from '#ui/note.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface ChangePassDialogProps {
  readonly person: OfficePerson
  readonly onClose: () => void
}

/** Another type for the pass of somebody: what it costs or gives back stands in it before it is done. */
export function ChangePassDialog({ person, onClose }: ChangePassDialogProps) {
  const { t } = useText()
  const [typeId, setTypeId] = useState('')
  const [isFree, setFree] = useState(false)
  const pass = person.passes.find(({ status }) => status === 'approved')
  const params = { uuid: pass?.uuid ?? '' }
  const passTypeId = Number(typeId)
  const { data: types, error, refetch } = useQuery(query(listOfficePassTypes, { query: { limit: '200' } }))
  const names = useNamesOfPassTypes()(types?.items.filter(({ list }) => list !== 'voucher') ?? [])
  const preview = useQuery({
    ...query(previewPassChange, { params, body: { passTypeId } }),
    enabled: typeId !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (pass === undefined) return null
  const found = typeId === '' || preview.isFetching ? undefined : preview.data
  const isDearer = found !== undefined && found.difference.amount > 0
  return (
    <ReasonDialog
      title={t('Change the pass of {name}?', { name: `${person.person.firstName} ${person.person.lastName}` })}
      word={t('Change the pass')}
      missing={typeId === '' ? t('Choose a pass type.') : found === undefined ? t('One moment …') : undefined}
      reasonHint={t('For colleagues.')}
      done={t('The pass is changed, or held until it is paid.')}
      act={async (reason) => {
        if (found === undefined) return
        const body = { passTypeId, isFree: isFree && isDearer, reason, seen: found.seen }
        await withSecondFactor(() => send(changePass, { params, body })).catch((error: unknown) => {
          void preview.refetch()
          throw error
        })
      }}
      onClose={onClose}
    >
      <p>{t('Now: {pass}', { pass: pass.name })}</p>
      {types === undefined && error !== null ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      <SelectField id="new-type" label={t('Pass type')} value={typeId} onChange={setTypeId}>
        <option value="">{t('Choose one', undefined, { context: 'of several' })}</option>
        {[...names].map(([id, name]) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </SelectField>
      {preview.error === null || typeId === '' ? null : (
        <Note kind="danger" role="alert">
          {t((preview.error as ProblemError).detail)}
        </Note>
      )}
      {found === undefined ? null : <WhatHappens found={found} isFree={isFree && isDearer} />}
      {isDearer ? (
        <CheckField id="free" checked={isFree} onChange={setFree}>
          {t('Nobody pays the difference')}
        </CheckField>
      ) : null}
    </ReasonDialog>
  )
}

type Found = NonNullable<Awaited<ReturnType<typeof send<typeof previewPassChange>>>>

function WhatHappens({ found, isFree }: { readonly found: Found; readonly isFree: boolean }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { difference, payUntil, replaces } = found
  const amount = formatMoney({ ...difference, amount: Math.abs(difference.amount) })
  return (
    <ul className="bullets">
      {difference.amount > 0 && !isFree ? (
        <li>
          {t('They pay {amount} by a link, until {moment}. Until then nothing changes.', {
            amount,
            moment: payUntil === null ? '' : formatMoment(payUntil, timeZone, locale),
          })}
        </li>
      ) : (
        <li>{t('It is theirs at once, and its old place is free.')}</li>
      )}
      {difference.amount < 0 ? <li>{t('{money} go back.', { money: amount })}</li> : null}
      {replaces ? <li>{t('An upgrade that waits for its money ends.')}</li> : null}
    </ul>
  )
}
