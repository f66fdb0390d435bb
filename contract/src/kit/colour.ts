/** Red, green and blue, each from 0 to 1, as a screen is told them. */
type Rgb = readonly [number, number, number]

/** A colour as the eye weighs it (OKLCH): how light, how strong, and which hue, in radians. */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

const rgbOf = (hex: string): Rgb => {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function luminanceOf(hex: string): number {
  const [r, g, b] = rgbOf(hex)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** How far two colours stand apart, from 1 to 21 (WCAG 2.2, *contrast ratio*). */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** @param hex such as `#1f8a80`. The matrices are those of Björn Ottosson, https://bottosson.github.io/posts/oklab/. */
export function lchOf(hex: string): Lch {
  const [red, green, blue] = rgbOf(hex)
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

function linearOf({ l, c, h }: Lch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

const isShown = (rgb: Rgb): boolean => rgb.every((value) => value >= -0.0001 && value <= 1.0001)

/** The colour as screens are told it. One that no screen can show is made weaker until one can. */
export function hexOf({ l, c, h }: Lch): string {
  let [weak, strong] = [0, c]
  if (!isShown(linearOf({ l, c, h })))
    for (let step = 0; step < 20; step += 1) {
      const middle = (weak + strong) / 2
      if (isShown(linearOf({ l, c: middle, h }))) weak = middle
      else strong = middle
    }
  else weak = c
  const byte = (value: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${linearOf({ l, c: weak, h }).map(byte).join('')}`
}
