import { listPaidPassTypes } from '@foyer/contract/passes'
import { passStillLeft, waitForPass } from '@foyer/contract/waiting'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { takeFocus } from '#ui/take-focus.ts'

interface WaitForPassProps {
  readonly passTypeId: number
  readonly name: string
  /** Where the mail goes; null: the field above has none yet. */
  readonly email: string | null
}

/** In the place of choosing a sold-out pass: one mail when it has a place again. */
export function WaitForPass({ passTypeId, name, email }: WaitForPassProps) {
  const { t } = useText()
  const client = useQueryClient()
  const [isTried, setIsTried] = useState(false)
  const wait = useMutation({
    mutationFn: (to: string) => send(waitForPass, { body: { passTypeId, email: to } }),
    onError: (thrown) => {
      // What this page was told a while ago is not so any more.
      if (refusedWith(thrown, passStillLeft)) void client.invalidateQueries({ queryKey: [listPaidPassTypes.id] })
    },
  })
  if (wait.isSuccess && wait.variables === email)
    return (
      <span className="ok" role="status" tabIndex={-1} ref={takeFocus}>
        <Icon name="check" />
        {t('We write to {email} once a place is free.', { email })}
      </span>
    )
  const why =
    email === null && isTried
      ? t('Enter your e-mail above first.')
      : wait.error instanceof ProblemError
        ? t(wait.error.detail)
        : null
  return (
    <>
      <Button
        variant="line"
        isSmall
        isSending={wait.isPending}
        onClick={() => {
          setIsTried(true)
          if (email !== null) wait.mutate(email)
        }}
      >
        {t('Tell me when one is free')}
        <span className="vh">, {name}</span>
      </Button>
      {why === null ? null : (
        <span className="error" role="alert">
          <Icon name="alert" />
          {why}
        </span>
      )}
    </>
  )
}
