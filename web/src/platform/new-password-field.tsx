import { PASSWORD_MINIMUM_SCORE } from '@foyer/contract/constants'
import { passwordRules, passwordTooWeakMessage } from '@foyer/contract/kit/fields'
import { useRef, useState } from 'react'
import { PasswordField } from '#ui/password-field.tsx'
import { RuleList } from '#ui/rule-list.tsx'
import { useTextField } from './forms/fields.tsx'
import type { FieldOf } from './forms/use-form.ts'
import { message, useText } from './messages/messages.ts'

type Score = (password: string, ownWords: readonly string[]) => number

interface NewPasswordFieldProps extends FieldOf {
  readonly label: string
  /** The person's own name, company and address: known words, to whoever guesses. */
  readonly ownWords: readonly string[]
}

const ruleTexts = {
  length: message('8 characters or more'),
  number: message('A number'),
  special: message('A special character'),
  mixed: message('Upper and lower case'),
}

const strengths = [message('Weak'), message('Weak'), message('Fair'), message('Good'), message('Strong')]

const loadScore = async (): Promise<Score> => (await import('./password-strength.ts')).scorePassword

/** As a rule of a form that goes on without asking a server. Where the judge does not load, the server decides later. */
export async function judgeNewPassword(typed: string, ownWords: readonly string[]): Promise<string | null> {
  const score = await loadScore().catch(() => null)
  return score === null || score(typed, ownWords) >= PASSWORD_MINIMUM_SCORE ? null : passwordTooWeakMessage
}

/** A new password with its four rules and its strength in a word. The judge is loaded when the field is first used. */
export function NewPasswordField({ model, name, label, ownWords }: NewPasswordFieldProps) {
  const { t } = useText()
  const field = useTextField({ model, name })
  const [score, setScore] = useState<Score | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const isLoading = useRef(false)
  const loadJudge = () => {
    if (isLoading.current) return
    isLoading.current = true
    loadScore().then(
      (judge) => setScore(() => judge),
      () => {
        // Without the judge the rules still tell; the server decides in any case.
        isLoading.current = false
      },
    )
  }
  const { value } = field
  const points = score === null || value === '' ? null : score(value, ownWords)
  const weakWords = (reached: number) => (reached < PASSWORD_MINIMUM_SCORE ? `. ${t('Password is too weak.')}` : '')
  return (
    <PasswordField
      {...field}
      label={label}
      autoComplete="new-password"
      passwordrules="minlength: 8; required: upper; required: lower; required: digit; required: special;"
      onFocus={loadJudge}
      onBlur={() => {
        setIsLeft(true)
        field.onBlur()
      }}
    >
      <RuleList
        isLeft={isLeft}
        rules={passwordRules.map((rule) => ({ id: rule.id, text: t(ruleTexts[rule.id]), isKept: rule.holds(value) }))}
        verdicts={strengths.map((word, points) => [t('Strength:'), t(word), weakWords(points)].join(' '))}
        verdict={
          points === null ? null : (
            <>
              {t('Strength:')} <b>{t(strengths[points] ?? '')}</b>
              {weakWords(points)}
            </>
          )
        }
      />
    </PasswordField>
  )
}
