import { readEdition } from '@foyer/contract/editions'
import { beginNextEdition, editionCodeTaken, listEditions, type OfficeEdition } from '@foyer/contract/office-editions'
import { NextEdition } from '@foyer/contract/office-editions.schemas'
import { useCommand } from '#platform/command.ts'
import { sayWith } from '#platform/forms/field-names.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'

interface NextEditionDialogProps {
  readonly from: OfficeEdition
  readonly onClose: () => void
}

/** A year later, on the same day of the week. */
function yearLater(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 364)
  return date.toISOString().slice(0, 10)
}

/** The event of the next year, made from the one that is worked on. */
export function NextEditionDialog({ from, onClose }: NextEditionDialogProps) {
  const { t } = useText()
  const begin = useCommand(beginNextEdition, {
    refreshes: [listEditions, readEdition],
    done: t('The next year is made. Nobody sees it yet.'),
    failed: null,
  })
  const startsOn = yearLater(from.startsOn)
  const form = useForm({
    schema: NextEdition,
    initial: { product: from.product, code: from.code.replace(/\d\d$/, startsOn.slice(2, 4)), startsOn },
    onSubmit: async (body) => {
      try {
        await begin.mutateAsync({ body })
        onClose()
      } catch (error) {
        if (!refusedWith(error, editionCodeTaken)) throw error
        form.refuse('code', editionCodeTaken.detail)
      }
    },
  })
  const names = { startsOn: t('First day'), product: t('Name'), code: t('Code') }
  return (
    <Dialog
      title={t('The year after {product} {year}', { product: from.product, year: String(from.year) })}
      onClose={onClose}
    >
      <form className="stack" noValidate onSubmit={form.submit}>
        <p>
          {t(
            'Pass types, hotels with their rooms and nights, train tickets, the survey, the pages, and halls with their stands and plans come along, with their days moved. People, orders, vouchers, lists, the programme, exhibitors and the hotels on the site plan do not.',
          )}
        </p>
        <FormProblems form={form} say={sayWith(names)} />
        <TextField {...form.field('startsOn')} type="date" label={names.startsOn} />
        <TextField {...form.field('product')} label={names.product} hint={t('Without the year, such as MSPG.')} />
        <TextField
          {...form.field('code')}
          look="code"
          spellCheck={false}
          autoComplete="off"
          label={names.code}
          hint={t('Numbers of orders begin with it, such as MS25.')}
        />
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" isSending={form.isSending}>
            {t('Make the next year')}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}
