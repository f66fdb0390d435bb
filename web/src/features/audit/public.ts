export { FieldChanges } from './organiser/field-changes.tsx'
