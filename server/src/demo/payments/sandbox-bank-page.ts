import { createHash } from 'node:crypto'
import type { Locale } from '@foyer/contract/kit/languages'
import { formatMoney } from '@foyer/contract/kit/money'
import { wordsIn } from '#platform/ground/words'
import { escapeHtml } from '#platform/papers/mail/mail-template'

export interface BankPage {
  readonly locale: Locale
  /** Minor units. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** The payment was answered before: there is nothing left to decide. */
  readonly isOver: boolean
  readonly returnUrl: string
}

const style = `
:root{color-scheme:light dark;--paper:#f4f9f7;--surface:#fff;--ink:#0b1b1d;--muted:#4a5a5c;--line:#cad5d4;--control:#738485;--stripe:#046a6a;--next:#cfe938;--on-next:#0b1b1d}
@media (prefers-color-scheme:dark){:root{--paper:#081214;--surface:#0f1c1e;--ink:#ebf2f0;--muted:#9eadac;--line:#2b3a3c;--stripe:#67cece;--next:#d0e66a;--on-next:#111309}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--paper);color:var(--ink);font:400 16px/25px Archivo,'Arial Narrow',system-ui,sans-serif}
main{width:100%;max-width:440px;padding:24px;background:var(--surface);border:1px solid var(--line);border-left:8px solid var(--stripe);border-radius:0 6px 6px 0}
h1{margin:0 0 24px;font-size:28px;line-height:34px;font-weight:650}
p{margin:0 0 8px}
.bank,.note,dt{color:var(--muted);font-size:14px;line-height:20px}
dl{margin:0 0 24px}
dd{margin:0;font-size:40px;line-height:1.1;font-weight:700;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form{display:grid;gap:8px;margin:0 0 24px}
button,.back{display:block;width:100%;min-height:48px;padding:10px 16px;border:1.5px solid var(--control);border-radius:2px;background:var(--surface);color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.next{border-color:var(--next);background:var(--next);color:var(--on-next)}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
@media (forced-colors:active){.next{border:3px solid ButtonText}}
`

/** The page's one style block, as a source of the content security policy's `style-src`. */
export const sandboxBankStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * The page on which a buyer confirms a 3-D Secure payment, or not. It works without scripts: its form posts `answer`
 * (`confirm` or `decline`) to the page's own address.
 */
export function sandboxBankPage({ locale, amount, currency, isOver, returnUrl }: BankPage): string {
  const t = wordsIn(locale)
  const bank = t('Test bank')
  const title = isOver ? t('This payment is answered') : t('Confirm your payment')
  const form = `<form method="post">
<button class="next" name="answer" value="confirm">${t('Confirm payment')}</button>
<button name="answer" value="decline">${t('Decline')}</button>
</form>`
  const over = `<p>${t('There is nothing left to confirm here.')}</p>
<p><a class="back next" href="${escapeHtml(returnUrl)}">${t('Back to your order')}</a></p>`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${bank}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="bank">${bank}</p>
<h1>${title}</h1>
<dl><dt>${t('Amount')}</dt><dd>${escapeHtml(formatMoney({ amount, currency }))}</dd></dl>
${isOver ? over : form}
<p class="note">${t('This bank is pretend, for trying out. No money moves.')}</p>
</main>
</body>
</html>
`
}
