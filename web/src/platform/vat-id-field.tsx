import { vatIdMessage } from '@foyer/contract/kit/fields'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { SpaceFor } from '#ui/space-for.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useWaiting } from '#ui/waiting.ts'
import { useTextField } from './forms/fields.tsx'
import type { FieldOf } from './forms/use-form.ts'
import { useText } from './messages/messages.ts'
import { compactVatId, useVatVerdict } from './vat-id.ts'

const TYPING_PAUSE_MS = 500

/** A VAT ID with its check: a right one is confirmed while one types, a wrong one named once the field was left. */
export function VatIdField(of: FieldOf) {
  const { t } = useText()
  const { value, error, onBlur, ...field } = useTextField(of)
  const [settled, setSettled] = useState(value)
  const [isLeft, setIsLeft] = useState(value !== '')
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [value])
  const found = useVatVerdict(settled)
  const verdict = settled === value ? found : null
  const isChecking = useWaiting(settled === value && found === null && compactVatId(value) !== '')
  const words = {
    hint: t('Spaces do not matter, like DE 123 456 788.'),
    checking: t('Checking…'),
    unavailable: t('We could not check now; VAT is charged and corrected later.'),
    valid: t('Valid'),
  }
  return (
    <TextField
      {...field}
      label={t('VAT ID')}
      isOptional
      look="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={value.toUpperCase()}
      error={error ?? (isLeft && verdict === 'invalid' ? t(vatIdMessage) : undefined)}
      hint={
        <SpaceFor texts={Object.values(words)}>
          {verdict === 'valid' && error === undefined ? (
            <span className="ok">
              <Icon name="check" size={16} />
              {words.valid}
            </span>
          ) : verdict === 'unavailable' ? (
            words.unavailable
          ) : isChecking ? (
            words.checking
          ) : (
            words.hint
          )}
        </SpaceFor>
      }
      onBlur={() => {
        setSettled(value)
        setIsLeft(true)
        onBlur()
      }}
    />
  )
}
