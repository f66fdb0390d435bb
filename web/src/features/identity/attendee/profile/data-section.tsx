import type { User } from '@foyer/contract/identity'
import { createDownload } from '@foyer/contract/platform'
import { useState } from 'react'
import { useCommand } from '#platform/command.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import styles from './profile-page.module.css'
import { Section } from './section.tsx'

/** The person's rights over their data: take a copy, or have it erased. */
export function DataSection({ user }: { user: User }) {
  const { t } = useText()
  const [isErasing, setErasing] = useState(false)
  const download = useCommand(createDownload, { failed: null })
  return (
    <Section id="data" title={t('Your data')}>
      <p>{t('Everything we keep about you, as one file that other programs can read.')}</p>
      <FormFailure failure={download.error} />
      <div className={styles.actions}>
        <Button
          variant="line"
          isSending={download.isPending}
          onClick={() =>
            download.mutate({ body: { path: '/api/user/export' } }, { onSuccess: ({ url }) => location.assign(url) })
          }
        >
          {t('Download my data')}
        </Button>
      </div>
      <p>{t('You can leave for good. Your pass ends, and what we know about you is erased.')}</p>
      <div className={styles.actions}>
        <Button variant="line" onClick={() => setErasing(true)}>
          {t('Erase my account…')}
        </Button>
      </div>
      {isErasing ? <EraseDialog email={user.email} onClose={() => setErasing(false)} /> : null}
    </Section>
  )
}
