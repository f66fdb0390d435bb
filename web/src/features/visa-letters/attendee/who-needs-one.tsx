import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './visa-letter.module.css'

/** Regulation (EU) 2018/1806: its annexes name whose citizens need a visa. */
const ANNEXES = 'https://eur-lex.europa.eu/eli/reg/2018/1806/oj'

export function WhoNeedsOne() {
  const { t, rich } = useText()
  return (
    <div className={styles.moves}>
      <section aria-labelledby="needed">
        <h2 id="needed">{t('You need one')}</h2>
        <ul>
          <li>
            <Icon name="check" />
            <span>
              {t(
                'if your country’s citizens need a Schengen visa, for example India, Türkiye, South Africa, China or Ghana',
              )}
            </span>
          </li>
        </ul>
      </section>
      <section aria-labelledby="not-needed">
        <h2 id="not-needed">{t('You do not')}</h2>
        <ul>
          <li>
            <Icon name="close" />
            <span>
              {rich('with a passport of the EU, EEA, Switzerland, the UK, the USA, Japan and some others. {look}', {
                look: <a href={ANNEXES}>{t('Look up your country')}</a>,
              })}
            </span>
          </li>
        </ul>
      </section>
    </div>
  )
}
