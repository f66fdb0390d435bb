import { createContext, use, useEffect, useMemo, useState } from 'react'

interface Unsaved {
  readonly names: ReadonlySet<string>
  readonly report: (section: string, isDirty: boolean) => void
}

const UnsavedContext = createContext<Unsaved | null>(null)
export const UnsavedProvider = UnsavedContext.Provider

/** Which sections hold entries that are not saved; the page asks before it lets go of them. */
export function useUnsavedSections(): Unsaved {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      names,
      report: (section, isDirty) =>
        setNames((before) => {
          if (before.has(section) === isDirty) return before
          const after = new Set(before)
          if (isDirty) after.add(section)
          else after.delete(section)
          return after
        }),
    }),
    [names],
  )
}

/** Tells the page whether a section has something to lose. */
export function useReportUnsaved(section: string, isDirty: boolean): void {
  const report = use(UnsavedContext)?.report
  useEffect(() => {
    report?.(section, isDirty)
  }, [report, section, isDirty])
}
