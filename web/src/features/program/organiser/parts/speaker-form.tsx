import type { Locale } from '@foyer/contract/kit/languages'
import { addSpeaker, changeSpeaker, type OfficeSpeaker } from '@foyer/contract/office-program-parts'
import { useEffect, useRef } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { addUnderFreeCode } from '#platform/forms/under-free-code.ts'
import { useEdit } from '#platform/forms/use-edit.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import styles from '../program.module.css'
import { useKeepSpeaker } from './keep-speaker.ts'
import { codeOf, speakerFields, speakerSchema } from './speaker-entries.ts'

interface SpeakerFormProps {
  /** Null: a new one. */
  readonly speaker: OfficeSpeaker | null
  readonly languages: readonly Locale[]
  /** The speaker as an act beside the form left them: what is typed stays. */
  readonly acted?: OfficeSpeaker | null
  readonly onDone: (speaker: OfficeSpeaker) => void
}

function useSpeakerForm({ speaker, languages, onDone }: SpeakerFormProps) {
  const { t } = useText()
  const add = useCommand(addSpeaker, ownWords)
  const change = useCommand(changeSpeaker, ownWords)
  return useEdit({
    schema: speakerSchema(languages),
    initial: speakerFields(speaker),
    version: speaker?.version ?? null,
    save: (body, version) =>
      speaker === null
        ? addUnderFreeCode(codeOf(body.name), (code) => add.mutateAsync({ body: { ...body, code } }))
        : change.mutateAsync({ params: { id: String(speaker.id) }, body: { ...body, version: version ?? 1 } }),
    keep: useKeepSpeaker(),
    theirsIn: (now) => ({ version: now.version, fields: speakerFields(now) }),
    onDone: (saved) => {
      toast(t('The speaker is saved.'))
      onDone(saved)
    },
  })
}

/** All that is written of a speaker. */
export function SpeakerForm(props: SpeakerFormProps) {
  const { t } = useText()
  const { languages, acted = null } = props
  const names = {
    code: t('Code'),
    name: t('Name'),
    sortName: t('In lists under'),
    jobTitle: t('Job title'),
    company: t('Company'),
    city: t('City'),
    bio: t('About them'),
  }
  const { form, conflict, follow } = useSpeakerForm(props)
  const followed = useRef(follow)
  followed.current = follow
  useEffect(() => {
    if (acted !== null) followed.current(acted)
  }, [acted])
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Speaker')}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <div className="fields">
        <div className="half-w">
          <TextField {...form.field('name')} label={names.name} autoComplete="off" />
        </div>
        <div className="half-w">
          <TextField
            {...form.field('sortName')}
            label={names.sortName}
            hint={t('Such as the family name. Empty: the last word of the name.')}
            isOptional
            autoComplete="off"
          />
        </div>
        <ContentFields field={(one) => form.field(`jobTitle.${one}`)} label={names.jobTitle} languages={languages} />
        <div className="half-w">
          <TextField {...form.field('company')} label={names.company} autoComplete="off" />
        </div>
        <div className="half-w">
          <TextField {...form.field('city')} label={names.city} autoComplete="off" />
        </div>
        <ContentFields isLong={6} field={(one) => form.field(`bio.${one}`)} label={names.bio} languages={languages} />
      </div>
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {t('Save the speaker')}
        </Button>
      </p>
    </form>
  )
}
