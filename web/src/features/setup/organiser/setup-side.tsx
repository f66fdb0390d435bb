import type { Setup } from '@foyer/contract/setup'
import { Link } from '@tanstack/react-router'
import { dayAt, dayNumber, formatLongDay, formatMonth, formatTime } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Icon } from '#ui/icon.tsx'
import styles from './setup.module.css'
import { missingIn, nextStep, type StepName, stepOf } from './setup-steps.ts'
import { useItemWords, useStepNames } from './setup-words.ts'

/** What comes next, what is missing, and when the sale opens. */
export function SetupSide({ setup, step }: { readonly setup: Setup; readonly step: StepName }) {
  const { t } = useText()
  return (
    <aside className={styles.side} aria-label={t('What is missing')}>
      <NextStep setup={setup} step={step} />
      <Checklist setup={setup} step={step} />
      <Opening setup={setup} />
    </aside>
  )
}

function NextStep({ setup, step }: { readonly setup: Setup; readonly step: StepName }) {
  const { t } = useText()
  const names = useStepNames()
  const words = useItemWords(setup)
  const next = nextStep(setup)
  const [first] = missingIn(setup)
  if (next === step || setup.openedAt !== null) return null
  return (
    <section className={hivisStyles.block} aria-labelledby="next">
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2 id="next">{first === undefined ? t('Say when the sale opens') : words[first].name}</h2>
        <p className="row">
          <Link {...buttonLook('ink')} to="/organiser/setup/$step" params={{ step: next }}>
            {t('Go to {step}', { step: names[next] })}
          </Link>
        </p>
      </div>
    </section>
  )
}

function Checklist({ setup, step }: { readonly setup: Setup; readonly step: StepName }) {
  const { t } = useText()
  const words = useItemWords(setup)
  return (
    <section aria-labelledby="missing">
      <h2 className="h3" id="missing">
        {setup.openedAt === null ? t('Before the sale can open') : t('What the sale needs')}
      </h2>
      <ol className={styles.todo}>
        {setup.checklist.map(({ item, isDone }) => {
          const isHere = !isDone && stepOf[item] === step
          return (
            <li key={item} className={isDone ? styles.done : isHere ? styles.here : undefined}>
              <Link to="/organiser/setup/$step" params={{ step: stepOf[item] }}>
                {isDone ? <Icon name="check" /> : <span className={styles.box} aria-hidden="true" />}
                <b>
                  {words[item].name}
                  <span className="vh">{isDone ? t(', done') : t(', missing')}</span>
                </b>
                <span className="label muted">{isDone ? t('Change') : t('Enter')}</span>
                <small>{words[item].about}</small>
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Opening({ setup }: { readonly setup: Setup }) {
  const { t, locale } = useText()
  const { opensAt, openedAt, timeZone } = setup
  const at = openedAt ?? opensAt
  const day = at === null ? '' : dayAt(new Date(at), timeZone)
  return (
    <section className={styles.opening} aria-labelledby="opening">
      <h2 className="h3" id="opening">
        {openedAt === null ? t('Opening sale on') : t('On sale since')}
      </h2>
      {at === null ? (
        <p className={styles.when}>{t('No time is chosen yet.')}</p>
      ) : (
        <>
          <p className={`numeral ${styles.day}`}>{`${dayNumber(day, locale)} ${formatMonth(day, locale)}`}</p>
          <p className={styles.when}>
            {formatLongDay(day, locale)}, {formatTime(at, timeZone, locale)}
          </p>
        </>
      )}
      {openedAt === null ? (
        <p>
          {t(
            'Opens by itself when the list above is empty. If anything is missing at that time, the sale stays shut until nothing is.',
          )}
        </p>
      ) : null}
    </section>
  )
}
