import {
  beginExport,
  columnsOf,
  type ExportFilters,
  type ExportKind,
  exportKinds,
  filtersOf,
  listExports,
  listSavedExports,
  type NewExport,
  type SavedExport,
  saveExport,
  scheduleExport,
} from '@foyer/contract/exports'
import { readUser } from '@foyer/contract/identity'
import { withNumbers } from '@foyer/contract/people-filters'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { query, send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { parseSearch } from '#platform/search-text.ts'
import { toast } from '#platform/toasts.ts'
import { hiddenInExport } from './columns-of-list.ts'

export const refreshExports = () =>
  Promise.all([listExports, listSavedExports].map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))

/** Which table the address asks for, and what it is narrowed to, as on the page of its list. */
function useAsked() {
  const texts = useLocation({ select: (location) => location.searchStr })
  const { table = 'orders', without, ...rest } = parseSearch(texts)
  const kind: ExportKind = exportKinds.find((one) => one === table) ?? 'orders'
  const narrowed = Object.entries(rest).filter(([name, text]) => filtersOf(kind).includes(name) && text)
  return {
    kind,
    hidden: hiddenInExport(kind, without ?? ''),
    narrowed: Object.fromEntries(narrowed) as Readonly<Record<string, string>>,
  }
}

/** An export as somebody puts it together. */
export function useNewExport() {
  const { t } = useText()
  const { kind, hidden, narrowed } = useAsked()
  const { data: user } = useQuery(query(readUser))
  const columns = columnsOf(kind, user?.scope ?? [])
  const [format, setFormat] = useState<NewExport['format']>('xlsx')
  const [without, setWithout] = useState(hidden)
  const chosen = columns.map(({ id }) => id).filter((id) => !without.includes(id))
  const filters = withNumbers(narrowed) as ExportFilters
  const asked: NewExport = { kind, format, columns: chosen, filters }
  const begin = useBegin()
  const keep = useMutation<unknown, ProblemError, { readonly name: string; readonly isShared: boolean }>({
    mutationFn: (named) => send(saveExport, { body: { ...asked, ...named } }),
    onSuccess: async () => {
      toast(t('The export is kept.'))
      await refreshExports()
    },
  })
  return {
    kind,
    narrowed,
    columns,
    chosen,
    toggle: (id: string) => setWithout(without.includes(id) ? without.filter((one) => one !== id) : [...without, id]),
    format,
    setFormat,
    begin: () => begin.mutate(asked),
    beginning: begin,
    keep,
  }
}

/** Begins one, after the second factor. */
export function useBegin() {
  const { t } = useText()
  return useMutation<unknown, ProblemError, NewExport>({
    mutationFn: ({ kind, format, columns, filters }) =>
      withSecondFactor(() => send(beginExport, { body: { kind, format, columns, filters } })),
    onSuccess: async () => {
      toast(t('The export has begun. You can leave this page: a mail tells when it is ready.'))
      await refreshExports()
    },
  })
}

/** Has one that is kept begin by itself, or no more, after the second factor. */
export function useSchedule({ uuid }: SavedExport) {
  const { t } = useText()
  return useMutation<unknown, ProblemError, SavedExport['every']>({
    mutationFn: (every) => withSecondFactor(() => send(scheduleExport, { params: { uuid }, body: { every } })),
    onSuccess: async (_saved, every) => {
      toast(
        every === null ? t('It begins by itself no more.') : t('It begins by itself: a mail tells when it is ready.'),
      )
      await refreshExports()
    },
  })
}
