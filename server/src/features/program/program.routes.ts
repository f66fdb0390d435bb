import * as clashes from '@foyer/contract/kept-clashes'
import * as contract from '@foyer/contract/program'
import * as reservations from '@foyer/contract/reservations'
import { BinaryAnswer } from '#platform/door/answers'
import { type Door, serve } from '#platform/door/serve'
import { giveSeatBack } from './give-seat-back.ts'
import { keepBoth, remindOfClash } from './keep-both.ts'
import { listFavourites } from './list-favourites.ts'
import { listReservations } from './list-reservations.ts'
import { listSpeakers } from './list-speakers.ts'
import { readReservation } from './own-seats.ts'
import { readAgenda } from './read-agenda.ts'
import { readPage } from './read-page.ts'
import { renewCalendar } from './renew-calendar.ts'
import { reserveSeat } from './reserve-seat.ts'
import { readFavourite, starSession, unstarSession } from './star-session.ts'
import { writeCalendar } from './write-calendar.ts'

export function openProgram(door: Door): void {
  serve(door, contract.readAgenda, readAgenda)
  serve(door, contract.listSpeakers, listSpeakers)
  serve(door, contract.readPage, readPage)
  serve(door, contract.listFavourites, listFavourites)
  serve(door, contract.readFavourite, readFavourite)
  serve(door, contract.starSession, starSession)
  serve(door, contract.unstarSession, unstarSession)
  serve(door, clashes.keepBoth, keepBoth)
  serve(door, clashes.remindOfClash, remindOfClash)
  serve(door, reservations.listReservations, listReservations)
  serve(door, reservations.readReservation, readReservation)
  serve(door, reservations.reserveSeat, reserveSeat)
  serve(door, reservations.giveSeatBack, giveSeatBack)
  serve(door, contract.renewCalendar, renewCalendar)
  serve(door, contract.readCalendar, async (context, { query }) => {
    const calendar = await writeCalendar(context, query.key)
    return new BinaryAnswer('text/calendar; charset=utf-8', Buffer.from(calendar))
  })
}
