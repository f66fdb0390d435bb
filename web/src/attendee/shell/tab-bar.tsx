import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '../../platform/messages/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { SheetOpener } from './sheet-opener.tsx'

/** At the bottom at every width; from 992 pixels a dock with the menu's button as its fourth. */
export function TabBar() {
  const { t } = useText()
  const path = useLocation({ select: (location) => location.pathname })
  const current = (isHere: boolean) => (isHere ? { 'aria-current': 'page' as const } : {})
  return (
    <nav className="tabbar" aria-label={t('Main')}>
      <Link to="/" {...current(path === '/')}>
        <Icon name="home" size={24} />
        {t('Home')}
      </Link>
      <Link to="/pass" {...current(path.startsWith('/pass'))}>
        <Icon name="pass" size={24} />
        {t('Pass')}
      </Link>
      <Link to="/accommodation" {...current(path.startsWith('/accommodation'))}>
        <Icon name="bed" size={24} />
        {t('Accommodation')}
      </Link>
      <SheetOpener sheet="menu" className="tabbar__menu">
        <Icon name="menu" size={24} />
        {t('Menu')}
      </SheetOpener>
    </nav>
  )
}
