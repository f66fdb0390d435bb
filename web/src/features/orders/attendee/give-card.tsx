import { formatMoney, type Money } from '@foyer/contract/kit/money'
import type { CardFields } from '@foyer/contract/orders'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import cardStyles from '#ui/card.module.css'
import { Icon } from '#ui/icon.tsx'
import lineStyles from '#ui/line.module.css'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { openProviderEntry, type ProviderEntry } from './provider-entry.ts'

interface GiveCardProps {
  readonly fields: CardFields
  readonly total: Money
  readonly returnUrl: string
  /** What became of the payment is to be asked. @returns whether it still waits for a card: nothing was charged. */
  readonly onUnclear: () => Promise<boolean>
}

/** The provider's fields and the button that pays with what is in them; where they could not be loaded, the way to another try. */
export function GiveCard(props: GiveCardProps) {
  const [tries, setTries] = useState(0)
  return <Card key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

/** A declined card leaves the fields as they are. */
function Card({ fields, total, returnUrl, onUnclear, onRetry }: GiveCardProps & { readonly onRetry: () => void }) {
  const { t } = useText()
  const entry = useProviderEntry(fields)
  const [isSending, setIsSending] = useState(false)
  // Empty where nothing was charged and nobody said why.
  const [refused, setRefused] = useState<string | null>(null)

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (entry.opened === null || isSending) return
    setRefused(null)
    setIsSending(true)
    const outcome = await entry.opened.confirm(returnUrl)
    // The page is left for the one that asks what became of it: the button stays as it is until then.
    if (outcome.state === 'confirmed') return location.assign(returnUrl)
    const said = outcome.state === 'refused' ? outcome.text : (await onUnclear()) ? '' : null
    setIsSending(false)
    setRefused(said)
  }

  if (entry.hasFailed)
    return (
      <Note kind="warning" icon="card" role="alert">
        <p>{t('The fields of our payment provider could not be loaded. Nothing was charged.')}</p>
        <p>
          <Button variant="line" isSmall onClick={onRetry}>
            {t('Try again')}
          </Button>
        </p>
      </Note>
    )
  return (
    <form className="stack" onSubmit={(event) => void pay(event)}>
      <div className={cardStyles.card} aria-busy={entry.opened === null}>
        {entry.opened === null ? <Skeleton boxes={[48, 48, 48]} /> : null}
        <div ref={entry.holder} />
      </div>
      {refused === null ? null : (
        <Note kind="warning" icon="card" role="alert">
          {refused === '' ? null : <p>{refused}</p>}
          <p>{t('Nothing was charged. Try again, or use another card.')}</p>
        </Note>
      )}
      <p>
        <Button type="submit" isSending={isSending || entry.opened === null}>
          {t('Pay {amount}', { amount: formatMoney(total) })}
        </Button>
      </p>
      <p className={`hint ${lineStyles.line}`}>
        <Icon name="lock" />
        <span>{t('Your card goes to Stripe, who takes the payment for us. We never see its number.')}</span>
      </p>
    </form>
  )
}

/** The fields inside an element, opened once for each payment and language. */
function useProviderEntry(fields: CardFields) {
  const { locale } = useText()
  const holder = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<ProviderEntry | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const { provider, publishableKey, clientSecret } = fields

  useEffect(() => {
    if (holder.current === null) return
    let isGone = false
    let entry: ProviderEntry | null = null
    openProviderEntry(holder.current, { provider, publishableKey, clientSecret }, locale)
      .then((done) => {
        entry = done
        if (isGone) done.remove()
        else setOpened(done)
      })
      .catch(() => {
        if (!isGone) setHasFailed(true)
      })
    return () => {
      isGone = true
      setOpened(null)
      entry?.remove()
    }
  }, [provider, publishableKey, clientSecret, locale])

  return { holder, opened, hasFailed }
}
