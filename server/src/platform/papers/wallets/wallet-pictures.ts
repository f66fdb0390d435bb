import { loadSharp } from '#platform/ground/load-sharp'

const mark = '<path fill="#fff" d="M0 0h28v28h-8V9l-9-3v22H0z"/>'
/** On the lock screen, in the middle of a square. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-11 -11 50 50"><path fill="#046a6a" d="M-11-11h50v50h-50z"/>${mark}</svg>`
/** On the pass, whose colour is behind it. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${mark}</svg>`

/** In points: what Apple asks for of an icon, and what fits into a logo's height. */
const sizes = { icon: 29, logo: 40 } as const
const densities = { '': 1, '@2x': 2, '@3x': 3 } as const

async function draw(): Promise<Record<string, Buffer>> {
  const sharp = await loadSharp()
  const pictures: Record<string, Buffer> = {}
  for (const [name, svg] of [
    ['icon', icon],
    ['logo', logo],
  ] as const)
    for (const [suffix, times] of Object.entries(densities)) {
      const size = sizes[name] * times
      pictures[`${name}${suffix}.png`] = await sharp(Buffer.from(svg), { density: 600 })
        .resize(size, size)
        .png()
        .toBuffer()
    }
  return pictures
}

let drawn: Promise<Record<string, Buffer>> | undefined

/** The product's icon and logo in the sizes that Apple Wallet wants, by file name; drawn once. */
export function walletPictures(): Promise<Readonly<Record<string, Buffer>>> {
  drawn ??= draw()
  return drawn
}
