import type { AttendeeType } from '@foyer/contract/editions'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useEdition } from '#platform/edition.ts'
import { FormProblems } from '#platform/form-problems.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { attendeeAnswers } from './attendee-types.ts'
import { changeDraft, useDraft } from './sign-up-draft.ts'
import { SignUpFrame } from './sign-up-frame.tsx'

/** Step 1: what somebody does, which decides nothing but tells the organiser who comes. */
export function WhatYouDoPage() {
  const { t } = useText()
  usePageTitle(t('Sign up'))
  const draft = useDraft()
  const { attendeeTypes } = useEdition()
  const navigate = useNavigate()
  const voucher = useSearchText('voucher')
  const [tries, setTries] = useState(0)
  const error = tries > 0 && draft.attendeeType === null ? t('Choose the answer that fits best.') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.attendeeType === null) setTries(tries + 1)
    else void navigate({ to: '/sign-up/pass', search: voucher === undefined ? {} : { voucher } })
  }
  return (
    <SignUpFrame step="/sign-up" title={t('What do you do?')} action={null}>
      <form className="stack stack--24" noValidate onSubmit={submit}>
        <FormProblems
          form={{
            tries,
            problems: error === undefined ? [] : [{ name: 'attendee-type', id: 'attendee-type', message: error }],
          }}
        />
        <ChoiceList<AttendeeType>
          id="attendee-type"
          legend={t('What do you do?')}
          isLegendHidden
          value={draft.attendeeType}
          error={error}
          onChange={(attendeeType) => changeDraft({ attendeeType })}
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
