import type { Verification } from '@foyer/contract/visa-letters'
import { dayAt, formatLongDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Facts } from '#ui/facts.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import styles from './verify.module.css'

type Word = 'valid' | 'withdrawn' | 'over' | 'unknown'
const icons: Readonly<Record<Word, IconName>> = { valid: 'check', withdrawn: 'close', over: 'clock', unknown: 'help' }

/** One word, which nobody has to read twice, and what to compare with the paper. */
export function Verdict({ verification }: { readonly verification: Verification }) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const word = wordOf(verification, timeZone)
  const facts = useFacts(verification)
  const said: Readonly<Record<Word, string>> = {
    valid: t('Valid', undefined, { context: 'a letter or a pass' }),
    withdrawn: t('Withdrawn', undefined, { context: 'a letter or a pass' }),
    over: t('Over', undefined, { context: 'the event of a letter or a pass' }),
    unknown: t('Unknown', undefined, { context: 'a code' }),
  }
  return (
    <section className={styles.verdict} data-verdict={word} aria-labelledby="verdict">
      <div className={styles.word}>
        <Icon name={icons[word]} />
        <h2 id="verdict">{said[word]}</h2>
      </div>
      <div className={styles.words}>
        <p className="intro">
          <Lead verification={verification} word={word} />
        </p>
        {word === 'unknown' ? (
          <p className="muted">
            {t('If the code stands on the paper exactly so, the paper is not from us. Please tell us.')}
          </p>
        ) : (
          <Facts facts={facts} />
        )}
      </div>
    </section>
  )
}

/** Nobody withdrew it, and its event is past. */
function wordOf({ state, withdrawnOn, validUntil, checkedAt }: Verification, timeZone: string): Word {
  if (state !== 'withdrawn' || withdrawnOn !== null || validUntil === null) return state
  return dayAt(new Date(checkedAt), timeZone) > validUntil ? 'over' : 'withdrawn'
}

function Lead({ verification, word }: { readonly verification: Verification; readonly word: Word }) {
  const { t, locale } = useText()
  const { kind, issuedOn, withdrawnOn, validUntil } = verification
  const isPass = kind === 'pass'
  const dayOf = (day: string | null) => (day === null ? '' : formatLongDay(day, locale))
  if (word === 'unknown')
    return t(
      'No letter and no pass has this code. It may be mistyped: a letter’s has twelve signs, a pass’s has ten, and none is an O, an I, a 0 or a 1.',
    )
  if (word === 'valid')
    return isPass
      ? t('We issued this pass, and it stands.')
      : t('We issued this letter, and it has not been withdrawn.')
  if (word === 'over')
    return isPass
      ? t('We issued this pass. Its event ended on {until}, and the pass with it.', { until: dayOf(validUntil) })
      : t('We issued this letter. Its event ended on {until}, and the letter with it.', { until: dayOf(validUntil) })
  if (isPass)
    return t('We issued this pass on {issued}, and it stands no more. Please do not accept it.', {
      issued: dayOf(issuedOn),
    })
  return withdrawnOn === null
    ? t('We issued this letter on {issued}, and it stands no more. Please do not accept it.', {
        issued: dayOf(issuedOn),
      })
    : t('We issued this letter on {issued}, and it was withdrawn on {withdrawn}. Please do not accept it.', {
        issued: dayOf(issuedOn),
        withdrawn: dayOf(withdrawnOn),
      })
}

function useFacts({ kind, initials, event, issuedOn, validUntil }: Verification) {
  const { t, locale } = useText()
  const dayOf = (day: string | null) => (day === null ? null : formatLongDay(day, locale))
  const facts = [
    { name: t('Paper'), value: kind === 'pass' ? t('Pass') : t('Visa invitation letter') },
    { name: t('Initials'), value: initials },
    { name: t('Event'), value: event },
    { name: t('Issued', undefined, { context: 'a letter or a pass' }), value: dayOf(issuedOn) },
    { name: t('Valid until'), value: dayOf(validUntil) },
  ]
  return facts.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
}
