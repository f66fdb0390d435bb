import type { SurveyQuestion } from '@foyer/contract/surveys'
import { describe, expect, test } from 'vitest'
import { answersFrom, givenAnswers, isAnswered, toggleOption, topicsOf } from './answers.ts'

const base = { required: true, options: null, max: null, scale: null }
const options = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value.toUpperCase() }))
const several: SurveyQuestion = { ...base, id: 'several', topic: 'One', text: '', type: 'multiple', options, max: 3 }
const words: SurveyQuestion = { ...base, id: 'words', topic: 'One', text: '', type: 'text', required: false }
const truth: SurveyQuestion = { ...base, id: 'truth', topic: 'Two', text: '', type: 'yes-no' }
const questions = [several, words, truth]

describe('choosing several', () => {
  test.each<[what: string, chosen: string[] | undefined, option: string, result: string[] | null]>([
    ['the first', undefined, 'a', ['a']],
    ['up to as many as allowed', ['a', 'b'], 'd', ['a', 'b', 'd']],
    ['one too many is refused', ['a', 'b', 'd'], 'c', null],
    ['one of the allowed is taken back', ['a', 'b', 'd'], 'b', ['a', 'd']],
    ['the last is taken back', ['a'], 'a', []],
  ])('%s', (_what, chosen, option, result) => {
    expect(toggleOption(several, chosen, option)).toEqual(result)
  })

  test('without a limit all may be chosen', () => {
    expect(toggleOption({ ...several, max: null }, ['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd'])
  })
})

test('neighbours of one topic stand together and are counted through', () => {
  expect(topicsOf(questions).map(({ name, from, questions: own }) => [name, from, own.length])).toEqual([
    ['One', 1, 2],
    ['Two', 3, 1],
  ])
  expect(topicsOf([])).toEqual([])
})

test.each<[SurveyQuestion, unknown, boolean]>([
  [truth, false, true],
  [truth, undefined, false],
  [words, '   ', false],
  [words, 'a', true],
  [words, 'x'.repeat(1001), false],
  [several, [], false],
])('a question counts as answered when its answer says something and fits (%#)', (question, value, result) => {
  expect(isAnswered(question, { [question.id]: value as string })).toBe(result)
})

test('only what says something and fits is sent', () => {
  expect(givenAnswers(questions, { several: ['a'], words: ' ', truth: false, gone: 'x' })).toEqual([
    { questionId: 'several', value: ['a'] },
    { questionId: 'truth', value: false },
  ])
})

test('what no longer fits its question is left out', () => {
  const saved = [
    { questionId: 'several', value: ['a', 'z'] },
    { questionId: 'words', value: 'kept' },
    { questionId: 'gone', value: 'x' },
  ]
  expect(answersFrom(questions, saved)).toEqual({ words: 'kept' })
})
