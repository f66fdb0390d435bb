export { FieldChanges } from './organiser/field-changes.tsx'
export { LatestChanges } from './organiser/latest-changes.tsx'
