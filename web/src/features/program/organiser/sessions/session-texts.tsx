import { type Locale, locales } from '@foyer/contract/kit/languages'
import type { ProgramParts } from '@foyer/contract/office-program'
import { Choice, ContentFields } from '#platform/forms/content-fields.tsx'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { type Form, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { useLevelNames, useNameOfLanguage, useWritten } from '../program-words.ts'
import type { SessionFields } from './session-entries.ts'
import { SpeakersField } from './speakers-field.tsx'

interface SessionTextsProps {
  readonly form: Form<SessionFields>
  readonly languages: readonly Locale[]
  readonly parts: ProgramParts
  /** Null: one that is new, which may be either. */
  readonly isBreak: boolean | null
}

export function useSessionNames(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    title: t('Title'),
    abstract: t('Abstract'),
    code: t('Code'),
    startsAt: t('Begins'),
    endsAt: t('Ends'),
    stage: t('Stage'),
    track: t('Track'),
    level: t('Level'),
    language: t('Held in'),
    speakers: t('Speakers'),
    repeats: t('Repeats'),
    isReservable: t('Seats can be reserved'),
    capacity: t('Seats to reserve'),
    answerHours: t('Hours to answer for a freed seat'),
  }
}

/** What is written of a session, who speaks in it, and its seats. */
export function SessionTexts({ form, languages, parts, isBreak }: SessionTextsProps) {
  const { t } = useText()
  const names = useSessionNames()
  const say = useWritten()
  const levels = useLevelNames()
  const nameOf = useNameOfLanguage()
  const tracks = parts.tracks.map(({ code, name }) => [code, say(name)] as const)
  return (
    <>
      <div className="fields">
        <ContentFields field={(one) => form.field(`title.${one}`)} label={names['title'] ?? ''} languages={languages} />
        <ContentFields
          isLong={6}
          field={(one) => form.field(`abstract.${one}`)}
          label={names['abstract'] ?? ''}
          languages={languages}
        />
        {isBreak === true ? null : (
          <div className="half">
            <Choice
              {...form.field('track')}
              label={names['track'] ?? ''}
              choices={isBreak === null ? [['', t('None: a break')], ...tracks] : tracks}
            />
          </div>
        )}
        <div className="half">
          <Choice {...form.field('level')} label={names['level'] ?? ''} choices={Object.entries(levels)} />
        </div>
        <div className="half">
          <Choice
            {...form.field('language')}
            label={names['language'] ?? ''}
            choices={locales.map((one) => [one, nameOf(one)])}
          />
        </div>
        <div className="half">
          <Choice
            {...form.field('repeats')}
            label={names['repeats'] ?? ''}
            choices={[['', t('None')], ...parts.sessions.map(({ code, title }) => [code, say(title)] as const)]}
          />
        </div>
      </div>
      <SpeakersField form={form} speakers={parts.speakers} />
      {isBreak === true ? null : <SeatFields form={form} />}
    </>
  )
}

/** Seats that can be reserved, where they can. */
function SeatFields({ form }: Pick<SessionTextsProps, 'form'>) {
  const names = useSessionNames()
  const isReservable = useValue(form, 'isReservable')
  return (
    <>
      <CheckField {...form.field('isReservable')}>{names['isReservable']}</CheckField>
      {isReservable ? (
        <div className="fields">
          <div className="half">
            <TextField {...form.field('capacity')} look="num" inputMode="numeric" label={names['capacity'] ?? ''} />
          </div>
          <div className="half">
            <TextField
              {...form.field('answerHours')}
              look="num"
              inputMode="numeric"
              label={names['answerHours'] ?? ''}
            />
          </div>
        </div>
      ) : null}
    </>
  )
}
