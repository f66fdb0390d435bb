import { StaffMark } from '#features/identity'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './bottom-bar.module.css'

/** On narrow screens, above the page: whose it is, and the search. */
export function TopBar({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useText()
  return (
    <header className={styles.top}>
      <StaffMark />
      <button type="button" className={styles.search} onClick={onSearch}>
        <Icon name="search" />
        {t('Search')}
      </button>
    </header>
  )
}
