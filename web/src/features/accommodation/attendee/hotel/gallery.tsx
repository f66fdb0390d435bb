import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import toolStyles from '#ui/tool.module.css'
import { Picture } from '../../shared/picture.tsx'
import styles from './gallery.module.css'

interface GalleryPicture {
  readonly url: string
  readonly alt: string
}

interface GalleryProps {
  readonly hotel: string
  readonly pictures: readonly GalleryPicture[]
}

/** So many stand beside each other on wide screens before “All pictures”. */
const AT_ONCE = 4

/** Pictures to push aside, or to go through with the buttons; on wide screens the first four at once. */
export function Gallery({ hotel, pictures }: GalleryProps) {
  const { t } = useText()
  const strip = useRef<HTMLElement>(null)
  const { at, go } = usePlaceInStrip(strip)
  const [isAll, setIsAll] = useState(false)
  const count = pictures.length
  if (count === 0) return null
  return (
    <div className={styles.pictures} data-all={isAll || undefined}>
      <section
        className={styles.gallery}
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard.
        tabIndex={0}
        aria-label={t('Pictures of {hotel}', { hotel })}
        data-n={Math.min(count, AT_ONCE)}
      >
        {pictures.map(({ url, alt }, index) => (
          <Picture key={url} url={url} alt={alt} width={720} isFirst={index < AT_ONCE} />
        ))}
      </section>
      {count > 1 ? <PictureButtons at={at} count={count} onGo={go} /> : null}
      {count > AT_ONCE ? (
        <p className={styles.all}>
          <Button variant="line" isSmall aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? t('Fewer pictures') : t('All {count} pictures', { count })}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** Which picture stands at the strip's edge, from 0, and going to another. */
function usePlaceInStrip(strip: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const element = strip.current
    if (element === null) return
    const look = () => {
      const children = [...element.children] as HTMLElement[]
      const edge = element.getBoundingClientRect().left
      const nearest = children
        .map((child, index) => ({ index, away: Math.abs(child.getBoundingClientRect().left - edge) }))
        .toSorted((a, b) => a.away - b.away)[0]
      const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2
      const isScrolling = element.scrollWidth > element.clientWidth + 2
      setAt(isScrolling && isAtEnd ? children.length - 1 : (nearest?.index ?? 0))
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [strip])
  const go = (index: number) => {
    const child = strip.current?.children[index] as HTMLElement | undefined
    if (child === undefined || strip.current === null) return
    strip.current.scrollTo({ left: child.offsetLeft - strip.current.offsetLeft - inset(strip.current) })
    setAt(index)
  }
  return { at, go }
}

const inset = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).paddingLeft) || 0

interface PictureButtonsProps {
  /** From 0. */
  readonly at: number
  readonly count: number
  readonly onGo: (index: number) => void
}

function PictureButtons({ at, count, onGo }: PictureButtonsProps) {
  const { t } = useText()
  return (
    <p className={styles.bar}>
      <button
        type="button"
        className={`${toolStyles.tool} ${styles.back}`}
        aria-label={t('Previous picture')}
        aria-disabled={at === 0 || undefined}
        onClick={() => onGo(Math.max(0, at - 1))}
      >
        <Icon name="chevron-right" />
      </button>
      <span className="num label" role="status">
        {t('{number} of {count}', { number: at + 1, count })}
      </span>
      <button
        type="button"
        className={toolStyles.tool}
        aria-label={t('Next picture')}
        aria-disabled={at === count - 1 || undefined}
        onClick={() => onGo(Math.min(count - 1, at + 1))}
      >
        <Icon name="chevron-right" />
      </button>
    </p>
  )
}
