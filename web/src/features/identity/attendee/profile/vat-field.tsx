import { checkVatId } from '@foyer/contract/invoices'
import { vatIdMessage } from '@foyer/contract/kit/fields'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query, send } from '../../../../platform/api.ts'
import type { TextFieldProps } from '../../../../platform/forms.ts'
import { useText } from '../../../../platform/messages/messages.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { splitVatId } from './vat-id.ts'

const TYPING_PAUSE_MS = 500

export type VatVerdict = 'valid' | 'invalid' | 'unavailable'

/** Specification: failure or error means invalid. An outage is told apart, because it must not keep anybody from saving. */
function verdictOf(answer: { valid: boolean; reason?: string | null | undefined }): VatVerdict {
  if (answer.valid) return 'valid'
  return answer.reason === 'unavailable' ? 'unavailable' : 'invalid'
}

/** The check as it is made before saving. */
export async function judgeVatId(typed: string): Promise<VatVerdict> {
  const parts = splitVatId(typed)
  if (parts === null) return 'invalid'
  try {
    return verdictOf(await send(checkVatId, { body: parts }))
  } catch {
    return 'unavailable'
  }
}

/** A VAT ID with its check beside it: while one types it waits, then says what it found. */
export function VatField(field: TextFieldProps) {
  const { t } = useText()
  const [settled, setSettled] = useState(field.value)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(field.value), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [field.value])
  const parts = splitVatId(settled)
  const check = useQuery({
    ...query(checkVatId, { body: parts ?? { countryCode: '', vatNumber: '' } }),
    enabled: parts !== null,
    staleTime: 60_000,
    retry: false,
  })
  const isCurrent = settled === field.value && parts !== null
  const verdict = check.data ? verdictOf(check.data) : check.isError ? 'unavailable' : null
  const error = field.error ?? (isCurrent && verdict === 'invalid' ? t(vatIdMessage) : undefined)
  return (
    <TextField
      label={t('VAT ID')}
      isOptional
      autoComplete="off"
      spellCheck={false}
      {...field}
      value={field.value.toUpperCase()}
      {...(error === undefined ? {} : { error })}
      {...(isCurrent && verdict === 'valid' && !error ? { ok: t('Valid') } : {})}
      hint={
        isCurrent && verdict === 'unavailable'
          ? t('We could not check now; VAT is charged and corrected later.')
          : isCurrent && check.isFetching
            ? t('Checking…')
            : t('Spaces do not matter, like DE 123 456 788.')
      }
    />
  )
}
