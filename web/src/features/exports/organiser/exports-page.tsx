import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import styles from './exports.module.css'
import { NewExportForm } from './new-export.tsx'
import { OwnExports } from './own-exports.tsx'
import { SavedExports } from './saved-exports.tsx'

/** `/organiser/exports`: lists that leave as files, written in the background. */
export function ExportsPage() {
  const { t } = useText()
  usePlainTitle(t('Exports'))
  return (
    <>
      <PageHead title={t('Exports')} note={t('Whole lists as files, each of them there for 24 hours.')} />
      <div className={styles.page}>
        <OwnExports />
        <NewExportForm />
        <SavedExports />
      </div>
    </>
  )
}
