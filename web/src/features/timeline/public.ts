export { useActWords, useRecordWords } from './organiser/act-words.ts'
export { ChangedElsewhere } from './organiser/changed-elsewhere.tsx'
export { FieldChanges } from './organiser/field-changes.tsx'
export { RecordTimeline } from './organiser/record-timeline.tsx'
