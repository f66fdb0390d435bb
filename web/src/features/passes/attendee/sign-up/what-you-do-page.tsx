import type { AttendeeType } from '@foyer/contract/editions'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useEdition } from '#platform/edition.ts'
import { ChoiceList } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm, useTakenOver } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { attendeeAnswers } from '../../shared/attendee-types.ts'
import { changeDraft, useDraft } from './sign-up-draft.ts'
import { SignUpFrame } from './sign-up-frame.tsx'

const Answer = z.object({ attendeeType: z.string(message('Choose the answer that fits best.')) })

/** Step 1: what somebody does, which decides nothing but tells the organiser who comes. */
export function WhatYouDoPage() {
  const { t } = useText()
  usePageTitle(t('Sign up'))
  const { attendeeType } = useDraft()
  const { attendeeTypes } = useEdition()
  const navigate = useNavigate()
  const voucher = useSearchText('voucher')
  const form = useForm({
    schema: Answer,
    initial: { attendeeType },
    onChange: changeDraft,
    onSubmit: () => navigate({ to: '/sign-up/pass', search: voucher === undefined ? {} : { voucher } }),
  })
  // A page that arrives drawn knows of no draft until it comes to life.
  useTakenOver(form, { attendeeType })
  return (
    <SignUpFrame step="/sign-up" title={t('What do you do?')} action={null}>
      <form className="stack stack--24" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <ChoiceList<AttendeeType>
          {...form.field('attendeeType')}
          legend={t('What do you do?')}
          isLegendHidden
          choices={attendeeTypes.map((type) => ({
            value: type,
            label: t(attendeeAnswers[type].label),
            hint: t(attendeeAnswers[type].hint),
          }))}
        />
        <div>
          <Button type="submit">
            {t('Continue')}
            <Icon name="arrow" />
          </Button>
        </div>
      </form>
    </SignUpFrame>
  )
}
