import type { NewSurveyQuestion } from '@foyer/contract/new-survey-question.schemas'

/** A question as its row has it. */
export const questionColumnsOf = (question: NewSurveyQuestion) => ({
  topic: JSON.stringify(question.topic),
  text: JSON.stringify(question.text),
  type: question.type,
  is_required: question.isRequired,
  options: 'options' in question ? JSON.stringify(question.options) : null,
  max_choices: question.type === 'multiple' ? question.max : null,
  scale: question.type === 'scale' ? JSON.stringify(question.scale) : null,
})
