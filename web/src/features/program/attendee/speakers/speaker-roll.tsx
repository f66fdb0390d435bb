import type { Speaker } from '@foyer/contract/program'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import { Portrait } from '../shared/portrait.tsx'
import styles from './speaker-roll.module.css'

interface SpeakerRollProps {
  readonly speakers: readonly Speaker[]
  readonly openCode: string | undefined
  readonly search: SearchTexts
}

/** Everybody under their letter, and the letters as ways there. */
export function SpeakerRoll({ speakers, openCode, search }: SpeakerRollProps) {
  const { t } = useText()
  const letters = [...new Set(speakers.map(({ initial }) => initial))]
  return (
    <>
      {letters.length < 3 ? null : (
        <nav className={styles.letters} aria-label={t('Letters')}>
          {letters.map((letter) => (
            <a key={letter} href={`#letter-${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {letters.map((letter) => (
        <section
          key={letter}
          className={styles.letter}
          id={`letter-${letter}`}
          aria-labelledby={`letter-${letter}-title`}
        >
          <h2 id={`letter-${letter}-title`}>{letter}</h2>
          <ul className={styles.roll}>
            {speakers
              .filter(({ initial }) => initial === letter)
              .map(({ code, name, company, city, image, sessions }) => (
                <li key={code} data-open={code === openCode ? '' : undefined}>
                  <Portrait name={name} image={image} size={56} />
                  <div>
                    <Link
                      to="/speakers/$speakerCode"
                      params={{ speakerCode: code }}
                      search={search}
                      resetScroll={false}
                      aria-current={code === openCode ? 'true' : undefined}
                    >
                      {name}
                    </Link>
                    <small>
                      {company}, {city}
                    </small>
                  </div>
                  <span className="num">
                    {sessions.length}
                    <span className="vh">
                      {' '}
                      {t('{n, plural, one {session} other {sessions}}', { n: sessions.length })}
                    </span>
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
