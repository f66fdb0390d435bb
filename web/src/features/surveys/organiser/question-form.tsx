import type { Locale } from '@foyer/contract/kit/languages'
import {
  addQuestion,
  changeQuestion,
  type OfficeQuestion,
  questionWasAnswered,
  replaceQuestion,
} from '@foyer/contract/office-surveys'
import { useRef } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { Choice, ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { faultsWithin } from '#platform/forms/faults-within.ts'
import { sayWith } from '#platform/forms/field-names.ts'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { type Form, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useKeepQuestion } from './keep-question.ts'
import { type QuestionFields, questionFields, questionSchema } from './question-entries.ts'
import { useQuestionTypes } from './question-words.ts'
import styles from './survey.module.css'

interface QuestionFormProps {
  /** Null: a new one. */
  readonly question: OfficeQuestion | null
  readonly languages: readonly Locale[]
  readonly onDone: (question: OfficeQuestion) => void
}

/** All that is asked by a question, its languages beside each other. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, languages } = props
  const { t } = useText()
  const names = useNames()
  const { form, conflict, askAnew } = useQuestionForm(props)
  const isAnswered = question !== null && question.answers > 0
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Question')}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      {isAnswered ? (
        <Note>
          {t(
            '{n, plural, one {One person answered it.} other {# people answered it.}} It keeps its meaning: a language, an answer or a topic may come to it. To change more, ask it anew.',
            { n: question.answers },
          )}
        </Note>
      ) : null}
      <div className="fields">
        <ContentFields
          isLong={2}
          field={(one) => form.field(`text.${one}`)}
          label={names['text'] ?? ''}
          languages={languages}
        />
        <ContentFields field={(one) => form.field(`topic.${one}`)} label={names['topic'] ?? ''} languages={languages} />
        <div className="half-w">
          <Choice {...form.field('type')} label={names['type'] ?? ''} choices={Object.entries(useQuestionTypes())} />
        </div>
      </div>
      <TypeFields form={form} languages={languages} names={names} />
      <CheckField {...form.field('isRequired')}>{names['isRequired'] ?? ''}</CheckField>
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {question === null ? t('Add the question') : t('Save the question')}
        </Button>
        {isAnswered ? (
          <Button variant="line" onClick={() => void askAnew()}>
            {t('Ask it anew')}
          </Button>
        ) : null}
      </p>
    </form>
  )
}

interface TypeFieldsProps {
  readonly form: Form<QuestionFields>
  readonly languages: readonly Locale[]
  readonly names: Readonly<Record<string, string>>
}

/** What else a question of this type needs. */
function TypeFields({ form, languages, names }: TypeFieldsProps) {
  const { t } = useText()
  const type = useValue(form, 'type')
  if (type === 'scale')
    return (
      <div className="fields">
        <div className="half-w">
          <TextField {...form.field('lowest')} label={names['lowest'] ?? ''} inputMode="numeric" look="num" />
        </div>
        <div className="half-w">
          <TextField {...form.field('highest')} label={names['highest'] ?? ''} inputMode="numeric" look="num" />
        </div>
        {(['minLabel', 'maxLabel'] as const).map((end) => (
          <ContentFields
            key={end}
            field={(one) => form.field(`${end}.${one}`)}
            label={names[end] ?? ''}
            languages={languages}
          />
        ))}
      </div>
    )
  if (type !== 'single' && type !== 'multiple') return null
  return (
    <>
      <div className="fields">
        <ContentFields
          isLong={6}
          field={(one) => form.field(`options.${one}`)}
          label={names['options'] ?? ''}
          languages={languages}
        />
        {type === 'multiple' ? (
          <div className="half-w">
            <TextField
              {...form.field('max')}
              label={names['max'] ?? ''}
              hint={t('Empty: all of them.')}
              inputMode="numeric"
              look="num"
              isOptional
            />
          </div>
        ) : null}
      </div>
      <p className="hint">{t('One answer in each line, in the same order in each language.')}</p>
    </>
  )
}

function useQuestionForm({ question, languages, onDone }: QuestionFormProps) {
  const { t } = useText()
  const add = useCommand(addQuestion, ownWords)
  const change = useCommand(changeQuestion, ownWords)
  const replace = useCommand(replaceQuestion, ownWords)
  const isAnew = useRef(false)
  const edit = useEdit({
    schema: questionSchema(languages, question),
    initial: questionFields(question),
    version: question?.version ?? null,
    save: (body, version) => {
      if (question === null) return add.mutateAsync({ body })
      const changed = { params: { id: question.id }, body: { version: version ?? 1, question: body } }
      return isAnew.current ? replace.mutateAsync(changed) : change.mutateAsync(changed)
    },
    refused: (error) =>
      refusedWith(error, questionWasAnswered)
        ? new Map([['text', { message: questionWasAnswered.detail }]])
        : faultsWithin(error, { 'scale.max': 'highest' }),
    keep: useKeepQuestion(),
    theirsIn: (now) => ({ version: now.version, fields: questionFields(now) }),
    onDone: (saved) => {
      toast(t('The question is saved.'))
      onDone(saved)
    },
  })
  const askAnew = async () => {
    isAnew.current = true
    await edit.form.model.submit().finally(() => {
      isAnew.current = false
    })
  }
  return { ...edit, askAnew }
}

function useNames(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    text: t('Question'),
    topic: t('Topic'),
    type: t('Answered by'),
    isRequired: t('It must be answered'),
    options: t('Answers to choose from'),
    max: t('Most that may be chosen'),
    lowest: t('Lowest'),
    highest: t('Highest'),
    minLabel: t('What the lowest means'),
    maxLabel: t('What the highest means'),
  }
}
