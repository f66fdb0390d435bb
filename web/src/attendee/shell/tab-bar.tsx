import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { SheetOpener } from './sheet-opener.tsx'
import styles from './tab-bar.module.css'

/**
 * At the bottom at every width; from 992 pixels a dock with the menu's button as its fourth. The router marks the tab
 * that a page is under; a page that is none (`isUnknown`) is under none, whatever its path begins with.
 */
export function TabBar({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useText()
  const active = { exact: isUnknown }
  return (
    <nav className={styles.tabs} data-tabs="" aria-label={t('Main')}>
      <Link to="/" activeOptions={active}>
        <Icon name="home" size={24} />
        {t('Home')}
      </Link>
      <Link to="/pass" activeOptions={active}>
        <Icon name="pass" size={24} />
        {t('Pass')}
      </Link>
      <Link to="/accommodation" activeOptions={active}>
        <Icon name="bed" size={24} />
        {t('Accommodation')}
      </Link>
      <SheetOpener sheet="menu" className={styles.menu}>
        <Icon name="menu" size={24} />
        {t('Menu')}
      </SheetOpener>
    </nav>
  )
}
