import type { NewSurveyQuestion } from '@foyer/contract/new-survey-question.schemas'
import { attendee, call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

/** A question as an organiser would ask it: one of two answers. */
export const newQuestion = (changes: Partial<NewSurveyQuestion> = {}): NewSurveyQuestion =>
  ({
    topic: { en: 'You' },
    text: { en: 'What do you sell?' },
    type: 'single',
    isRequired: false,
    options: [
      { value: 'cloud', label: { en: 'Cloud' } },
      { value: 'hardware', label: { en: 'Hardware' } },
    ],
    ...changes,
  }) as NewSurveyQuestion

/** So that nothing else must be answered. */
export const removeDemoQuestions = (house: Pick<TestHouse, 'database'>) =>
  house.database.raw('delete from survey_questions', [])

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>
const office = '/api/organiser/survey-question'

/** On a question of its own; `answered`: by somebody. */
async function ofNewQuestion(
  house: TestHouse,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  isAnswered = false,
) {
  const token = await signInStaff(house, 'organiser')
  const { body: question } = await call<{ id: string }>(house, 'POST', office, { token, body: newQuestion() })
  if (isAnswered) await answerInDatabase(house, question.id)
  return call(house, method, `${office}/${question.id}${path}`, { token, ...(body === undefined ? {} : { body }) })
}

/** Beside the other questions, which would have to be answered too. */
async function answerInDatabase(house: TestHouse, questionId: string): Promise<void> {
  const { token } = await attendee(house)
  const { body: person } = await call<{ uuid: string }>(house, 'GET', '/api/user/', { token })
  const { raw } = house.database
  await raw(
    `insert into survey_responses (user_id, edition_id, answered_at)
     select $1, edition_id, $3 from survey_questions where id = $2`,
    [person.uuid, questionId, house.clock.now()],
  )
  await raw(
    `insert into survey_answers (user_id, edition_id, question_id, value, created_at)
     select $1, edition_id, id, '"cloud"', $3 from survey_questions where id = $2`,
    [person.uuid, questionId, house.clock.now()],
  )
}

const changed = (version = 1) => ({ version, question: newQuestion({ text: { en: 'What do you buy?' } }) })

/** How the answers about the survey in the office come about; see `scenarios`. */
export const surveyScenarios: Readonly<Record<string, Scenario>> = {
  'surveys.listOfficeQuestions 200': async (house) =>
    call(house, 'GET', office, { token: await signInStaff(house, 'support') }),
  'surveys.readOfficeQuestion 200': (house) => ofNewQuestion(house, 'GET', ''),
  'surveys.addQuestion 201': async (house) =>
    call(house, 'POST', office, { token: await signInStaff(house, 'organiser'), body: newQuestion() }),
  'surveys.changeQuestion 200': (house) => ofNewQuestion(house, 'PUT', '', changed()),
  'surveys.changeQuestion 409': (house) => ofNewQuestion(house, 'PUT', '', changed(), true),
  'surveys.replaceQuestion 201': (house) => ofNewQuestion(house, 'POST', '/replacement', changed()),
  'surveys.replaceQuestion 409': (house) => ofNewQuestion(house, 'POST', '/replacement', changed(2)),
  'surveys.closeQuestion 200': (house) => ofNewQuestion(house, 'PUT', '/closed', { version: 1, isClosed: true }),
  'surveys.closeQuestion 409': (house) => ofNewQuestion(house, 'PUT', '/closed', { version: 2, isClosed: true }),
  'surveys.removeQuestion 204': (house) => ofNewQuestion(house, 'DELETE', ''),
  'surveys.removeQuestion 409': (house) => ofNewQuestion(house, 'DELETE', '', undefined, true),
  'surveys.orderQuestions 204': async (house) => {
    const token = await signInStaff(house, 'organiser')
    const { body } = await call<{ items: { id: string }[] }>(house, 'GET', `${office}?limit=200`, { token })
    return call(house, 'PUT', '/api/organiser/survey-order', { token, body: { ids: body.items.map(({ id }) => id) } })
  },
  'surveys.orderQuestions 409': async (house) =>
    call(house, 'PUT', '/api/organiser/survey-order', {
      token: await signInStaff(house, 'organiser'),
      body: { ids: ['01980000-0000-7000-8000-00000000beef'] },
    }),
  'surveys.readSurveyResults 200': async (house) =>
    call(house, 'GET', '/api/organiser/survey-result', { token: await signInStaff(house, 'support') }),
  'surveys.exportSurveyAnswers 200': async (house) =>
    call(house, 'GET', '/api/organiser/survey-result/csv', { token: await signInStaff(house, 'organiser') }),
}
