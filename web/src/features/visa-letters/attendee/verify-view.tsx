import { message } from '@foyer/contract/kit/message'
import { tooLong } from '@foyer/contract/kit/too-long'
import { verifyCode } from '@foyer/contract/visa-letters'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { query } from '#platform/api.ts'
import { formatMoment, unbroken } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm, useTakenOver } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Lock } from '#ui/lock.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Verdict } from './verdict.tsx'
import styles from './verify.module.css'

/** What a code says, for whoever has a letter or a pass in their hands. Public, so it knows of nobody who asks. */
export function VerifyView({ code }: { readonly code: string | null }) {
  const { t } = useText()
  const { contactEmail, visaDeskPhone } = useEdition()
  const found = useVerification(code)
  usePageTitle(t('Check a letter or a pass'))
  return (
    <div className={styles.page}>
      <Lock numeral={null} title={t('Check a letter or a pass')}>
        {t('For consulates and border police. No sign-in.')}
      </Lock>
      <div className="stack stack--32">
        <CodeForm code={code} onAgain={() => void found.refetch()} />
        <div role="status" aria-busy={found.isFetching}>
          {code === null ? null : <Found found={found} />}
        </div>
        <Note kind="plain" icon="lock">
          {t(
            'This page never shows names, passport numbers or dates of birth. Compare the initials and the days with the paper.',
          )}
        </Note>
        <section className="stack stack--8" aria-labelledby="ask">
          <h2 id="ask">{t('Questions from authorities')}</h2>
          <p>
            {t('Write to us from an official address:')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
          {visaDeskPhone === null ? null : (
            <p>
              {t('Or call the visa desk:')}{' '}
              <a href={`tel:${visaDeskPhone.replaceAll(' ', '')}`}>{unbroken(visaDeskPhone)}</a>
            </p>
          )}
        </section>
      </div>
    </div>
  )
}

const useVerification = (code: string | null) =>
  useQuery({
    ...query(verifyCode, { params: { code: code ?? '' } }),
    enabled: code !== null,
    // What stood a moment ago may be withdrawn by now.
    staleTime: 0,
    gcTime: 0,
  })

function Found({ found }: { readonly found: ReturnType<typeof useVerification> }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { data, error, refetch } = found
  if (error instanceof ProblemError && error.status === 429) return <TooMany />
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton boxes={[200, 240]} />
  return (
    <div className="stack stack--8">
      <Verdict verification={data} />
      <p className="hint">{t('Checked {moment}', { moment: formatMoment(data.checkedAt, timeZone, locale) })}</p>
    </div>
  )
}

/** Codes are counted for a network, so that nobody tries them all. */
function TooMany() {
  const { t } = useText()
  return (
    <Note kind="warning" role="alert">
      <p>
        <b>{t('Too many codes from your network')}</b>
      </p>
      <p>{t('This one was not checked: that is no verdict. Wait five minutes, then check it again.')}</p>
    </Note>
  )
}

const Entry = z.object({
  code: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message('Enter the code at the foot of the letter, or on the pass.')),
      z.maxLength(40, tooLong[40]),
    ),
})

interface CodeFormProps {
  readonly code: string | null
  /** The same code, once more. */
  readonly onAgain: () => void
}

function CodeForm({ code, onAgain }: CodeFormProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const known = { code: code === null ? '' : code.replace(/(.{4})(?=.)/g, '$1 ') }
  const form = useForm({
    schema: Entry,
    initial: known,
    onSubmit: (entry) => {
      const asked = entry.code.toUpperCase().replace(/[\s-]/g, '')
      return asked === code ? onAgain() : navigate({ to: '/verify/$code', params: { code: asked } })
    },
  })
  useTakenOver(form, known)
  return (
    <form className="stack" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <div className={styles.entry}>
        <TextField
          {...form.field('code')}
          label={t('Code at the foot of the letter, or on the pass')}
          look="code"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Button type="submit" isSending={form.isSending}>
          {t('Check', undefined, { context: 'a code' })}
        </Button>
      </div>
    </form>
  )
}
