import * as contract from '@foyer/contract/office-people'
import { readPerson as readPersonEndpoint } from '@foyer/contract/office-person'
import { getEdition } from '#features/editions'
import { signUpWeek } from '#features/passes'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { presenterOfPeople, presentOther } from './list-people.ts'
import { presenterOfSignUps } from './list-sign-ups.ts'
import { otherPeopleKeys, readOtherPeoplePage } from './other-people.queries.ts'
import { peopleKeys, readPeoplePage } from './people.queries.ts'
import { readPerson } from './read-person.ts'
import { readSignUpPage, signUpKeys } from './sign-ups.queries.ts'

/** What staff see of people. */
export function openPeople(door: Door): void {
  serve(door, contract.listPeople, async (context, { query }) => {
    const asked = pageAsked(context, contract.listPeople, query, peopleKeys(query))
    const page = await readPeoplePage(context, query, asked)
    return presentPage(context, contract.listPeople, query, page, await presenterOfPeople(context))
  })
  serve(door, contract.listOtherPeople, async (context, { query }) => {
    const asked = pageAsked(context, contract.listOtherPeople, query, otherPeopleKeys)
    const page = await readOtherPeoplePage(context, query, asked)
    return presentPage(context, contract.listOtherPeople, query, page, presentOther)
  })
  serve(door, contract.listSignUps, async (context, { query }) => {
    const { q, step, since } = query
    const { timeZone } = await getEdition(context)
    const week = since === undefined ? undefined : signUpWeek(timeZone, context.now).from
    const asked = pageAsked(context, contract.listSignUps, query, signUpKeys)
    const page = await readSignUpPage(context, { q, step, since: week }, asked)
    return presentPage(context, contract.listSignUps, query, page, await presenterOfSignUps(context))
  })
  serve(door, readPersonEndpoint, readPerson)
}
