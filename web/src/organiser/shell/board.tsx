import { StaffMark, StaffMember } from '#features/identity'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { switchDenseRows, useDenseRows } from './dense-rows.ts'
import { EditionChoice } from './edition-choice.tsx'
import type { OpenTool } from './keys/keys.tsx'
import { useSingleKeys } from './keys/single-keys.ts'
import styles from './office.module.css'
import { OfficeMenu } from './office-menu.tsx'

interface BoardProps {
  readonly open: (tool: OpenTool) => void
  readonly isMoreOpen: boolean
  readonly onMore: () => void
}

/** At the side: a rail of signs on tablets, whose words come with the pointer or the focus; from 992 pixels all of it. */
export function Board({ open, isMoreOpen, onMore }: BoardProps) {
  const { t } = useText()
  return (
    <div className={styles.side}>
      <header className={styles.board}>
        <div>
          <StaffMark />
          <p className={styles.sign}>{t('Back office')}</p>
          <EditionChoice />
        </div>
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.words}
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            onClick={onMore}
          >
            <Icon name="menu" />
            <span>{t('Menu')}</span>
          </button>
          <Tools open={open} />
        </div>
        <OfficeMenu look={styles.menu} />
        <StaffMember app="organiser" inColumn />
      </header>
    </div>
  )
}

function Tools({ open }: Pick<BoardProps, 'open'>) {
  const { t } = useText()
  const [hasKeys, isDense] = [useSingleKeys(), useDenseRows()]
  return (
    <>
      <button type="button" className={styles.search} onClick={() => open('search')}>
        <Icon name="search" />
        <span>{t('Search')}</span>
        {hasKeys ? (
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        ) : null}
      </button>
      <button type="button" className={styles.atDesk} onClick={() => open('help')}>
        <Icon name="help" />
        <span>{t('Keyboard')}</span>
      </button>
      <button type="button" className={styles.atDesk} aria-pressed={isDense} onClick={() => switchDenseRows(!isDense)}>
        <Icon name="list" />
        <span>{t('Dense rows')}</span>
      </button>
    </>
  )
}
