import { useParams } from '@tanstack/react-router'
import { SpeakersView } from './speakers-view.tsx'

/** `/speakers/{speaker}`: one of them, and the others. */
export function SpeakerPage() {
  const { speakerCode } = useParams({ strict: false })
  return <SpeakersView code={speakerCode} />
}
