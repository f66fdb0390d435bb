import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Arrow } from '#ui/arrow.tsx'
import hivisStyles from '#ui/hivis.module.css'
import homePageStyles from './home-page.module.css'

interface StepBlockProps {
  readonly title: string
  /** What to press. */
  readonly link: ReactNode
  readonly children: ReactNode
}

/** How the one thing to do next stands there. */
export function StepBlock({ title, link, children }: StepBlockProps) {
  const { t } = useText()
  return (
    <section className={`${hivisStyles.block} ${homePageStyles.next}`} aria-labelledby="next-step">
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2 id="next-step">{title}</h2>
        <p>{children}</p>
        {link}
        <Arrow className={hivisStyles.arrow} />
      </div>
    </section>
  )
}
