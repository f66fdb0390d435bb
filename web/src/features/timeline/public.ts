export { useActWords, useRecordWords } from './organiser/act-words.ts'
export { FieldChanges } from './organiser/field-changes.tsx'
export { RecordTimeline } from './organiser/record-timeline.tsx'
