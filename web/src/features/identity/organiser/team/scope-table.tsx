import { type Duty, duties } from '@foyer/contract/kit/duties'
import { staffScopes } from '@foyer/contract/kit/scopes'
import { useText } from '#platform/messages/messages.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { useScopeWords } from './say-scopes.ts'
import { useDutyWords } from './scope-words.ts'

/** Which scope may do what: the table that the server asks, in words. */
export function ScopeTable() {
  const { t } = useText()
  const scopes = useScopeWords()
  const words = useDutyWords()
  const may = (duty: Duty) => staffScopes.filter((scope) => (duties[duty] as readonly string[]).includes(scope))
  const columns: Column<Duty>[] = [
    {
      key: 'duty',
      head: t('What'),
      cell: (duty) => (
        <>
          {words[duty]}
          <small className="only-phone">
            {may(duty)
              .map((scope) => scopes[scope].name)
              .join(', ')}
          </small>
        </>
      ),
      at: 'title',
    },
    ...staffScopes.map((scope) => ({
      key: scope,
      head: scopes[scope].name,
      cell: (duty: Duty) =>
        may(duty).includes(scope) ? (
          <>
            <Icon name="check" />
            <span className="vh">{t('yes')}</span>
          </>
        ) : (
          <span className="muted">
            <span aria-hidden="true">–</span>
            <span className="vh">{t('no')}</span>
          </span>
        ),
    })),
  ]
  return (
    <DataTable
      label={t('What each role may do')}
      columns={columns}
      rows={Object.keys(duties) as Duty[]}
      keyOf={(duty) => duty}
    />
  )
}
