import { checkVatId } from '@foyer/contract/invoices'
import { vatIdMessage } from '@foyer/contract/kit/fields'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../../platform/api.ts'
import { useText } from '../../../../platform/messages/messages.ts'
import { TextField } from '../../../../ui/text-field.tsx'

interface VatIdFieldProps {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
}

/** Specification, section 5: without spaces, two letters of the country, then the number. */
export function splitVatId(text: string): { countryCode: string; vatNumber: string } {
  const plain = text.replace(/[\s.-]/g, '').toUpperCase()
  return { countryCode: plain.slice(0, 2), vatNumber: plain.slice(2) }
}

/** A VAT ID with its live check. An outage is no verdict: VAT is charged then, and put right later. */
export function VatIdField({ value, error, onBlur, ...field }: VatIdFieldProps) {
  const { t } = useText()
  const [left, setLeft] = useState(value)
  const { countryCode, vatNumber } = splitVatId(left)
  const isAsked = vatNumber.length > 2 && left === value
  const check = useQuery({
    ...query(checkVatId, { body: { countryCode, vatNumber } }),
    enabled: isAsked,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isOut = check.isError || check.data?.reason === 'unavailable'
  const isWrong = isAsked && check.data?.valid === false && !isOut
  const isValid = isAsked && check.data?.valid === true
  return (
    <TextField
      {...field}
      label={t('VAT ID')}
      isOptional
      look="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      error={error ?? (isWrong ? t(vatIdMessage) : undefined)}
      ok={isValid ? t('Valid') : undefined}
      hint={isAsked && isOut ? t('We could not check now; VAT is charged and corrected later.') : undefined}
      onBlur={() => {
        setLeft(value)
        onBlur()
      }}
    />
  )
}
