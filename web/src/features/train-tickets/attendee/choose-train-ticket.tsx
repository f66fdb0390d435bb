import { readUser } from '@foyer/contract/identity'
import { formatMoney } from '@foyer/contract/kit/money'
import { chooseTrainTicket, type TrainTicket, type TrainTicketType } from '@foyer/contract/train-tickets'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm, useTakenOver, useValue } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { beginAtHeading } from '#ui/focus-heading.ts'
import { Lock } from '#ui/lock.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PayBar, SumBox, type SumRow } from '#ui/sum-box.tsx'
import { TrainFares } from './train-fares.tsx'
import { Choice, type ChoiceEntry } from './train-ticket-choice.ts'
import { touchedByTrainTickets, trainTicketTypesQuery } from './train-ticket-reads.ts'
import { TrainTicketRules } from './train-ticket-rules.tsx'
import { classNames } from './train-words.ts'

interface ChooseTrainTicketProps {
  /** The one in the order, in whose place another comes; null where there is none. */
  readonly held: TrainTicket | null
  readonly givenBack: TrainTicket | null
}

/** The kinds of train ticket, one to be chosen, and who travels. */
export function ChooseTrainTicket({ held, givenBack }: ChooseTrainTicketProps) {
  const { t, rich } = useText()
  const { city } = useEdition()
  const types = useQuery(trainTicketTypesQuery)
  const count = types.data?.length ?? 0
  return (
    <>
      <Lock numeral={count === 0 ? null : count} title={t('Train tickets')}>
        {count === 0 ? undefined : (
          <>
            <span className="vh">{count} </span>
            {rich('{unit} for the way to {city} and back. Prices with VAT.', {
              unit: <strong>{t('{count, plural, one {kind} other {kinds}}', { count })}</strong>,
              city,
            })}
          </>
        )}
      </Lock>
      {givenBack === null ? null : (
        <Note kind="plain">
          {t('You gave “{ticket}” back. Its money goes back the way it came.', { ticket: givenBack.type.name })}
        </Note>
      )}
      {types.data === undefined ? (
        types.error === null ? (
          <Skeleton boxes={[120, 120, 120]} />
        ) : (
          <LoadFailed error={types.error} onRetry={() => void types.refetch()} />
        )
      ) : count === 0 ? (
        <Empty title={t('No train tickets yet')} text={t('As soon as there are any, they stand here.')} />
      ) : (
        <Choosing types={types.data} held={held} />
      )}
    </>
  )
}

interface ChoosingProps {
  readonly types: readonly TrainTicketType[]
  readonly held: TrainTicket | null
}

function Choosing({ types, held }: ChoosingProps) {
  const { t } = useText()
  const { form, error, isSoldOut } = useChoice(types, held)
  const typeId = useValue(form, 'typeId')
  const chosen = types.find(({ id }) => id === typeId) ?? null
  const action = (
    <Button type="submit" form="train-ticket" isSending={form.isSending}>
      {held === null ? t('Get ticket') : t('Take this one')}
    </Button>
  )
  const box = {
    label: t('Your ticket'),
    rows: chosen === null ? [] : rowsOf(chosen, t),
    totalName: t('Total with VAT'),
    total: chosen === null ? '' : formatMoney(chosen.price),
    action,
  }
  return (
    <div className="split split--340">
      <form id="train-ticket" className="stack stack--32" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <FormFailure failure={error} />
        {isSoldOut ? (
          <Note kind="warning">
            {t('All train tickets are taken. One that somebody gives back is sold again here.')}
          </Note>
        ) : null}
        <section className="stack" aria-labelledby="kinds">
          <h2 id="kinds">{t('Kind of ticket')}</h2>
          <TrainFares types={types} held={held} field={form.field('typeId')} />
        </section>
        {isSoldOut ? null : (
          <section className="stack" aria-labelledby="who">
            <h2 id="who">{t('Who travels')}</h2>
            <TextField
              {...form.field('passengerName')}
              label={t('Name on the ticket')}
              hint={t('As it stands on the identity card that comes along.')}
              autoComplete="name"
            />
          </section>
        )}
        {chosen === null ? null : <TrainTicketRules rules={chosen.rules} />}
      </form>
      {isSoldOut ? null : (
        <>
          <SumBox
            {...box}
            title={chosen?.name ?? t('Your ticket')}
            note={t('It is held for you for 20 minutes. Nothing is charged before the checkout.')}
          />
          <PayBar {...box} totalName={chosen?.name ?? t('Your ticket')} isAboveTabs />
        </>
      )}
    </div>
  )
}

function useChoice(types: readonly TrainTicketType[], held: TrainTicket | null) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: user } = useQuery(query(readUser))
  const command = useCommand(chooseTrainTicket, { ...ownWords, refreshes: touchedByTrainTickets })
  const left = types.filter(({ id, available }) => available > 0 || id === held?.type.id)
  const known: ChoiceEntry = {
    typeId: held?.type.id ?? left[0]?.id ?? null,
    passengerName: held?.passengerName ?? (user === undefined ? '' : `${user.firstName} ${user.lastName}`),
  }
  const form = useForm({
    schema: Choice,
    initial: known,
    onSubmit: async (body) => {
      try {
        await command.mutateAsync({ body })
        await navigate({ to: '/train-ticket', search: {}, replace: true })
        // The form went, and with it the button: what is held stands on top of the page now.
        beginAtHeading()
      } catch {
        // Somebody else was faster, perhaps: what is left is asked for again.
        await client.invalidateQueries({ queryKey: trainTicketTypesQuery.queryKey })
      }
    },
  })
  useTakenOver(form, known)
  return { form, error: command.error, isSoldOut: left.length === 0 }
}

function rowsOf(
  { price, netPrice, taxRate, class: trainClass }: TrainTicketType,
  t: ReturnType<typeof useText>['t'],
): readonly SumRow[] {
  const tax = { ...price, amount: price.amount - netPrice.amount }
  return [
    { name: t(classNames[trainClass]), note: t('there and back'), amount: formatMoney(price) },
    { name: t('Net'), amount: formatMoney(netPrice), kind: 'sub' },
    { name: t('VAT {rate} %', { rate: taxRate / 100 }), amount: formatMoney(tax), kind: 'muted' },
  ]
}
