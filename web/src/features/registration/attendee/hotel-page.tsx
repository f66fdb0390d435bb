import { readStayPlan, type StayPlan, saveStayPlan } from '@foyer/contract/accommodation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { TrainTicketOffer } from '#features/train-tickets'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { ChoiceList } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type FieldsOf, useForm, useTakenOver, useValue } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { message, useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button, buttonLook } from '#ui/button.tsx'
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
  const { form, read, failure, stays } = useStayPlan(registration)
  const chosen = useValue(form, 'plan')
  const { bookings } = registration
  // Rooms that could not be read are not taken for none.
  const mayHaveRooms = stays.length > 0 || (bookings.error !== null && bookings.data === undefined)
  return (
    <RegistrationFrame
      step="hotel"
      title={title}
      registration={registration}
      action={
        <Button type="submit" form="hotel" isSending={form.isSending}>
          {t('Continue')}
          <Icon name="arrow" />
        </Button>
      }
    >
      <form id="hotel" className="stack stack--32" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <FormFailure failure={failure} />
        {read.error !== null && read.data === undefined ? (
          <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
        ) : (
          <PlanChoice form={form} />
        )}
      </form>
      {chosen === 'book' || mayHaveRooms ? <Rooms registration={registration} stays={stays} /> : null}
      <TrainTicketOffer />
    </RegistrationFrame>
  )
}

type PlanEntry = {
  readonly plan: StayPlan | null
}

const Plan = z.object({ plan: z.string(message('Choose one of the three answers.')) })
const NoRoom = z.object({
  plan: z.unknown().check(z.refine(() => false, message('Choose a room first, or answer “Later”.'))),
})

/** The answer about a room: saved as soon as it is picked; what could not be saved is taken back. */
function useStayPlan(registration: ReturnType<typeof useRegistration>) {
  const client = useQueryClient()
  const { facts, bookings } = registration
  const read = useQuery(query(readStayPlan))
  const { mutateAsync, error } = useCommand(saveStayPlan, ownWords)
  const goOn = useNextStep('hotel', registration)
  const stays = (bookings.data ?? []).filter(({ status }) => status === 'held' || status === 'booked')
  const known: PlanEntry = { plan: facts.stayPlan ?? (stays.length > 0 ? 'book' : null) }
  /** Whether what was picked is saved. Saves never overtake each other. */
  const saving = useRef(Promise.resolve(true))
  const save = async (plan: StayPlan): Promise<boolean> => {
    try {
      client.setQueryData(query(readStayPlan).queryKey, await mutateAsync({ body: { plan } }))
      return true
    } catch {
      if (form.values().plan === plan) form.model.startOver(known)
      return false
    }
  }
  const isWithoutRoom = stays.length === 0 && bookings.error === null
  const form = useForm({
    schema: ({ plan }: PlanEntry) => (plan === 'book' && isWithoutRoom ? NoRoom : Plan),
    initial: known,
    onChange: ({ plan }) => {
      if (plan !== null) saving.current = saving.current.then(() => save(plan))
    },
    onSubmit: async () => {
      if (await saving.current) await goOn()
    },
  })
  useTakenOver(form, known)
  return { form, read, failure: error, stays }
}

function PlanChoice({ form }: { readonly form: FieldsOf<'plan'> }) {
  const { t, locale } = useText()
  const { accommodationSearch } = useEdition()
  return (
    <ChoiceList<StayPlan>
      {...form.field('plan')}
      legend={t('Do you need a room?')}
      isLegendHidden
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
    <Link {...buttonLook(stays.length > 0 ? 'line' : 'ink')} to="/accommodation">
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
