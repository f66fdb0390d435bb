export { eventsForHome, HomeEvents } from './attendee/home-events.tsx'
export { useUndo } from './attendee/use-undo.ts'
