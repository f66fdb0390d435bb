import styles from './icon.module.css'

/** The signs of the product: 24 grid, one stroke, always beside a word unless the button names itself. */
const paths = {
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  pass: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14.5 6v2.5m0 2v3m0 2V18',
  bed: 'M3 5v15M3 16.5h18M21 20v-6.5A3.5 3.5 0 0 0 17.5 10H10v6M4.75 12a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0 -3.5 0z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  help: 'M9.2 9.4a2.9 2.9 0 1 1 4.2 2.6c-.9.5-1.3 1-1.3 2M12.1 15.6v2M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6M3.5 17h17M10 20.5h4',
  arrow: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5',
  back: 'M20 12H5M11 5.5L4.5 12l6.5 6.5',
  check: 'M4.5 12.5l5.5 5.5L20 7',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  search: 'M15 15l5.5 5.5M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  train: 'M6 4h12v12.5H6zM6 11h12M12 4v7M8.5 20.5l1.5-4M15.5 20.5l-1.5-4',
  bus: 'M4 5h16v12.5H4zM4 12h16M12 5v7M7.5 17.5v3M16.5 17.5v3',
  download: 'M12 4v11M6.5 10l5.5 5.5L17.5 10M4 20h16',
  card: 'M3 6h18v13H3zM3 10h18M6.5 15h4',
  user: 'M4.5 20.5c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0z',
  edit: 'M5 19h3.5L19.5 8 16 4.5l-11 11z',
  info: 'M12 11v6M12 7v2M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
  alert: 'M12 4L2.8 20h18.4zM12 10v5M12 16.3v2',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM9.75 9.5a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0 -4.5 0z',
  list: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h2M4 12h2M4 18h2',
  invoice: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
  logout: 'M14 4H5v16h9M10 12h10M16 7.5l4.5 4.5-4.5 4.5',
  clock: 'M12 6.5v6l3.8 2.2M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
  plus: 'M12 5v14M5 12h14',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  filter: 'M4 7h16M7 12h10M10 17h4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  minus: 'M5 12h14',
  mail: 'M3 6h18v12.5H3zM3 7l9 7 9-7',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-down': 'M6 9l6 6 6-6',
} as const

/** A sign that few pages show: they bring it, and the others need not load it. */
export interface OwnSign {
  readonly path: string
}

export type IconName = keyof typeof paths | OwnSign

interface IconProps {
  readonly name: IconName
  readonly size?: 16 | 20 | 24 | undefined
}

/** Decoration: the word beside it says what it means. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={size === 20 ? styles.icon : `${styles.icon} ${size === 16 ? styles.small : styles.large}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={typeof name === 'string' ? paths[name] : name.path} />
    </svg>
  )
}
