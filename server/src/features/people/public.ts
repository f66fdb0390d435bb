export { foundPeople } from './found-people.queries.ts'
export { peopleTable } from './people-table.ts'
