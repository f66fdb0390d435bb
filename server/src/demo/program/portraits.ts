import { createHash } from 'node:crypto'

/** Each a face and its shadow. */
const skins = [
  ['#f6cfb4', '#e6b394'],
  ['#eab894', '#d39c76'],
  ['#c98e62', '#ad744b'],
  ['#a86d45', '#8d5733'],
  ['#7d4e31', '#653d25'],
  ['#f3d9c4', '#dfbb9f'],
] as const
const hairs = ['#2b2422', '#4a423f', '#6b4a33', '#b5502a', '#c9a35b', '#8f8a86', '#171314'] as const
/** Ground, its pattern, and what they wear with its shadow. */
const dresses = [
  ['#e9f2cd', '#dbe8b0', '#046a6a', '#035353'],
  ['#cdf6f5', '#a6e6e4', '#0b1b1d', '#24373a'],
  ['#ece3f6', '#d9c9ec', '#5d2f7d', '#492463'],
  ['#fde7cf', '#f8d2a8', '#8a3b34', '#6e2d27'],
  ['#dde9fb', '#c3d8f5', '#23488f', '#1a376f'],
  ['#f9dede', '#f1c4c4', '#3f4a4c', '#2e3739'],
] as const
const patterns = [
  'M0 24h160v10H0zM0 54h160v10H0zM0 84h160v10H0zM0 114h160v10H0z',
  'M20 160L90 0h46L66 160z',
  'M0 0h80v160H0z',
  'M80 80m-72 0a72 72 0 1 0 144 0a72 72 0 1 0-144 0',
  'M0 160L160 0v70L70 160z',
] as const
/** Behind the head, and in front of it. */
const cuts = [
  ['', 'M48 56q-2-36 32-36t32 36h-4q-1-14-10-18H62q-9 4-10 18z'],
  ['M42 60q0-42 38-42t38 42v62H42z', 'M50 62q0-40 30-40t30 40h-4q-2-20-22-24-6 12-30 24z'],
  ['M44 60q0-40 36-40t36 40v24H44z', 'M48 60q0-38 32-38t32 38h-5q-3-18-12-20H65q-9 2-12 20z'],
  ['M66 24a14 14 0 1 1 28 0z', 'M50 58q-2-34 30-34t30 34h-4q-4-18-26-18T54 58z'],
  ['', 'M50 54q2-26 30-26t30 26h-4q-6-14-26-14T54 54z'],
  ['M40 66q-6-48 40-48t40 48q6 22-6 30H46q-12-8-6-30z', 'M50 60q4-34 30-34t30 34q-10-18-30-18T50 60z'],
] as const

const glasses =
  '<path d="M56 59h20v15H56zM84 59h20v15H84zM76 64h8M56 63l-8-2M104 63l8-2" fill="none" stroke="#0b1b1d" stroke-width="3"/>'
const beard = (color: string) =>
  `<path d="M52 76v2q0 14 10 23 8 8 18 8t18-8q10-9 10-23v-2q-6 8-12 10H64q-6-2-12-10z" fill="${color}"/>`

/** Which of the cuts, by how a text speaks of somebody; any of them where it says neither. */
const cutsOf = { he: [0, 4], she: [1, 2, 3, 5], they: [0, 1, 2, 3, 4, 5] } as const

/** Somebody who does not exist, drawn: the same name is the same face. */
export function drawPortrait(name: string, pronoun: keyof typeof cutsOf = 'they'): Buffer {
  const lots = createHash('sha256').update(name).digest()
  const pick = <T>(of: readonly T[], lot: number): T => of[(lots[lot] ?? 0) % of.length] as T
  const [skin, shade] = pick(skins, 0)
  const hair = pick(hairs, 1)
  const [ground, ornament, dress, fold] = pick(dresses, 2)
  const [behind, before] = cuts[pick(cutsOf[pronoun], 4)]
  const hasBeard = pronoun !== 'she' && behind === '' && (lots[5] ?? 0) % 3 === 0
  const fill = (d: string, color: string) => (d === '' ? '' : `<path d="${d}" fill="${color}"/>`)
  return Buffer.from(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">',
      `<rect width="160" height="160" fill="${ground}"/>`,
      fill(pick(patterns, 3), ornament),
      fill(behind, hair),
      fill('M14 160v-14q0-20 20-25l28-8h36l28 8q20 5 20 25v14z', dress),
      fill('M80 113h18l28 8q20 5 20 25v14H80z', fold),
      fill('M65 92h30v24q0 10-15 10t-15-10z', shade),
      fill('M56 114l8-2 16 40-4 4zM104 114l-8-2-16 40 4 4z', '#fff'),
      fill('M46 62h7v18h-3q-4-3-4-9zM114 62h-7v18h3q4-3 4-9z', shade),
      fill('M52 50q0-22 28-22t28 22v26q0 14-10 23-8 8-18 8t-18-8q-10-9-10-23z', skin),
      fill('M80 28q28 0 28 22v26q0 14-10 23-8 8-18 8V84h6l-6-20z', shade),
      hasBeard ? beard(hair) : '',
      '<path d="M61 66h10M89 66h10" stroke="#0b1b1d" stroke-width="4.5"/>',
      `<path d="M59 57h13M88 57h13" stroke="${hair}" stroke-width="3.5"/>`,
      `<path d="M71 94h18" stroke="${hasBeard ? '#e8b7a6' : '#8a3b34'}" stroke-width="4"/>`,
      fill(before, hair),
      (lots[6] ?? 0) % 3 === 0 ? glasses : '',
      '</svg>',
    ].join(''),
  )
}
