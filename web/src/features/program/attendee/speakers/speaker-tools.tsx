import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { starSign } from '#ui/signs.ts'
import { SearchField } from '../shared/search-field.tsx'
import styles from '../shared/tools.module.css'

interface SpeakerToolsProps {
  readonly text: string
  readonly onType: (text: string) => void
  readonly isOnlyMine: boolean
  readonly onOnlyMine: (isOnlyMine: boolean) => void
  /** How many of them are in one's agenda; undefined while that is not known. */
  readonly own: number | undefined
}

/** Who is looked for. */
export function SpeakerTools({ text, onType, isOnlyMine, onOnlyMine, own }: SpeakerToolsProps) {
  const { t } = useText()
  return (
    <search className={styles.tools} aria-label={t('Speakers')}>
      <SearchField
        label={t('Search speakers')}
        placeholder={t('Name, company, topic')}
        value={text}
        onChange={onType}
      />
      <div className={styles.chips}>
        <button className={styles.chip} type="button" aria-pressed={isOnlyMine} onClick={() => onOnlyMine(!isOnlyMine)}>
          <Icon name={starSign} />
          {t('In my agenda')} <span className="num">{own ?? ''}</span>
        </button>
      </div>
    </search>
  )
}
