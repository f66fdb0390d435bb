export { HomeEvents } from './attendee/home-events.tsx'
