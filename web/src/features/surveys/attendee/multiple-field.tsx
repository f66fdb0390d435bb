import type { AnswerValue } from '@foyer/contract/survey-answers'
import type { SurveyQuestion } from '@foyer/contract/surveys'
import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import choiceListStyles from '#ui/choice-list.module.css'
import { chosenOf } from './answers.ts'
import { ChoiceGroup } from './choice-group.tsx'

interface MultipleFieldProps {
  readonly id: string
  readonly legend: ReactNode
  readonly question: SurveyQuestion
  readonly error: string | undefined
  readonly value: AnswerValue | undefined
  readonly onToggle: (option: string) => void
}

/** Several answers, up to as many as the question allows. */
export function MultipleField({ id, legend, question, error, value, onToggle }: MultipleFieldProps) {
  const { t } = useText()
  const { max } = question
  const chosen = chosenOf(value)
  const hint =
    max === null ? t('Choose all that apply.') : t('Choose up to {max}: {n} chosen.', { max, n: chosen.length })
  return (
    <ChoiceGroup id={id} legend={legend} hint={hint} error={error}>
      <div className={choiceListStyles.choices}>
        {(question.options ?? []).map((option, index) => (
          <label key={option.value} className={choiceListStyles.choice}>
            <input
              type="checkbox"
              // The summary's link leads to the first answer.
              id={index === 0 ? id : undefined}
              name={id}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={() => onToggle(option.value)}
            />
            <b>{option.label}</b>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
