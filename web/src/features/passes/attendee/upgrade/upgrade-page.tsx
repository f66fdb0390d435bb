import { paymentUnderWay } from '@foyer/contract/orders'
import { listUpgradePassTypes, type Pass, readPass, upgradePass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pendingOrder } from '#features/orders'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { usePageTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './upgrade.module.css'
import { HeldCard, UpgradeCard } from './upgrade-card.tsx'

/** `/pass/upgrade`: what the pass one holds can become, and what that costs. */
export function UpgradePage() {
  const { t } = useText()
  const title = t('Upgrade your pass')
  usePageTitle(title)
  const pass = useQuery(query(readPass))
  const held = pass.data?.status === 'approved' ? pass.data : null
  return (
    <div className="stack stack--32">
      <header className="stack stack--8">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="intro">{t('You pay the difference. Your code and everything you booked stay as they are.')}</p>
      </header>
      {pass.data === undefined ? (
        pass.error === null ? (
          <Skeleton boxes={[320, 320]} />
        ) : (
          <LoadFailed error={pass.error} onRetry={() => void pass.refetch()} />
        )
      ) : held === null ? (
        <Empty
          title={t('No pass to upgrade')}
          text={t('An upgrade needs a pass that is approved.')}
          action={
            <Link {...buttonLook()} to="/pass">
              {t('Your pass')}
            </Link>
          }
        />
      ) : (
        <Offer held={held} />
      )}
    </div>
  )
}

function Offer({ held }: { readonly held: Pass }) {
  const { t } = useText()
  const navigate = useNavigate()
  const types = useQuery(query(listUpgradePassTypes, { query: { upgradeableBy: String(held.passType.id) } }))
  const upgrade = useCommand(upgradePass, ownWords)
  if (types.data === undefined)
    return types.error === null ? (
      <Skeleton boxes={[320, 320]} />
    ) : (
      <LoadFailed error={types.error} onRetry={() => void types.refetch()} />
    )
  if (types.data.length === 0)
    return (
      <Empty
        title={t('There is no upgrade for your pass')}
        text={t('{name} is the highest pass that can be reached from yours.', { name: held.passType.name })}
        action={
          <Link {...buttonLook()} to="/pass">
            {t('Back to your pass')}
          </Link>
        }
      />
    )
  const choose = (passTypeId: number) =>
    upgrade.mutate(
      { body: { passTypeId } },
      {
        onSuccess: (order) => navigate({ to: '/registration/checkout', search: { order: order.uuid } }),
        onError: () => void types.refetch(),
      },
    )
  return (
    <>
      {upgrade.error === null ? null : refusedWith(upgrade.error, paymentUnderWay) ? (
        <UnderWay />
      ) : (
        <FormFailure failure={upgrade.error} />
      )}
      <ul className={styles.compare}>
        <HeldCard type={held.passType} />
        {types.data.map((type) => (
          <UpgradeCard
            key={type.id}
            held={held.passType}
            type={type}
            isSending={upgrade.isPending && upgrade.variables.body.passTypeId === type.id}
            onChoose={() => {
              if (!upgrade.isPending) choose(type.id)
            }}
          />
        ))}
      </ul>
    </>
  )
}

/** An upgrade that was ordered before waits for its money; in the same tab its checkout is known. */
function UnderWay() {
  const { t } = useText()
  const pending = pendingOrder()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1}>
      <Note kind="warning" role="alert">
        <p>{t('You have ordered an upgrade already. Pay or cancel it first; without payment it ends by itself.')}</p>
        {pending?.secret === null ? (
          <p>
            <Link to="/registration/checkout" search={{ order: pending.uuid }}>
              {t('Go to the checkout')}
            </Link>
          </p>
        ) : null}
      </Note>
    </div>
  )
}
