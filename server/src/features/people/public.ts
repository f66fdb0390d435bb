export { foundPeople } from './found-people.queries.ts'
export { type PersonForAct, peopleForActs } from './people-for-acts.queries.ts'
export { peopleTable } from './people-table.ts'
