/**
 * Measures two things in turn, and each pair in the other order than the one before: what else the machine does, and
 * how warm it is, falls on both alike.
 * @returns the two figures of each pair.
 */
export async function measurePairs(
  pairs: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<{ readonly ours: number; readonly theirs: number }[]> {
  const measured: { ours: number; theirs: number }[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 0) {
      const first = await ours()
      measured.push({ ours: first, theirs: await theirs() })
    } else {
      const first = await theirs()
      measured.push({ ours: await ours(), theirs: first })
    }
  }
  return measured
}
