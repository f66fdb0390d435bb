export { LatestChanges } from './organiser/latest-changes.tsx'
