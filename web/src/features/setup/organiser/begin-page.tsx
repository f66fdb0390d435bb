import { NewOwner } from '@foyer/contract/owner-link.schemas'
import { checkOwnerLink, claimOwnership, ownerLinkUsed } from '@foyer/contract/setup'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { send } from '#platform/api.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm, useValues } from '#platform/forms/use-form.ts'
import { useLookUp } from '#platform/look-up.ts'
import { useText } from '#platform/messages/messages.ts'
import { NewPasswordField } from '#platform/new-password-field.tsx'
import { refusedWith } from '#platform/problem-error.ts'
import { usePlainTitle } from '#platform/title.ts'
import { keepToken } from '#platform/token.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Note } from '#ui/note.tsx'

/** The secret of the link: it stands behind `#`, where no server is told it. */
const tokenOfLink = (): string => location.hash.slice(1)

/** The first owner comes in, by the link that the server printed. */
export function BeginPage() {
  const { t } = useText()
  const [token] = useState(tokenOfLink)
  usePlainTitle(t('Begin'))
  return /^[\w-]{20,200}$/.test(token) ? <OpenedLink token={token} /> : <NoLink />
}

function OpenedLink({ token }: { readonly token: string }) {
  const { error } = useLookUp(() => send(checkOwnerLink, { body: { token } }))
  const [isTaken, setIsTaken] = useState(false)
  const isOver = isTaken || (error !== null && refusedWith(error, ownerLinkUsed))
  // What had the focus goes with the form.
  useEffect(() => (isOver ? focusHeading() : undefined), [isOver])
  return isOver ? <Over /> : <ComeIn token={token} onTaken={() => setIsTaken(true)} />
}

interface ComeInProps {
  readonly token: string
  readonly onTaken: () => void
}

function ComeIn({ token, onTaken }: ComeInProps) {
  const { t, locale } = useText()
  const router = useRouter()
  const form = useForm({
    schema: NewOwner,
    initial: { token, locale, firstName: '', lastName: '', email: '', password: '' },
    onSubmit: async (body) => {
      try {
        const session = await send(claimOwnership, { body })
        keepToken(session.token)
        router.history.replace('/organiser/setup')
      } catch (problem) {
        if (!refusedWith(problem, ownerLinkUsed)) throw problem
        onTaken()
      }
    },
  })
  const { firstName, lastName, email } = useValues(form)
  return (
    <>
      <FormProblems form={form} />
      <h1 tabIndex={-1}>{t('Begin')}</h1>
      <p className="intro">{t('You come in first, and own this installation. Next you set up your event.')}</p>
      <form className="stack" noValidate onSubmit={form.submit}>
        <div className="fields">
          <div className="half-w">
            <TextField {...form.field('firstName')} label={t('First name')} autoComplete="given-name" />
          </div>
          <div className="half-w">
            <TextField {...form.field('lastName')} label={t('Last name')} autoComplete="family-name" />
          </div>
        </div>
        <TextField
          {...form.field('email')}
          label={t('E-mail')}
          hint={t('You sign in with it, and a test mail goes there.')}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
        />
        <NewPasswordField
          {...form.field('password')}
          label={t('Password')}
          ownWords={[firstName, lastName, email].filter((word) => word !== '')}
        />
        <div>
          <Button type="submit" isSending={form.isSending}>
            {t('Come in')}
          </Button>
        </div>
      </form>
    </>
  )
}

function Over() {
  const { t } = useText()
  return (
    <NoWay title={t('This link is used or old.')}>
      {t(
        'If you came in by it before, just sign in. As long as nobody has, the server prints a new link when it starts.',
      )}
    </NoWay>
  )
}

function NoLink() {
  const { t } = useText()
  return (
    <NoWay title={t('This is not the whole link.')}>
      {t('The server prints it when it starts, as long as nobody owns the installation. Open all of it.')}
    </NoWay>
  )
}

function NoWay({ title, children }: { readonly title: string; readonly children: string }) {
  const { t } = useText()
  return (
    <>
      <h1 tabIndex={-1}>{t('Begin')}</h1>
      <Note kind="warning">
        <p>
          <b>{title}</b> {children}
        </p>
      </Note>
      <p>
        <a href="/organiser/sign-in">{t('Sign in to the back office')}</a>
      </p>
    </>
  )
}
