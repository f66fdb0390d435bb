import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { AddressQuestion } from './address-question.tsx'
import { EligibilityList } from './eligibility-list.tsx'
import styles from './lists.module.css'

/** `/organiser/lists`: who may not buy, who always may, and what happens to an address. */
export function ListsPage() {
  const { t } = useText()
  const mayEdit = useHasDuty('editLists')
  usePlainTitle(t('Black- and whitelist'))
  return (
    <>
      <PageHead
        title={t('Black- and whitelist')}
        note={t('An address that stands there itself counts before its domain. Nobody is told which list they are in.')}
      />
      <AddressQuestion />
      <div className={styles.lists}>
        <EligibilityList list="blacklist" mayEdit={mayEdit} />
        <EligibilityList list="whitelist" mayEdit={mayEdit} />
      </div>
    </>
  )
}
