import type { Edition, ShownLogo } from '@foyer/contract/editions'
import { Link } from '@tanstack/react-router'
import { useKnownEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './wordmark.module.css'

/** So many times as wide as it is high a logo has the event's name in it. */
const NAMES_ITSELF = 2.5

/** The event's logo and name; leads home. */
export function Wordmark() {
  const { t } = useText()
  const edition = useKnownEdition()
  const name = edition === undefined ? '' : `${edition.product} ${edition.year}`
  const logo = edition?.logo ?? null
  const namesItself = logo !== null && logo.light.width / logo.light.height >= NAMES_ITSELF
  return (
    <Link className="mark" to="/" aria-label={t('{name}, home', { name })}>
      {logo === null ? (
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <path fill="currentColor" d="M0 0h28v28h-8V9l-9-3v22H0z" />
        </svg>
      ) : (
        <Logo logo={logo} />
      )}
      {namesItself ? null : (
        <span>
          {edition?.product} <i>{edition?.year}</i>
        </span>
      )}
    </Link>
  )
}

/** Both are in the page, and a browser loads the one that it shows. */
function Logo({ logo: { light, dark } }: { readonly logo: NonNullable<Edition['logo']> }) {
  const picture = ({ url, width, height }: ShownLogo, look: string | undefined) => (
    <img className={`${styles.logo} ${look}`} src={url} width={width} height={height} alt="" loading="lazy" />
  )
  return (
    <>
      {picture(light, styles.light)}
      {picture(dark, styles.dark)}
    </>
  )
}
