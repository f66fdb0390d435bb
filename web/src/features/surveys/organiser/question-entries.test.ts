import type { OfficeQuestion } from '@foyer/contract/office-surveys'
import { expect, test } from 'vitest'
import { questionFields, questionSchema } from './question-entries.ts'

const question: OfficeQuestion = {
  id: '01980000-0000-7000-8000-00000000beef',
  version: 1,
  position: 1,
  topic: { en: 'You' },
  text: { en: 'What do you sell?' },
  type: 'multiple',
  isRequired: true,
  options: [
    { value: 'backup', label: { en: 'Backup', de: 'Sicherung' } },
    { value: 'clouds', label: { en: 'Cloud' } },
  ],
  max: 2,
  scale: null,
  closedAt: null,
  answers: 0,
}
const schema = questionSchema(['en', 'de'], question)
const fields = questionFields(question)

test('what stands in the fields of a question is the question again', () => {
  expect(schema.safeParse(fields)).toEqual({
    success: true,
    data: {
      topic: question.topic,
      text: question.text,
      type: 'multiple',
      isRequired: true,
      options: question.options,
      max: 2,
    },
  })
})

test('what stands in a language that the edition has no more is kept, answers too, wherever their line stands now', () => {
  const text = { en: 'What do you sell?', fr: 'Que vendez-vous ?' }
  const options = [
    { value: 'backup', label: { en: 'Backup', de: 'Sicherung', fr: 'Sauvegarde' } },
    { value: 'clouds', label: { en: 'Cloud', fr: 'Nuage' } },
  ]
  const written = { ...question, text, options }
  const typed = { ...questionFields(written), options: { en: 'Cloud\nBackup', de: '\nSicherung', fr: '' } }
  expect(questionSchema(['en', 'de'], written).safeParse(typed)).toMatchObject({
    data: { text, options: [options[1], options[0]] },
  })
})

test('an answer that reads as before is the same answer wherever its line stands; another has a name of its own', () => {
  const options = { en: 'Cloud\nClouds\nBackup', de: '', fr: '' }
  expect(schema.safeParse({ ...fields, options })).toMatchObject({
    data: { options: [{ value: 'clouds' }, { value: 'clouds-2' }, { value: 'backup' }] },
  })
})

test.each([
  [{ text: { en: '', de: 'Nur deutsch', fr: '' } }, ['text', 'en']],
  [{ options: { en: '', de: '', fr: '' } }, ['options', 'en']],
  [{ max: 'many' }, ['max']],
  [
    { type: 'scale', lowest: 'x', minLabel: { en: 'a', de: '', fr: '' }, maxLabel: { en: 'b', de: '', fr: '' } },
    ['lowest'],
  ],
  [{ type: 'scale' }, ['minLabel', 'en']],
])('%o is refused at its field', (wrong, path) => {
  const parsed = schema.safeParse({ ...fields, ...wrong })
  expect(parsed.success ? [] : parsed.error.issues).toContainEqual(expect.objectContaining({ path }))
})
