export { peopleTable } from './people-table.ts'
