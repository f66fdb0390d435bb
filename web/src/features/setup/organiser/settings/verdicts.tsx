import { themeOf, type Verdict, verdictsOf } from '@foyer/contract/theme'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './settings.module.css'

/** A contrast with one digit behind the point. It is never said to be more than it is. */
export function useRatio(): (ratio: number) => string {
  const { locale } = useText()
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (ratio) => digits.format(Math.floor(ratio * 10) / 10)
}

/** Each place in which a colour is seen, by day and by night, and whether it can be read there. */
export function Verdicts({ colour }: { readonly colour: string }) {
  const { t } = useText()
  const verdicts = verdictsOf(colour)
  const schemes = [
    { scheme: 'light', name: t('By day') },
    { scheme: 'dark', name: t('By night') },
  ] as const
  return (
    <div aria-live="off">
      {schemes.map(({ scheme, name }) => (
        <section key={scheme} className={styles.scheme} aria-label={name}>
          <h3 className="label muted">{name}</h3>
          <ul className={styles.swatches}>
            {verdicts
              .filter((verdict) => verdict.scheme === scheme)
              .map((verdict) => (
                <VerdictLine key={verdict.what} verdict={verdict} theme={themeOf(colour)[scheme]} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface VerdictLineProps {
  readonly verdict: Verdict
  readonly theme: ReturnType<typeof themeOf>['light']
}

function VerdictLine({ verdict: { what, colour, ground, ratio: reached, needed, passes }, theme }: VerdictLineProps) {
  const { t } = useText()
  const ratio = useRatio()
  const places = {
    'on-solid': t('Buttons and Standard pass'),
    edge: t('Lines and ticks on the page'),
    text: t('Words on the page'),
    'on-soft': t('Chosen rows'),
  }
  const hex = what === 'on-solid' ? theme.solid : what === 'on-soft' ? theme.soft : colour
  return (
    <li>
      <i style={{ background: ground, color: colour }} aria-hidden="true">
        {what === 'edge' ? <span style={{ background: colour }} /> : t('Aa')}
      </i>
      <span>
        <b>{places[what]}</b>
        <small className="num">
          {t('{colour}, contrast {ratio}', { colour: hex.toUpperCase(), ratio: ratio(reached) })}
        </small>
      </span>
      {passes ? (
        <Tag kind="success">
          <Icon name="check" size={16} />
          {t('Passes')}
        </Tag>
      ) : (
        <Tag kind="danger">
          <Icon name="close" size={16} />
          {t('Fails, {needed} needed', { needed: ratio(needed) })}
        </Tag>
      )}
    </li>
  )
}
