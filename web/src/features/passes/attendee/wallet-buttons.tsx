import { linkGooglePass, type Wallet } from '@foyer/contract/passes'
import { send } from '#platform/api.ts'
import { useOldAnswers } from '#platform/connection.ts'
import { useText } from '#platform/messages/messages.ts'
import { useDownload, useOpening } from '#platform/use-download.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** Puts the pass into the wallets that take it. The server signs it, so without a connection there is nothing to press. */
export function WalletButtons({ wallets }: { readonly wallets: readonly Wallet[] }) {
  const { t } = useText()
  const apple = useDownload('/api/pass/wallet/apple')
  const google = useOpening(async () => (await send(linkGooglePass)).url)
  if (useOldAnswers() === 'all') return null
  const ways = {
    apple: { ...apple, label: t('Add to Apple Wallet') },
    google: { ...google, label: t('Save to Google Wallet') },
  }
  const word = apple.word || google.word
  return (
    <>
      {wallets.map((wallet) => (
        <Button key={wallet} variant="ink" isSmall isSending={ways[wallet].isOpening} onClick={ways[wallet].open}>
          <Icon name="pass" />
          {ways[wallet].label}
        </Button>
      ))}
      <p className={word ? 'error' : 'vh'} role="status">
        {word}
      </p>
    </>
  )
}
