import type { Exhibitor, FloorPlan } from '@foyer/contract/exhibitors'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import { buttonLook } from '#ui/button.tsx'
import fieldStyles from '#ui/field.module.css'
import { Icon } from '#ui/icon.tsx'
import styles from './floor-plan.module.css'
import { type Chosen, fittingExhibitors, type PlanSearch } from './plan-search.ts'
import { StandSign } from './stand-sign.tsx'

interface ExhibitorListProps {
  readonly exhibitors: readonly Exhibitor[]
  readonly plan: FloorPlan | undefined
  readonly search: PlanSearch
  readonly chosen: Chosen | null
  readonly onNarrow: (part: Partial<Pick<PlanSearch, 'q' | 'category'>>) => void
  readonly onHall: (hall: string | null) => void
  readonly onAll: () => void
  readonly onChosen: () => void
  readonly addressOf: (chosen: { readonly exhibitor: string }) => SearchTexts
}

/** Everybody who exhibits, to be searched: what the drawing shows, it says. */
export function ExhibitorList({
  exhibitors,
  plan,
  search,
  chosen,
  onNarrow,
  onHall,
  onAll,
  onChosen,
  addressOf,
}: ExhibitorListProps) {
  const { t } = useText()
  // The field is the browser's: what is typed goes to the address, and comes from there once.
  const [cleared, setCleared] = useState(0)
  const shown = fittingExhibitors(exhibitors, search)
  const isNarrowed = search.q !== '' || search.category !== null || search.hall !== null
  return (
    <>
      <search className={styles.search}>
        <Hunt key={cleared} q={search.q} onNarrow={onNarrow} />
        <CategoryPick exhibitors={exhibitors} category={search.category} onNarrow={onNarrow} />
        {plan === undefined ? null : <HallPick plan={plan} hall={search.hall} onHall={onHall} />}
      </search>
      <p className={styles.count} role="status">
        {isNarrowed
          ? t('{shown} of {all, plural, one {# exhibitor} other {# exhibitors}}', {
              shown: shown.length,
              all: exhibitors.length,
            })
          : t('{shown, plural, one {# exhibitor} other {# exhibitors}}', { shown: shown.length })}
      </p>
      {shown.length === 0 ? (
        <Nobody
          onAll={() => {
            onAll()
            setCleared(cleared + 1)
          }}
        />
      ) : (
        <ul className={styles.list} aria-label={t('Exhibitors')}>
          {shown.map((exhibitor) => (
            <ExhibitorRow
              key={exhibitor.code}
              exhibitor={exhibitor}
              isOn={chosen?.exhibitors.includes(exhibitor) === true}
              address={addressOf({ exhibitor: exhibitor.code })}
              onChosen={onChosen}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function Hunt({ q, onNarrow }: Pick<PlanSearch, 'q'> & Pick<ExhibitorListProps, 'onNarrow'>) {
  const { t } = useText()
  return (
    <div className={styles.hunt}>
      <label className="vh" htmlFor="exhibitor-search">
        {t('Search exhibitors')}
      </label>
      <Icon name="search" />
      <input
        className={fieldStyles.input}
        id="exhibitor-search"
        type="search"
        maxLength={100}
        defaultValue={q}
        placeholder={t('Company, stand, what they do')}
        autoComplete="off"
        onChange={(event) => onNarrow({ q: event.currentTarget.value })}
      />
    </div>
  )
}

function Nobody({ onAll }: Pick<ExhibitorListProps, 'onAll'>) {
  const { t } = useText()
  return (
    <div className={styles.none}>
      <p>{t('Nobody fits this search.')}</p>
      <button type="button" {...buttonLook('line', true)} onClick={onAll}>
        {t('Show all exhibitors')}
      </button>
    </div>
  )
}

interface ExhibitorRowProps {
  readonly exhibitor: Exhibitor
  readonly isOn: boolean
  readonly address: SearchTexts
  readonly onChosen: () => void
}

function ExhibitorRow({ exhibitor: { name, tagline, stands }, isOn, address, onChosen }: ExhibitorRowProps) {
  const { t } = useText()
  const [first, ...others] = stands
  return (
    <li data-on={isOn || undefined}>
      <span className={styles.where}>
        {first === undefined ? <span className="muted">–</span> : <StandSign stand={first} />}
        {others.length === 0 ? null : (
          <small>
            <span aria-hidden="true">+{others.length}</span>
            <span className="vh">
              {t('and {n, plural, one {# more stand} other {# more stands}}', { n: others.length })}
            </span>
          </small>
        )}
      </span>
      <span>
        <Link to="/floor-plan" search={address} resetScroll={false} aria-current={isOn || undefined} onClick={onChosen}>
          {name}
        </Link>
        <small>{tagline}</small>
      </span>
    </li>
  )
}

function CategoryPick({
  exhibitors,
  category,
  onNarrow,
}: Pick<ExhibitorListProps, 'exhibitors' | 'onNarrow'> & Pick<PlanSearch, 'category'>) {
  const { t } = useText()
  const names = new Map(exhibitors.flatMap(({ categories }) => categories.map(({ code, name }) => [code, name])))
  if (names.size === 0) return null
  return (
    <label className={styles.pick}>
      <span className="vh">{t('What they show')}</span>
      <select
        className={fieldStyles.select}
        value={category ?? ''}
        onChange={(event) => onNarrow({ category: event.currentTarget.value || null })}
      >
        <option value="">{t('Everything')}</option>
        {[...names]
          .toSorted(([, one], [, other]) => one.localeCompare(other))
          .map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
    </label>
  )
}

function HallPick({
  plan,
  hall,
  onHall,
}: { readonly plan: FloorPlan } & Pick<PlanSearch, 'hall'> & Pick<ExhibitorListProps, 'onHall'>) {
  const { t } = useText()
  return (
    <label className={styles.pick}>
      <span className="vh">{t('Hall')}</span>
      <select
        className={fieldStyles.select}
        value={hall ?? ''}
        onChange={(event) => onHall(event.currentTarget.value || null)}
      >
        <option value="">{t('All halls')}</option>
        {plan.halls.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
