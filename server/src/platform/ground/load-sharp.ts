/**
 * What draws pictures. It is loaded with the first one and takes 11 MiB, which a server at the opening of a sale has
 * better use for: one picture uses one thread, and few results are kept.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
