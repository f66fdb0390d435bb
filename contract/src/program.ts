import { endpoint } from './kit/endpoint.ts'

export type {
  Agenda,
  AgendaSession,
  Favourite,
  Favourites,
  Page,
  PageBlock,
  SessionLevel,
  Speaker,
  Stage,
  Track,
} from './program.schemas.ts'

export const readAgenda = endpoint({
  id: 'program.readAgenda',
  method: 'GET',
  path: '/api/agenda',
  audience: 'anyone',
})

export const listSpeakers = endpoint({
  id: 'program.listSpeakers',
  method: 'GET',
  path: '/api/speaker',
  audience: 'anyone',
})

export const readPage = endpoint({
  id: 'program.readPage',
  method: 'GET',
  path: '/api/page/:slug',
  audience: 'anyone',
})

export const listFavourites = endpoint({
  id: 'program.listFavourites',
  method: 'GET',
  path: '/api/agenda/favourite',
  audience: 'signed-in',
})

export const readFavourite = endpoint({
  id: 'program.readFavourite',
  method: 'GET',
  path: '/api/agenda/:sessionId/favourite',
  audience: 'signed-in',
})

export const starSession = endpoint({
  id: 'program.starSession',
  method: 'PUT',
  path: '/api/agenda/:sessionId/favourite',
  audience: 'admitted',
})

export const unstarSession = endpoint({
  id: 'program.unstarSession',
  method: 'DELETE',
  path: '/api/agenda/:sessionId/favourite',
  audience: 'admitted',
})

export const renewCalendar = endpoint({
  id: 'program.renewCalendar',
  method: 'PUT',
  path: '/api/agenda/calendar',
  audience: 'admitted',
})

export const readCalendar = endpoint({
  id: 'program.readCalendar',
  method: 'GET',
  path: '/api/agenda/favourites.ics',
  audience: 'anyone',
})
