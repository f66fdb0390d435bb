import { readProForma } from '@foyer/contract/invoices'
import { formatMoney } from '@foyer/contract/kit/money'
import type { Order, Transfer } from '@foyer/contract/orders'
import { useState } from 'react'
import { addressOf } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { useDownload } from '#platform/use-download.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import styles from './transfer-details.module.css'

interface TransferDetailsProps {
  readonly transfer: Transfer
  /** The order whose pro forma invoice can be had here; left out: whoever pays is not signed in, and has it by e-mail. */
  readonly paperOf?: Pick<Order, 'uuid'>
}

/** Where to, how much and with which words an order is transferred: to copy, and for a banking app to read. */
export function TransferDetails({ transfer, paperOf }: TransferDetailsProps) {
  const { t } = useText()
  const { holder, iban, bank, reference, amount, received, code } = transfer
  const isPart = received.amount > 0
  const plain = (text: string) => text.replaceAll(' ', '')
  const rows = [
    { name: t('Account holder'), value: holder, copy: holder },
    { name: t('IBAN'), value: iban, copy: plain(iban) },
    ...(bank === '' ? [] : [{ name: t('Bank'), value: bank, copy: null }]),
    {
      name: isPart ? t('Still missing') : t('Amount'),
      value: formatMoney(amount),
      copy: (amount.amount / 100).toFixed(2),
    },
    { name: t('Reference'), value: reference, copy: plain(reference) },
  ]
  return (
    <section className={styles.transfer} aria-labelledby="transfer">
      <h2 id="transfer">{isPart ? t('Transfer the rest') : t('Transfer the amount')}</h2>
      {isPart ? (
        <Note kind="info">
          {t('{received} has arrived. Transfer the rest, and the order is paid.', { received: formatMoney(received) })}
        </Note>
      ) : null}
      <p>{t('Write the reference beside it, and nothing else. As soon as the money is here we tell you by e-mail.')}</p>
      <div className={styles.parts}>
        <dl className={styles.rows}>
          {rows.map(({ name, value, copy }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
              <dd>{copy === null ? null : <Copy name={name} text={copy} />}</dd>
            </div>
          ))}
        </dl>
        {code === null ? null : (
          <figure className={styles.code}>
            <QrCode drawing={code} label={t('QR code for your banking app')} />
            <figcaption>{t('For your banking app')}</figcaption>
          </figure>
        )}
      </div>
      {paperOf === undefined ? null : <ProForma order={paperOf} />}
    </section>
  )
}

/** What a company's books ask for before anything is transferred. */
function ProForma({ order }: { readonly order: Pick<Order, 'uuid'> }) {
  const { t } = useText()
  const paper = useDownload(addressOf(readProForma, { params: order }))
  return (
    <>
      <p>
        <Button variant="line" isSmall isSending={paper.isOpening} onClick={paper.open}>
          {paper.isOpening ? null : <Icon name="download" />}
          {t('Pro forma invoice')}
        </Button>
      </p>
      <p className="hint" role="status">
        {paper.word}
      </p>
    </>
  )
}

function Copy({ name, text }: { readonly name: string; readonly text: string }) {
  const { t } = useText()
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <Button
        variant="text"
        isSmall
        onClick={async ({ currentTarget }) => {
          try {
            await navigator.clipboard.writeText(text)
            setCopied(true)
          } catch {
            // Where that is not allowed, it is selected for the keyboard.
            const value = currentTarget.closest('div')?.querySelector('dd')
            if (value != null) getSelection()?.selectAllChildren(value)
          }
        }}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        {t('Copy')}
        <span className="vh"> {name}</span>
      </Button>
      <span className="vh" role="status">
        {isCopied ? t('Copied') : null}
      </span>
    </>
  )
}
