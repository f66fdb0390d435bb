/** What of the entries is not as it is known: in another tab, or on another device, the rest may be other by now. */
export function changedOf<Entries extends object>(entries: Entries, known: object): Partial<Entries> {
  const before = new Map<string, unknown>(Object.entries(known))
  return Object.fromEntries(
    Object.entries(entries).filter(([name, value]) => (value ?? '') !== (before.get(name) ?? '')),
  ) as Partial<Entries>
}
