import { listFavourites, listSpeakers, readAgenda } from '@foyer/contract/program'
import { listReservations } from '@foyer/contract/reservations'
import { query } from '#platform/api.ts'

/** All sessions, the same for everybody. */
export const agendaQuery = query(readAgenda)
export const speakersQuery = query(listSpeakers)
/** One's own stars, and the address of one's calendar. */
export const favouritesQuery = query(listFavourites)
/** The seats of sessions, and what one reserved of them. */
export const seatsQuery = query(listReservations)
