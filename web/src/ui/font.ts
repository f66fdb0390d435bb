import archivo from './fonts/archivo.woff2?url'

/**
 * Asks for the font once the scripts are there, before the first words are drawn. Asked for with the page, it would keep
 * the scripts waiting for as long as it takes itself; until it comes, a font of the machine stands in with its metrics.
 */
export function preloadFont(): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: '' })
  document.head.append(link)
}
