import { ANSWER_LENGTH, type AnswerValue, tooManyMessage } from '@foyer/contract/survey-answers'
import type { SurveyQuestion } from '@foyer/contract/surveys'
import { useField } from '#platform/forms/fields.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import fieldStyles from '#ui/field.module.css'
import { Field } from '#ui/field.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import { isAnswered } from './answers.ts'
import { MultipleField } from './multiple-field.tsx'
import { ScaleField } from './scale-field.tsx'
import { SingleField } from './single-field.tsx'
import styles from './survey.module.css'
import type { SurveyFormState } from './use-survey-form.ts'

interface QuestionFieldProps {
  readonly question: SurveyQuestion
  readonly form: SurveyFormState
}

/** How many characters are left is said from here on. */
const SHORT_LENGTH = ANSWER_LENGTH - 200

/** One question in the way its type is answered. */
export function QuestionField({ question, form }: QuestionFieldProps) {
  const { t } = useText()
  const { id, value, set } = useField(form.field(`answers.${question.id}`))
  // A radio button cannot be given back, and an optional question may stay without an answer.
  const canBeEmptied =
    !question.required &&
    ['single', 'yes-no', 'scale'].includes(question.type) &&
    isAnswered(question, { [question.id]: value as AnswerValue })
  return (
    <div className={styles.question}>
      <Answer question={question} form={form} />
      {canBeEmptied ? (
        <Button
          variant="text"
          isSmall
          onClick={() => {
            set(null)
            document.getElementById(id)?.focus()
          }}
        >
          {t('Remove the answer')}
          <span className="vh">: {question.text}</span>
        </Button>
      ) : null}
    </div>
  )
}

function Answer({ question, form }: QuestionFieldProps) {
  const { t } = useText()
  const field = useField(form.field(`answers.${question.id}`))
  const { id, set } = field
  const value = field.value as AnswerValue
  const error = form.full === question.id ? t(tooManyMessage, { n: question.max ?? 0 }) : field.error
  const legend = <Legend question={question} />
  switch (question.type) {
    case 'text':
      return <TextAnswer question={question} form={form} />
    case 'single':
      return (
        <SingleField
          id={id}
          legend={legend}
          error={error}
          value={typeof value === 'string' ? value : null}
          onChange={(option) => set(option)}
          choices={question.options ?? []}
        />
      )
    case 'yes-no':
      return (
        <SingleField<'yes' | 'no'>
          id={id}
          legend={legend}
          error={error}
          value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
          onChange={(word) => set(word === 'yes')}
          choices={[
            { value: 'yes', label: t('Yes') },
            { value: 'no', label: t('No') },
          ]}
        />
      )
    case 'multiple':
      return (
        <MultipleField
          id={id}
          legend={legend}
          question={question}
          error={error}
          value={value}
          onToggle={(option) => form.toggle(question, value, option)}
        />
      )
    case 'scale':
      return (
        <ScaleField
          id={id}
          legend={legend}
          question={question}
          error={error}
          value={typeof value === 'number' ? value : null}
          onChange={(step) => set(step)}
        />
      )
  }
}

function TextAnswer({ question, form }: QuestionFieldProps) {
  const { t } = useText()
  const { id, text, error, set, leave } = useField(form.field(`answers.${question.id}`))
  const left = ANSWER_LENGTH - text.length
  return (
    <Field
      id={id}
      label={question.text}
      isOptional={!question.required}
      error={error}
      hint={
        text.length < SHORT_LENGTH
          ? undefined
          : t('{left, plural, one {# character left} other {# characters left}}', { left: Math.max(0, left) })
      }
    >
      <textarea
        id={id}
        className={`${fieldStyles.input} ${styles.text}`}
        rows={3}
        value={text}
        aria-required={question.required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={leave}
      />
    </Field>
  )
}

function Legend({ question }: { readonly question: SurveyQuestion }) {
  const { optional } = useUiTexts()
  return (
    <>
      {question.text}
      {question.required ? null : <small> {optional}</small>}
    </>
  )
}
