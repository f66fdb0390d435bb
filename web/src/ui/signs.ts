import type { OwnSign } from './icon.tsx'

// Each comes with the pages that show it.
export const printSign: OwnSign = { path: 'M7 9V3.5h10V9M7 16.5H3.5V9h17v7.5H17M7 14h10v6.5H7z' }
export const overlapSign: OwnSign = { path: 'M3.5 3.5h12v12h-12zM8.5 8.5h12v12h-12z' }
export const phoneSign: OwnSign = { path: 'M5 4h4l1.5 4.5L8 10c1 2.5 3.5 5 6 6l1.5-2.5L20 15v4c-8 1-16-7-15-15z' }
export const starSign: OwnSign = {
  path: 'M12 3.2l2.7 5.8 6.3.8-4.7 4.3 1.3 6.3L12 17.2l-5.6 3.2 1.3-6.3L3 9.8l6.3-.8z',
}
export const sunSign: OwnSign = {
  path: 'M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2 2M16.7 16.7l2 2M18.7 5.3l-2 2M7.3 16.7l-2 2M8.25 12a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0z',
}
export const moonSign: OwnSign = { path: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z' }
export const screenSign: OwnSign = { path: 'M3.5 5h17v11.5h-17zM8.5 20h7M12 16.5V20' }
export const todaySign: OwnSign = { path: 'M4 20V4M4 20h16M8.5 16v-5M13 16V7M17.5 16v-7' }
export const peopleSign: OwnSign = {
  path: 'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM2.5 20c0-4.3 2.5-6 6.5-6s6.5 1.7 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.3c2.4.8 3.5 2.6 3.5 5.7',
}
export const scanSign: OwnSign = { path: 'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M4 12h16' }
/** A stand at a fair, with its awning. */
export const standSign: OwnSign = {
  path: 'M5 4h14l2 5.5H3zM3 9.5a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0M5 12.5V20h14v-7.5M9.5 20v-4h5v4',
}
export const moreSign: OwnSign = { path: 'M5 12h2M11 12h2M17 12h2' }
export const walkSign: OwnSign = {
  path: 'M8.5 20.5l3-6.5-.6-5.5-3.4 2.2V14M11 8.7l3 3.6 3.5 1M12.5 14l3 6.5M11.4 4.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z',
}
export const cupSign: OwnSign = {
  path: 'M5 8h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 9.5h1.5a2.5 2.5 0 0 1 0 5H16M4 20.5h14',
}
