import { readUser } from '@foyer/contract/identity'
import { readSecondFactor } from '@foyer/contract/second-factor'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { Dialog } from '#ui/dialog.tsx'
import { whenAskedAgain } from '../shared/second-factor.ts'
import { ProveForm } from './prove-form.tsx'

/** Asks for the second factor over the page, where an act asks for one that was shown just now. */
export function AskAgain() {
  const { t } = useText()
  const [answer, setAnswer] = useState<((isShown: boolean) => void) | null>(null)
  const { data: user } = useQuery(query(readUser))
  const { data: factor } = useQuery({ ...query(readSecondFactor), enabled: answer !== null })
  useEffect(() => whenAskedAgain(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (answer === null || user === undefined || factor === undefined) return null
  const close = (isShown: boolean) => {
    answer(isShown)
    setAnswer(null)
  }
  return (
    <Dialog title={t('Show that it is you')} onClose={() => close(false)}>
      <p>{t('What you are about to do asks for it once more.')}</p>
      <ProveForm email={user.email} hasPasskey={factor.passkeys.length > 0} onShown={() => close(true)} />
    </Dialog>
  )
}
