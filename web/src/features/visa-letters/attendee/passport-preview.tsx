import { areNamesCut, type MachineReadable, machineReadableLines } from '@foyer/contract/machine-readable-zone'
import { formatLongDay } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import type { LetterEntry } from './letter-entry.ts'
import styles from './visa-letter.module.css'

/** A passport's page with what was typed so far, its two lines with their check digits: what people compare with their own. */
export function PassportPreview({ entry }: { readonly entry: LetterEntry }) {
  const { t, locale } = useText()
  const holder = readable(entry)
  const dayOf = (day: string) => (day === '' ? '–' : formatLongDay(day, locale))
  const facts = [
    { name: t('Surname'), value: entry.surname, isWide: true },
    { name: t('Given names'), value: entry.givenNames, isWide: true },
    { name: t('Nationality'), value: entry.nationality, isWide: false },
    { name: t('Passport number'), value: entry.passportNumber, isWide: false },
    { name: t('Date of birth'), value: dayOf(entry.bornOn), isWide: false },
    { name: t('Expires'), value: dayOf(entry.expiresOn), isWide: false },
  ]
  return (
    <>
      <section className={styles.passport} aria-label={t('Preview, as on the passport')}>
        <p className={styles.passportHead}>
          <span>{t('As on the passport')}</span>
          <span>P{entry.nationality === '' ? '' : `, ${entry.nationality}`}</span>
        </p>
        <div className={styles.passportBody}>
          <div className={styles.photo} aria-hidden="true">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="8.5" r="5" />
              <path d="M1 28c0-9 4-12 11-12s11 3 11 12z" />
            </svg>
          </div>
          <dl>
            {facts.map(({ name, value, isWide }) => (
              <div key={name} className={isWide ? styles.wide : undefined}>
                <dt>{name}</dt>
                <dd>{value.trim() === '' ? '–' : value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className={styles.zone} role="img" aria-label={zoneLabel(holder, t)}>
          {linesOf(holder).join('\n')}
        </p>
      </section>
      <p className="hint">
        {holder === null
          ? t('The two lines at the foot appear once names, number, nationality, sex and days are there.')
          : areNamesCut(holder)
            ? t(
                'Compare the two lines at the foot with your passport. The names are longer than the line; your passport cuts them in the same place.',
              )
            : t(
                'Compare the two lines at the foot with your passport. If a sign differs, something is mistyped. Where dots stand, passports differ.',
              )}
      </p>
    </>
  )
}

const PLACES = 44
/** Behind them stands what a country puts there as it likes, such as a personal number, and digits that follow from it. */
const KNOWN = 28

function linesOf(holder: MachineReadable | null): readonly [string, string] {
  if (holder === null) return ['·'.repeat(PLACES), '·'.repeat(PLACES)]
  const [names, data] = machineReadableLines(holder)
  return [names, data.slice(0, KNOWN).padEnd(PLACES, '·')]
}

/** Said as text to those who do not see it. */
function zoneLabel(holder: MachineReadable | null, t: ReturnType<typeof useText>['t']): string {
  if (holder === null) return t('The two machine-readable lines, still empty')
  const [first, second] = linesOf(holder)
  return t('The two machine-readable lines: {first}, {second}', { first, second: second.slice(0, KNOWN) })
}

/** What the lines need, once all of it is there. */
function readable(entry: LetterEntry): MachineReadable | null {
  const { surname, givenNames, passportNumber, nationality, bornOn, expiresOn, sex } = entry
  const needed = [surname, givenNames, passportNumber, nationality, bornOn, expiresOn, sex]
  if (needed.some((text) => text.trim() === '')) return null
  return { surname, givenNames, passportNumber, nationality, bornOn, expiresOn, sex: sex as MachineReadable['sex'] }
}
