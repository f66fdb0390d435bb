import type { AppManifest } from '@foyer/contract/editions'
import { placeOfEvent } from '@foyer/contract/event-place'
import { grounds, HOUSE_COLOUR } from '@foyer/contract/theme'
import type { Context } from '#platform/context'
import { wordsIn } from '#platform/ground/words'
import { getToldEdition } from './told-edition.ts'

/** The paper of the pages. */
const PAPER = grounds.light.paper

const icon = (file: string, size: number, purpose: 'any' | 'maskable') =>
  ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }) as const

/** The app bears the event's name: next year's takes its place on the home screen. */
export async function presentAppManifest(context: Context): Promise<AppManifest> {
  const { product, year, venue, city, accent } = await getToldEdition(context)
  const t = wordsIn(context.locale)
  return {
    id: '/',
    name: `${product} ${year}`,
    short_name: product,
    description: t('Your pass, programme and stay for {event}.', {
      event: `${product} ${year}, ${placeOfEvent({ venue, city })}`,
    }),
    lang: context.locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: accent ?? HOUSE_COLOUR,
    background_color: PAPER,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [{ name: t('Your pass'), url: '/pass' }],
  }
}
