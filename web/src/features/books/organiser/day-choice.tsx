import { useText } from '#platform/messages/messages.ts'
import { Offered } from '#ui/read-only.tsx'
import segmentsStyles from '#ui/segments.module.css'
import { TextField } from '#ui/text-field.tsx'
import styles from './money.module.css'
import type { useDays } from './use-days.ts'

/** Which days are shown: all of it stands in the address. */
export function DayChoice({ days, ranges, choose }: ReturnType<typeof useDays>) {
  const { t } = useText()
  return (
    <Offered>
      <search className={styles.days}>
        <fieldset className={segmentsStyles.segments}>
          <legend className="vh">{t('Days')}</legend>
          {ranges.map(({ word, from, to }) => (
            <button
              key={word}
              type="button"
              aria-pressed={days.from === from && days.to === to}
              onClick={() => choose({ from, to })}
            >
              {word}
            </button>
          ))}
        </fieldset>
        <TextField
          id="from"
          type="date"
          label={t('From')}
          value={days.from}
          max={days.to}
          onChange={(from) => choose({ ...days, from })}
        />
        <TextField
          id="to"
          type="date"
          label={t('To')}
          value={days.to}
          min={days.from}
          onChange={(to) => choose({ ...days, to })}
        />
      </search>
    </Offered>
  )
}
