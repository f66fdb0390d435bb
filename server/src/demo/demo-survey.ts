interface Words {
  readonly en: string
  readonly de: string
}

const company: Words = { en: 'You and your company', de: 'Sie und Ihr Unternehmen' }
const plans: Words = { en: 'What you come for', de: 'Was Sie vorhaben' }
const event: Words = { en: 'At the event', de: 'Vor Ort' }

const option = (value: string, en: string, de: string) => ({ value, label: { en, de } })

const questions = [
  {
    topic: company,
    text: { en: 'How many people work in your company?', de: 'Wie viele Menschen arbeiten in Ihrem Unternehmen?' },
    type: 'single' as const,
    is_required: true,
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
    type: 'yes-no' as const,
    is_required: true,
  },
  {
    topic: plans,
    text: { en: 'Which subjects interest you most?', de: 'Welche Themen interessieren Sie am meisten?' },
    type: 'multiple' as const,
    is_required: true,
    max_choices: 3,
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
    type: 'text' as const,
    is_required: false,
  },
  {
    topic: event,
    text: { en: 'How will you travel to Berlin?', de: 'Wie reisen Sie nach Berlin?' },
    type: 'single' as const,
    is_required: false,
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
    type: 'yes-no' as const,
    is_required: false,
  },
  {
    topic: event,
    text: {
      en: 'How likely are you to recommend the event to a colleague?',
      de: 'Wie wahrscheinlich empfehlen Sie die Messe weiter?',
    },
    type: 'scale' as const,
    is_required: true,
    scale: {
      min: 0,
      max: 10,
      minLabel: { en: 'not at all', de: 'gar nicht' },
      maxLabel: { en: 'very likely', de: 'sehr wahrscheinlich' },
    },
  },
]

const orNull = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))

/** Seven questions on three topics, as rows. */
export const surveyQuestions = questions.map((question, index) => ({
  id: `01989c00-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
  edition_id: 1,
  position: index + 1,
  topic: JSON.stringify(question.topic),
  text: JSON.stringify(question.text),
  type: question.type,
  is_required: question.is_required,
  options: orNull('options' in question ? question.options : undefined),
  max_choices: 'max_choices' in question ? (question.max_choices ?? null) : null,
  scale: orNull('scale' in question ? question.scale : undefined),
}))
