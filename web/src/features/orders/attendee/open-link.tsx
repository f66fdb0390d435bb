import { type Order, openOrderLink, orderLinkUsed, renewOrderLink } from '@foyer/contract/orders'
import type { ReactNode } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { takeFocus } from '#ui/take-focus.ts'

interface OpenLinkProps {
  readonly uuid: string
  readonly link: string
  readonly onOpen: (secret: string, order: Order) => void
  /** What is shown where the link opens nothing. */
  readonly ended: ReactNode
}

/** Programs that read mail follow links, and this one works once: only a person uses it. */
export function OpenLink({ uuid, link, onOpen, ended }: OpenLinkProps) {
  const { t } = useText()
  const open = useCommand(openOrderLink, ownWords)
  const use = () =>
    open.mutate({ params: { uuid }, token: link }, { onSuccess: ({ secret, order }) => onOpen(secret, order) })
  const isEnded = open.error !== null && [401, 404].includes(open.error.status)
  if (isEnded) return ended
  if (refusedWith(open.error, orderLinkUsed)) return <LinkUsed uuid={uuid} link={link} />
  if (open.error !== null) return <LoadFailed error={open.error} onRetry={use} />
  return (
    <section className="stack narrow">
      <h1 tabIndex={-1}>{t('Pay your order')}</h1>
      <p>
        <Button isSending={open.isPending} onClick={use}>
          {t('Continue')}
        </Button>
      </p>
    </section>
  )
}

function LinkUsed({ uuid, link }: Pick<OpenLinkProps, 'uuid' | 'link'>) {
  const { t } = useText()
  const renew = useCommand(renewOrderLink, { done: null })
  return (
    <section className="stack narrow">
      <h1 tabIndex={-1}>{t('This link was used or is too old')}</h1>
      {renew.isSuccess ? (
        <div ref={takeFocus} tabIndex={-1}>
          <Note kind="success" role="status">
            {t('Sent again. The link in the older mail no longer works.')}
          </Note>
        </div>
      ) : (
        <p>
          <Button isSending={renew.isPending} onClick={() => renew.mutate({ params: { uuid }, token: link })}>
            {t('Send a new link')}
          </Button>
        </p>
      )}
    </section>
  )
}
