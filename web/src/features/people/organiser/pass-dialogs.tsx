import { formatMoney } from '@foyer/contract/kit/money'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { grantPass, previewRejection, rejectPass } from '@foyer/contract/office-passes'
import type { OfficePerson } from '@foyer/contract/office-person'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { useNamesOfPassTypes } from '#features/passes'
import { query, send } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { SelectField } from '#ui/select-field.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface DialogProps {
  readonly person: OfficePerson
  readonly onClose: () => void
}

const nameOf = ({ person: { firstName, lastName } }: OfficePerson) => `${firstName} ${lastName}`

/** What goes back stands in it before anything does. */
export function RejectDialog({ person, onClose }: DialogProps) {
  const { t } = useText()
  const pass = person.passes.find(({ can }) => can.reject)
  const uuid = pass?.uuid ?? ''
  const {
    data: preview,
    error,
    refetch,
  } = useQuery({
    ...query(previewRejection, { params: { uuid } }),
    enabled: pass !== undefined,
    gcTime: 0,
  })
  if (pass === undefined) return null
  return (
    <ReasonDialog
      title={t('Reject {name} as {pass}?', { name: nameOf(person), pass: pass.name })}
      word={t('Reject')}
      isDanger
      missing={preview === undefined ? t('One moment …') : undefined}
      reasonHint={t('It is in the mail to them.')}
      done={t('Rejected.')}
      act={(reason) => withSecondFactor(() => send(rejectPass, { params: { uuid }, body: { reason } }))}
      onClose={onClose}
    >
      <ul className="bullets">
        <li>{t('The place is free for somebody else at once.')}</li>
        <li>
          {preview === undefined
            ? t('One moment …')
            : preview.refunded.amount === 0
              ? t('Nothing was paid, and nothing goes back.')
              : t('{money} go back.', { money: formatMoney(preview.refunded) })}
        </li>
      </ul>
      {preview === undefined && error !== null ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
    </ReasonDialog>
  )
}

export function GrantDialog({ person, onClose }: DialogProps) {
  const { t } = useText()
  const { data: types, error, refetch } = useQuery(query(listOfficePassTypes, { query: { limit: '200' } }))
  const [typeId, setTypeId] = useState('')
  const names = useNamesOfPassTypes()(types?.items ?? [])
  return (
    <ReasonDialog
      title={t('Give {name} a pass?', { name: nameOf(person) })}
      word={t('Give the pass')}
      missing={typeId === '' ? t('Choose a pass type.') : undefined}
      reasonHint={t('For colleagues.')}
      done={t('The pass is theirs.')}
      act={(reason) =>
        send(grantPass, { params: { uuid: person.person.uuid }, body: { passTypeId: Number(typeId), reason } })
      }
      onClose={onClose}
    >
      <p>{t('Nobody pays for it. It takes a place of its type, is approved at once, and they are told by mail.')}</p>
      {types === undefined && error !== null ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      <SelectField id="grant-type" label={t('Pass type')} value={typeId} onChange={setTypeId}>
        <option value="">{t('Choose one', undefined, { context: 'of several' })}</option>
        {types?.items.map(({ id, capacity, held, sold }) => (
          <option key={id} value={String(id)} disabled={capacity !== null && held + sold >= capacity}>
            {capacity === null
              ? names.get(id)
              : t('{name}, {left} left', { name: names.get(id) ?? '', left: capacity - held - sold })}
          </option>
        ))}
      </SelectField>
    </ReasonDialog>
  )
}
