import type { Locale } from '@foyer/contract/kit/languages'
import { addSession, type ProgramParts, readProgramParts } from '@foyer/contract/office-program'
import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { faultsWithin } from '#platform/forms/faults-within.ts'
import { sayWith } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type Form, useForm } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePlainTitle } from '#platform/title.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../program.module.css'
import { useKeepSession } from './keep-session.ts'
import { newSessionFields, newSessionSchema, type SessionFields } from './session-entries.ts'
import { SessionTexts, useSessionNames } from './session-texts.tsx'
import { WhenAndWhere } from './when-and-where.tsx'

/** `/organiser/program/new`: a session is put into the programme. */
export function NewSessionPage() {
  const { t } = useText()
  const setup = useQuery(query(readSetup))
  const parts = useQuery(query(readProgramParts))
  usePlainTitle(t('A new session'))
  const error = setup.error ?? parts.error
  return (
    <>
      <p className={`${styles.back} label`}>
        <Link to="/organiser/program">{t('All sessions')}</Link>
      </p>
      <PageHead title={t('A new session')} note={t('Attendees see it as soon as it is saved.')} />
      {setup.data !== undefined && parts.data !== undefined ? (
        <NewSessionForm languages={setup.data.languages} parts={parts.data} />
      ) : error === null ? (
        <Skeleton boxes={[48, 240, 48, 48]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            void setup.refetch()
            void parts.refetch()
          }}
        />
      )}
    </>
  )
}

function NewSessionForm({ languages, parts }: { readonly languages: readonly Locale[]; readonly parts: ProgramParts }) {
  const { t } = useText()
  const navigate = useNavigate()
  const names = useSessionNames()
  const { timeZone, startsOn } = useEdition()
  const day = useSearchText('day') ?? startsOn
  const [at, stage] = [useSearchText('at') ?? '', useSearchText('stage') ?? '']
  const add = useCommand(addSession, ownWords)
  const keep = useKeepSession()
  const form = useForm({
    schema: newSessionSchema(languages, timeZone),
    initial: newSessionFields(languages[0] ?? 'en', {
      day,
      ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(at) ? { at } : {}),
      ...(parts.stages.some(({ code }) => code === stage) ? { stage } : {}),
    }),
    onSubmit: async (body) => {
      const session = await add.mutateAsync({ body }).catch((error: unknown) => {
        const faults = faultsWithin(error, { 'place.stage': 'stage', 'place.track': 'track' })
        if (faults === null) throw error
        form.model.refuse(faults)
      })
      if (session === undefined) return
      keep(session)
      toast(t('The session is saved.'))
      void navigate({ to: '/organiser/program/$id', params: { id: String(session.id) } })
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Session')}>
      <FormProblems form={form} say={sayWith(names)} />
      <WhenAndWhere form={form} stages={parts.stages} isBreak={null} />
      <SessionTexts form={form as unknown as Form<SessionFields>} languages={languages} parts={parts} isBreak={null} />
      <TextField
        {...form.field('code')}
        isOptional
        label={names['code'] ?? ''}
        hint={t('Under which imports name it. Empty: it is made from the title.')}
        autoComplete="off"
      />
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {t('Save the session')}
        </Button>
      </p>
    </form>
  )
}
