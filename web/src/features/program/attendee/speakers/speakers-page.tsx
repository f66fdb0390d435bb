import { SpeakersView } from './speakers-view.tsx'

/** `/speakers`: who speaks, by name. */
export function SpeakersPage() {
  return <SpeakersView />
}
