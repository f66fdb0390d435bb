import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { moreSign } from '#ui/signs.ts'
import styles from './bottom-bar.module.css'
import { PlaceLink } from './office-menu.tsx'
import { useOwnPlaces } from './places.ts'

interface BottomBarProps {
  readonly isMoreOpen: boolean
  readonly onMore: () => void
}

/** On narrow screens: what is done on a phone, and the way to all else. */
export function BottomBar({ isMoreOpen, onMore }: BottomBarProps) {
  const { t } = useText()
  const words: Readonly<Record<string, string>> = {
    '/organiser': t('Today'),
    '/organiser/people': t('People'),
    '/gate': t('Scan'),
  }
  const places = useOwnPlaces()
    .flatMap((group) => group.places)
    .filter(({ path }) => path in words)
  return (
    <nav className={styles.bar} aria-label={t('Back office')}>
      <ul>
        {places.map((place) => (
          <li key={place.path}>
            <PlaceLink place={{ ...place, word: words[place.path] ?? place.word }} size={24} />
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" aria-expanded={isMoreOpen} onClick={onMore}>
            <Icon name={moreSign} size={24} />
            {t('More')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
