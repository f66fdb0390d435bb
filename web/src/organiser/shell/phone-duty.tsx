import { useRouterState } from '@tanstack/react-router'
import { type PropsWithChildren, type SyntheticEvent, useMemo, useState } from 'react'
import { useMedia } from '#platform/media.ts'
import { useText } from '#platform/messages/messages.ts'
import { readerOf } from '#platform/reader.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { ReadOnly } from '#ui/read-only.tsx'
import styles from './office.module.css'

/**
 * A phone, and no large screen that is magnified: there the window is as narrow, but the device is not, or somebody points at it
 * with a mouse. Decision 086.
 */
const PHONE = '(max-width: 767.98px) and (max-device-width: 767.98px) and (pointer: coarse)'

/** A page of the office: on a phone it is for reading, but for what is offered there, and says so where it holds something back. */
export function PhoneDuty({ children }: PropsWithChildren) {
  const { t } = useText()
  const isPhone = useMedia(PHONE)
  // What is drawn, which is not yet the page that is on its way.
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname })
  const [typedOn, setTypedOn] = useState<string>()
  const [withheldOn, setWithheldOn] = useState<string>()
  // What was typed while the phone lay on its side is not taken away when it is turned.
  const isReading = isPhone && typedOn !== page
  // Anew for each page, so that what stays from one to the next says it again.
  const reader = useMemo(() => readerOf(() => setWithheldOn(page)), [page])
  const keep = ({ target }: SyntheticEvent) => {
    if (!isPhone && !(target instanceof Element && target.closest('search') !== null)) setTypedOn(page)
  }
  return (
    <main id="main" className={styles.page} tabIndex={-1} onInput={keep}>
      <ReadOnly value={isReading ? reader : null}>
        {children}
        {isReading && withheldOn === page ? (
          <p className={`hint ${styles.wider}`}>{t('To change this, open it on a wider screen.')}</p>
        ) : null}
      </ReadOnly>
    </main>
  )
}

/** In the place of a page on which there is nothing to read. */
export function NeedsWider() {
  const { t } = useText()
  const title = t('This needs a wider screen')
  usePlainTitle(title)
  return <PageHead title={title} note={t('Open it on a computer or a tablet.')} />
}
