import type { ReactNode } from 'react'

// Icons of the shell: 24 grid, 1.75 stroke, butt caps, mitred corners. Always beside a word, or in a named control.
const shapes = {
  home: <path d='M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z' />,
  pass: <path d='M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14.5 6v2.5m0 2v3m0 2V18' />,
  bed: (
    <>
      <path d='M3 5v15M3 16.5h18M21 20v-6.5A3.5 3.5 0 0 0 17.5 10H10v6' />
      <circle cx='6.5' cy='12' r='1.75' />
    </>
  ),
  menu: <path d='M4 7h16M4 12h16M4 17h10' />,
  close: <path d='M5.5 5.5l13 13M18.5 5.5l-13 13' />,
  invoice: <path d='M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5' />,
  edit: <path d='M5 19h3.5L19.5 8 16 4.5l-11 11z' />,
  logout: <path d='M14 4H5v16h9M10 12h10M16 7.5l4.5 4.5-4.5 4.5' />,
  sun: (
    <>
      <circle cx='12' cy='12' r='3.75' />
      <path d='M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2 2M16.7 16.7l2 2M18.7 5.3l-2 2M7.3 16.7l-2 2' />
    </>
  ),
  moon: <path d='M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z' />,
  screen: <path d='M3.5 5h17v11.5h-17zM8.5 20h7M12 16.5V20' />,
  clock: (
    <>
      <circle cx='12' cy='12' r='9' />
      <path d='M12 6.5v6l3.8 2.2' />
    </>
  ),
  tick: <path d='M4.5 12.5l5.5 5.5L20 7' />,
  cross: <path d='M6.5 6.5l11 11M17.5 6.5l-11 11' />,
  next: <path d='M9 6l6 6-6 6' />,
  copy: <path d='M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4' />,
  warn: <path d='M12 4l9.5 16.5h-19zM12 10v5M12 16.8v1.7' />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof shapes

export function Icon({ name, large = false }: { name: IconName; large?: boolean }) {
  return (
    <svg className={large ? 'i i--24' : 'i'} viewBox='0 0 24 24' aria-hidden='true'>
      {shapes[name]}
    </svg>
  )
}

/** The arrow of the high-vis block. */
export function Arrow({ className = 'hivis__arrow' }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox='0 0 120 96' aria-hidden='true'>
      <path d='M0 48h108M66 6l42 42-42 42' />
    </svg>
  )
}
