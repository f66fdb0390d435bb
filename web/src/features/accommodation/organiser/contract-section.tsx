import type { HouseContract } from '@foyer/contract/office-contracts'
import type { NightGrid } from '@foyer/contract/office-nights'
import { formatDay, formatMoment } from '#platform/days.ts'
import { useIsEntrusted } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Gauge } from '#ui/gauge.tsx'
import { useReader } from '#ui/read-only.tsx'
import styles from './contract.module.css'
import { ContractForm } from './contract-form.tsx'
import { useNightWords } from './night-words.ts'

/** What was agreed with a hotel, what is owed to it tonight, and what went back at the cut-off date. */
export function ContractSection({ house }: { readonly house: NightGrid }) {
  const { t } = useText()
  const mayEdit = useIsEntrusted('editOffer')
  const { contract } = house
  // What a new one would begin with is nothing to read.
  const isBlank = useReader() !== null && contract === null
  return (
    <section className={styles.part} aria-labelledby="contract">
      <h2 id="contract">{t('Contract')}</h2>
      {contract === null ? (
        <p className="muted">{t('Nothing is written down. Without a contract nobody can say what is owed.')}</p>
      ) : (
        <Standing contract={contract} />
      )}
      {mayEdit && !isBlank ? <ContractForm key={house.id} house={house} /> : null}
    </section>
  )
}

function Standing({ contract }: { readonly contract: HouseContract }) {
  const { t, locale } = useText()
  const { count } = useNightWords()
  const { timeZone } = useEdition()
  const { roomNights, taken, short, owed, releasedAt, released } = contract
  return (
    <>
      <dl className={styles.figures}>
        {useFigures(contract).map(([name, value, note], at) => (
          <div key={name} data-owed={(at === 3 && owed > 0) || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd className="label muted">{note}</dd>
          </div>
        ))}
      </dl>
      <Gauge
        of={roomNights}
        sold={Math.min(taken, roomNights)}
        held={short}
        label={t('{taken} of {roomNights} contracted nights are taken, {short} guaranteed ones are not', {
          taken: count(taken),
          roomNights: count(roomNights),
          short: count(short),
        })}
      />
      {releasedAt === null ? null : (
        <p>
          {t(
            '{moment}: {nights, plural, =0 {no room night was unsold} one {one unsold room night went back} other {# unsold room nights went back}} to the hotel.',
            {
              moment: formatMoment(new Date(releasedAt), timeZone, locale),
              nights: released ?? 0,
            },
          )}
        </p>
      )}
    </>
  )
}

/** What there is, what is taken of it, until when, and what the rest costs. */
function useFigures(contract: HouseContract) {
  const { t, locale } = useText()
  const { count, money } = useNightWords()
  const { roomNights, taken, guaranteed, short, owed, cutOffIn, cutOffOn } = contract
  return [
    [t('Contracted'), count(roomNights), t('room nights')],
    [
      t('Taken'),
      count(taken),
      t('{percent} % of the contract', {
        percent: roomNights === 0 ? '–' : count(Math.floor((taken * 100) / roomNights)),
      }),
    ],
    [
      t('Cut-off'),
      cutOffIn < 0 ? t('over') : t('{days, plural, =0 {today} one {in one day} other {in # days}}', { days: cutOffIn }),
      formatDay(cutOffOn, locale),
    ],
    [
      t('Owed tonight'),
      money(owed),
      short === 0
        ? t('All {guaranteed} guaranteed nights are taken', { guaranteed: count(guaranteed) })
        : t('{short} of {guaranteed} guaranteed nights short', { short: count(short), guaranteed: count(guaranteed) }),
    ],
  ] as const
}
