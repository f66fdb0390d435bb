import { readStayPlan, type StayPlan, saveStayPlan } from '@foyer/contract/accommodation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { FormFailure, FormProblems } from '#platform/form-problems.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { HeldStays } from './held-stays.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import { useNextStep } from './use-next-step.ts'
import { useRegistration } from './use-registration.ts'

/** `/registration/hotel`: no room, or no room yet, is as good an answer as a room. */
export function HotelPage() {
  const { t } = useText()
  const title = t('Do you need a room?')
  usePageTitle(title)
  const registration = useRegistration()
  const { facts, bookings } = registration
  const { plan, picked, choose, error: failure, isPending } = useStayPlan()
  const goOn = useNextStep('hotel', registration)
  const [tries, setTries] = useState(0)
  const stays = (bookings.data ?? []).filter(({ status }) => status === 'held' || status === 'booked')
  const chosen: StayPlan | null = picked ?? facts.stayPlan ?? (stays.length > 0 ? 'book' : null)
  const missing =
    chosen === null
      ? t('Choose one of the three answers.')
      : chosen === 'book' && stays.length === 0 && bookings.error === null
        ? t('Choose a room first, or answer “Later”.')
        : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries((count) => count + 1)
    if (missing === null) void goOn()
  }
  const error = tries > 0 ? (missing ?? undefined) : undefined
  return (
    <RegistrationFrame
      step="hotel"
      title={title}
      registration={registration}
      action={
        <Button type="submit" form="hotel" isSending={isPending && tries > 0}>
          {t('Continue')}
          <Icon name="arrow" />
        </Button>
      }
    >
      <form id="hotel" className="stack stack--32" noValidate onSubmit={submit}>
        <FormProblems
          form={{
            tries,
            problems: error === undefined ? [] : [{ name: 'stay-plan', id: 'stay-plan', message: error }],
          }}
        />
        <FormFailure failure={failure} />
        {plan.error !== null && plan.data === undefined ? (
          <LoadFailed error={plan.error} onRetry={() => void plan.refetch()} />
        ) : (
          <PlanChoice chosen={chosen} error={error} onChoose={choose} />
        )}
      </form>
      {chosen === 'book' || stays.length > 0 ? <Rooms registration={registration} stays={stays} /> : null}
    </RegistrationFrame>
  )
}

/** The answer about a room: shown as soon as it is picked; what could not be saved is taken back. */
function useStayPlan() {
  const client = useQueryClient()
  const plan = useQuery(query(readStayPlan))
  const { mutate, error, isPending } = useCommand(saveStayPlan, ownWords)
  const [picked, setPicked] = useState<StayPlan | null>(null)
  const choose = (next: StayPlan) => {
    setPicked(next)
    mutate(
      { body: { plan: next } },
      {
        onSuccess: (answer) => client.setQueryData(query(readStayPlan).queryKey, answer),
        onError: () => setPicked(null),
      },
    )
  }
  return { plan, picked, choose, error, isPending }
}

interface PlanChoiceProps {
  readonly chosen: StayPlan | null
  readonly error: string | undefined
  readonly onChoose: (plan: StayPlan) => void
}

function PlanChoice({ chosen, error, onChoose }: PlanChoiceProps) {
  const { t, locale } = useText()
  const { accommodationSearch } = useEdition()
  return (
    <ChoiceList<StayPlan>
      id="stay-plan"
      legend={t('Do you need a room?')}
      isLegendHidden
      value={chosen}
      error={error}
      onChange={onChoose}
      choices={[
        {
          value: 'book',
          label: t('I need a room'),
          hint: t('Hotels near the venue, {days}, paid with your registration.', {
            days: formatDays(accommodationSearch.start, accommodationSearch.end, locale),
          }),
        },
        { value: 'own', label: t('I have one'), hint: t('Or you live nearby.') },
        { value: 'later', label: t('Later'), hint: t('You can book under Accommodation whenever you like.') },
      ]}
    />
  )
}

interface RoomsProps {
  readonly registration: ReturnType<typeof useRegistration>
  readonly stays: Parameters<typeof HeldStays>[0]['stays']
}

function Rooms({ registration, stays }: RoomsProps) {
  const { t } = useText()
  const { bookings } = registration
  const search = (
    <Link className={buttonClass(stays.length > 0 ? 'line' : 'ink')} to="/accommodation">
      <Icon name="search" />
      {stays.length > 0 ? t('Add another room') : t('Find a room')}
    </Link>
  )
  return (
    <section className="stack" aria-labelledby="rooms">
      <h2 id="rooms">{t('Your rooms')}</h2>
      {bookings.error !== null && bookings.data === undefined ? (
        <LoadFailed error={bookings.error} onRetry={() => void bookings.refetch()} />
      ) : stays.length === 0 ? (
        <Empty
          title={t('No room chosen yet')}
          text={t('A room that you choose is held for you at once, and stands here until you pay.')}
          action={search}
        />
      ) : (
        <>
          <HeldStays stays={stays} />
          <div>{search}</div>
        </>
      )}
    </section>
  )
}
