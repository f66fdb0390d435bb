import type { Locale } from '@foyer/contract/kit/languages'
import { Children, isValidElement, type ReactNode, useEffect } from 'react'
import type { FieldToRead, Reader } from '#ui/read-only.tsx'
import { formatLongDay } from './days.ts'
import { useText } from './messages/messages.ts'
import styles from './reader.module.css'

/** @param tell hears that something is not offered. Another one hears it anew. */
export function readerOf(tell: () => void): Reader {
  return {
    tell,
    field: (field) => (
      <>
        <Withheld tell={tell} />
        <Value {...field} />
      </>
    ),
    button: <Withheld tell={tell} />,
  }
}

function Withheld({ tell }: Pick<Reader, 'tell'>) {
  useEffect(tell, [tell])
  return null
}

/** What stands in a field, for reading. */
function Value({ label, value, type, options }: FieldToRead) {
  const { t, locale } = useText()
  const said =
    options !== undefined
      ? optionText(options, value)
      : typeof value === 'boolean'
        ? value
          ? t('yes')
          : t('no')
        : inWords(type, value, locale)
  return (
    <dl className={styles.value} data-short={typeof value === 'boolean' || undefined}>
      <dt>{label}</dt>
      <dd>{said === '' || said === null || said === undefined ? '–' : said}</dd>
    </dl>
  )
}

/** What the option says that has this value. */
function optionText(options: ReactNode, value: ReactNode): ReactNode {
  for (const option of Children.toArray(options)) {
    if (!isValidElement<{ readonly value?: unknown; readonly children?: ReactNode }>(option)) continue
    const { value: own, children } = option.props
    if (option.type !== 'option') {
      const within = optionText(children, value)
      if (within !== null) return within
    } else if (String(own ?? children) === value) return children
  }
  return null
}

/** A day, or a moment on the event's clocks, in words; all else as it stands there. */
function inWords(type: string | undefined, value: ReactNode, locale: Locale): ReactNode {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return value
  const [day = '', time = ''] = value.split('T')
  if (type === 'date') return formatLongDay(day, locale)
  return type === 'datetime-local' ? `${formatLongDay(day, locale)}, ${time}` : value
}
