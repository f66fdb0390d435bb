import type { OfficeSession } from '@foyer/contract/office-program'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Note } from '#ui/note.tsx'
import { useWritten } from '../program-words.ts'
import { useSessionNames } from '../sessions/session-texts.tsx'
import { useSpeakerNames } from './speaker-names.ts'

interface ChangedThereProps {
  readonly before: OfficeSession
  readonly now: OfficeSession
}

/** What a colleague changed of a session while somebody was about to move it. */
export function ChangedThere({ before, now }: ChangedThereProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const say = useWritten()
  const speakers = useSpeakerNames()
  const names = useSessionNames()
  const shown = (session: OfficeSession): Readonly<Record<string, string>> => ({
    title: say(session.title),
    abstract: say(session.abstract),
    startsAt: formatMoment(session.startsAt, timeZone, locale),
    endsAt: formatMoment(session.endsAt, timeZone, locale),
    stage: session.stage ?? '–',
    track: session.track ?? '–',
    speakers: speakers(session.speakers) || '–',
    capacity: String(session.seats?.capacity ?? '–'),
  })
  const [was, is] = [shown(before), shown(now)]
  return (
    <Note kind="warning" role="alert">
      <p>
        <b>{t('Somebody else changed this session meanwhile.')}</b>{' '}
        {t('It was not moved. Move it once more if that is still right.')}
      </p>
      <ul className="bullets">
        {Object.keys(was)
          .filter((name) => was[name] !== is[name])
          .map((name) => (
            <li key={name}>
              {t('{field}: {before} is {after} now', {
                field: names[name] ?? name,
                before: was[name] ?? '',
                after: is[name] ?? '',
              })}
            </li>
          ))}
      </ul>
    </Note>
  )
}
