import { exportLedger, readMoneyReport } from '@foyer/contract/books'
import { useQuery } from '@tanstack/react-query'
import { SaveTable } from '#features/identity'
import { addressOf, query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BatchForm } from './batch-form.tsx'
import { DayChoice } from './day-choice.tsx'
import { MoneyFigures, OpenMoney } from './money-figures.tsx'
import { ByDay, ByKind, ByRate } from './money-tables.tsx'
import { useDays } from './use-days.ts'

/** `/organiser/money`: what came in, went back and is VAT in the days that are chosen, and what is open at their end. */
export function MoneyPage() {
  const { t } = useText()
  const { days, choose, ranges } = useDays()
  const { data, error, refetch } = useQuery(query(readMoneyReport, { query: { ...days } }))
  usePlainTitle(t('Money report'))
  return (
    <>
      <PageHead
        title={t('Money report')}
        note={t('Each cent has its entry in the books.')}
        actions={<SaveTable path={addressOf(exportLedger, { query: { ...days } })} />}
      />
      <DayChoice days={days} ranges={ranges} choose={choose} />
      {data !== undefined ? (
        <>
          <MoneyFigures report={data} />
          <OpenMoney open={data.open} day={days.to} />
          <ByDay days={data.days} />
          <ByKind kinds={data.kinds} />
          <ByRate rates={data.rates} total={data.total} />
        </>
      ) : error === null ? (
        <Skeleton boxes={[96, 420, 600]} />
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
      <BatchForm days={days} />
    </>
  )
}
