import type { Content } from '@foyer/contract/kit/content'
import type { NewSurveyQuestion } from '@foyer/contract/new-survey-question.schemas'

const company: Content = { en: 'You and your company', de: 'Sie und Ihr Unternehmen' }
const plans: Content = { en: 'What you come for', de: 'Was Sie vorhaben' }
const event: Content = { en: 'At the event', de: 'Vor Ort' }

const option = (value: string, en: string, de: string) => ({ value, label: { en, de } })

/** Seven questions on three topics, in their order. */
export const surveyQuestions: readonly NewSurveyQuestion[] = [
  {
    topic: company,
    text: { en: 'How many people work in your company?', de: 'Wie viele Menschen arbeiten in Ihrem Unternehmen?' },
    type: 'single',
    isRequired: true,
    options: [
      option('1-9', '1 to 9', '1 bis 9'),
      option('10-49', '10 to 49', '10 bis 49'),
      option('50-249', '50 to 249', '50 bis 249'),
      option('250', '250 or more', '250 oder mehr'),
    ],
  },
  {
    topic: company,
    text: { en: 'Is this your first time at the event?', de: 'Sind Sie zum ersten Mal dabei?' },
    type: 'yes-no',
    isRequired: true,
  },
  {
    topic: plans,
    text: { en: 'Which subjects interest you most?', de: 'Welche Themen interessieren Sie am meisten?' },
    type: 'multiple',
    isRequired: true,
    max: 3,
    options: [
      option('backup', 'Backup and recovery', 'Sicherung und Wiederherstellung'),
      option('security', 'Security services', 'Sicherheitsdienste'),
      option('cloud', 'Moving customers to the cloud', 'Umzug von Kunden in die Cloud'),
      option('monitoring', 'Remote monitoring', 'Fernüberwachung'),
      option('licences', 'Licences and distribution', 'Lizenzen und Distribution'),
      option('people', 'Finding and training people', 'Personal finden und ausbilden'),
    ],
  },
  {
    topic: plans,
    text: {
      en: 'What would make these days worth the journey?',
      de: 'Wodurch würde sich die Reise für Sie lohnen?',
    },
    type: 'text',
    isRequired: false,
  },
  {
    topic: event,
    text: { en: 'How will you travel to Berlin?', de: 'Wie reisen Sie nach Berlin?' },
    type: 'single',
    isRequired: false,
    options: [
      option('train', 'By train', 'Mit der Bahn'),
      option('plane', 'By plane', 'Mit dem Flugzeug'),
      option('car', 'By car', 'Mit dem Auto'),
      option('local', 'I am already there', 'Ich bin schon da'),
    ],
  },
  {
    topic: event,
    text: {
      en: 'Will you come to the evening by the river on Tuesday 21 October?',
      de: 'Kommen Sie am Dienstag, 21. Oktober, zum Abend am Fluss?',
    },
    type: 'yes-no',
    isRequired: false,
  },
  {
    topic: event,
    text: {
      en: 'How likely are you to recommend the event to a colleague?',
      de: 'Wie wahrscheinlich empfehlen Sie die Messe weiter?',
    },
    type: 'scale',
    isRequired: true,
    scale: {
      min: 0,
      max: 10,
      minLabel: { en: 'not at all', de: 'gar nicht' },
      maxLabel: { en: 'very likely', de: 'sehr wahrscheinlich' },
    },
  },
]
