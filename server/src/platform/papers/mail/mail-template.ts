import type { Locale } from '@foyer/contract/kit/languages'
import { spokenLocale, wordsIn } from '#platform/ground/words'
import { type EventLook, fitted, houseLook, type LogoPicture, saysTheName, shadesOf } from '#platform/papers/look'

export interface MailContent {
  readonly locale: Locale
  /** The event as people call it, such as `MSPG 2025`. */
  readonly productTitle: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The one thing to do next. `url` is an absolute http(s) address. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Label and value, in the order they are shown; with an absolute http(s) address, the value is a link. */
  readonly facts?: readonly (readonly [label: string, value: string, url?: string])[]
  /** The stripe's colour: that of the pass where the mail is about one. Without it, `primary`. */
  readonly stripe?: 'primary' | 'vip'
  /** A code to scan, black on white: the content id and the file name of the mail's own attachment. */
  readonly code?: { readonly contentId: string; readonly file: string; readonly alt: string }
  readonly footer: readonly string[]
}

/** A mail's markup, in the look of the event that sends it; left out: the house's. */
export type MailHtml = (look?: EventLook) => string

export interface RenderedMail {
  readonly html: MailHtml
  readonly text: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A value as text inside HTML, also inside a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

/**
 * One line without control characters, so that a name cannot look like a paragraph of ours. Spaces that must not break
 * stay: an amount and its currency, a French word and its sign.
 */
function line(value: string): string {
  return value.replaceAll(/(?:[^\S\u00a0\u202f]|[\u0000-\u001f\u007f-\u009f])+/g, ' ').trim()
}

function requireWebAddress(url: string): string {
  const parsed = URL.parse(url)
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:')
    throw new RangeError('A mail links to web addresses only')
  return parsed.href
}

// Mail programs know tables and inline styles; the few that read a style block get the dark colours and narrow screens
// from it. Colours as in the product: ink, paper, petrol, and lime for the one next step.
const sans = "Archivo,'Arial Narrow',Arial,Helvetica,sans-serif"
const styleBlock = (dark: { readonly solid: string; readonly text: string }) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:620px){.outer{padding:0!important}.pad{padding-left:20px!important;padding-right:20px!important}
.edge{padding-left:28px!important}
.fact td{display:block!important;width:auto!important;padding-bottom:0!important}.fact .value{padding-top:0!important;padding-bottom:10px!important;border-top:0!important}
.button{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.ground{background:#081214!important}.sheet{background:#0f1c1e!important}
.ink,.ink a{color:#ebf2f0!important}.muted{color:#9eadac!important}.link{color:${dark.text}!important}
.rule{border-color:#2b3a3c!important}.door{border-color:#ebf2f0!important}
.stripe--primary{background-color:${dark.solid}!important}.stripe--vip{background-color:#d07fb9!important}
.logo--day{display:none!important}.logo--night{display:block!important;max-height:none!important;width:auto!important}}`

// Colour is never the only sign: the stripe of a VIP pass is diagonal, as on the pass.
const stripes = {
  primary: { color: null, pattern: '' },
  vip: {
    color: '#700b5d',
    pattern: ';background-image:repeating-linear-gradient(135deg,rgba(255,255,255,.78) 0 4px,transparent 4px 14px)',
  },
} as const

/** The door of the screens' header, drawn by a cell's edges, and the event's name with its last word lighter. */
function wordmark(productTitle: string, { logo }: EventLook): string {
  const words = line(productTitle).split(' ')
  const last = words.length > 1 ? words.pop() : undefined
  const name = `<strong style="font-weight:700">${escapeHtml(words.join(' '))}</strong>`
  const rest =
    last === undefined ? '' : ` <span class="muted" style="font-weight:400;color:#4a5a5c">${escapeHtml(last)}</span>`
  const shown = `<td class="ink" style="padding:0 0 0 10px;font:400 20px/24px ${sans};color:#0b1b1d">${name}${rest}</td>`
  // By day and by night the same cells stand there: the name is left out where both logos have it in them.
  const isName = logo !== null && saysTheName(logo.light) && saysTheName(logo.dark)
  if (logo !== null)
    return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td>${pictures(logo, isName ? line(productTitle) : '')}</td>
${isName ? '' : shown}
</tr></table>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="door" width="7" style="width:7px;height:18px;border:solid #0b1b1d;border-width:6px 6px 0 8px;font-size:0;line-height:0">&nbsp;</td>
${shown}
</tr></table>`
}

/** In pixels: the room for a logo at the head of a mail. */
const LOGO_PLACE = { width: 240, height: 40 }

/** What an `<img>` names, and the mail brings with it. */
export const logoId = { light: 'logo-day', dark: 'logo-night' } as const

/** The logo for light grounds, and for dark ones its other where there is one: programs that know no dark show the first. */
function pictures({ light, dark }: NonNullable<EventLook['logo']>, alt: string): string {
  const picture = (of: LogoPicture, id: string, look: string, style: string) => {
    const { width, height } = fitted(of, LOGO_PLACE)
    return `<img ${look}src="cid:${id}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="${style};border:0;font:700 20px/24px ${sans}">`
  }
  if (light === dark) return picture(light, logoId.light, '', 'display:block')
  return `${picture(light, logoId.light, 'class="logo--day" ', 'display:block')}${picture(dark, logoId.dark, 'class="logo--night" ', 'display:none;max-height:0;mso-hide:all')}`
}

/** On white in both themes, with the quiet zone that the picture brings: scanners read black on white. */
function codeBlock(code: NonNullable<MailContent['code']>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td bgcolor="#ffffff" style="background:#ffffff;padding:4px;border:1px solid #cad5d4"><img src="cid:${escapeHtml(code.contentId)}" width="240" height="240" alt="${escapeHtml(line(code.alt))}" style="display:block;width:240px;height:240px"></td>
</tr></table>`
}

function factRow([label, value, url]: NonNullable<MailContent['facts']>[number], link: string): string {
  const shown =
    url === undefined
      ? escapeHtml(line(value))
      : `<a class="link" href="${escapeHtml(requireWebAddress(url))}" style="color:${link}">${escapeHtml(line(value))}</a>`
  const cell = `border-top:1px solid #cad5d4;font:400 16px/24px ${sans};vertical-align:top`
  return `<tr class="fact"><td class="rule muted" width="160" style="${cell};padding:10px 16px 10px 0;color:#4a5a5c">${escapeHtml(line(label))}</td>
<td class="rule ink value" style="${cell};padding:10px 0;color:#0b1b1d;font-weight:600">${shown}</td></tr>`
}

function actionBlock(action: NonNullable<MailContent['action']>, locale: Locale, link: string): string {
  const url = escapeHtml(requireWebAddress(action.url))
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0"><tr>
<td bgcolor="#cfe938" style="background:#cfe938;border-radius:2px"><a class="button" href="${url}" style="display:inline-block;padding:14px 24px;font:650 17px/24px ${sans};color:#0b1b1d;text-decoration:none">${escapeHtml(line(action.label))}</a></td>
</tr></table>
<p class="muted" style="margin:16px 0 0;font:400 14px/20px ${sans};color:#4a5a5c">${wordsIn(locale)('If the button does not work, open this address:')}<br>
<a class="link" href="${url}" style="color:${link};word-break:break-all">${url}</a></p>`
}

function html(content: MailContent, look: EventLook): string {
  const { light, dark } = shadesOf(look)
  const { locale, action, facts = [], code, stripe = 'primary' } = content
  const edge = stripes[stripe].color ?? light.solid
  const title = escapeHtml(line(content.heading))
  const paragraphs = content.paragraphs.map(
    (text) =>
      `<p class="ink" style="margin:0 0 16px;font:400 16px/25px ${sans};color:#0b1b1d">${escapeHtml(line(text))}</p>`,
  )
  const factTable =
    facts.length === 0
      ? ''
      : `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:8px 0 24px">${facts.map((fact) => factRow(fact, light.text)).join('\n')}</table>`
  const footer = content.footer.map(
    (text) =>
      `<p class="muted" style="margin:0 0 8px;font:400 14px/20px ${sans};color:#4a5a5c">${escapeHtml(line(text))}</p>`,
  )
  // Mailboxes show the mail's beginning beside its subject: our first sentence instead of the event's name.
  const preview = escapeHtml(line(content.paragraphs[0] ?? ''))
  return `<!doctype html>
<html lang="${spokenLocale(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${title}</title>
<style>${styleBlock(dark)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f4f9f7">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" class="ground" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="#f4f9f7" style="background:#f4f9f7">
<tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:600px">
<tr><td class="pad edge" colspan="2" style="padding:16px 32px 16px 40px">${wordmark(content.productTitle, look)}</td></tr>
<tr><td class="stripe--${stripe}" width="8" bgcolor="${edge}" style="width:8px;background-color:${edge}${stripes[stripe].pattern};font-size:0;line-height:0">&nbsp;</td>
<td class="sheet pad" bgcolor="#ffffff" style="background:#ffffff;padding:32px" align="left">
<h1 class="ink" style="margin:0 0 16px;font:650 28px/34px ${sans};color:#0b1b1d">${title}</h1>
${paragraphs.join('\n')}
${code === undefined ? '' : codeBlock(code)}
${factTable}
${action === undefined ? '' : actionBlock(action, locale, light.text)}
</td></tr>
<tr><td class="pad edge" colspan="2" style="padding:24px 32px 24px 40px" align="left">
${footer.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const named = (label: string) => (label.endsWith('?') ? line(label) : `${line(label)}:`)

function text({ productTitle, heading, paragraphs, code, facts = [], action, footer }: MailContent): string {
  const blocks = [
    line(productTitle),
    line(heading),
    ...paragraphs.map(line),
    code === undefined ? '' : `[${line(code.alt)}: ${code.file}]`,
    facts
      .map(
        ([label, value, url]) =>
          `${named(label)} ${line(value)}${url === undefined ? '' : ` ${requireWebAddress(url)}`}`,
      )
      .join('\n'),
    action === undefined ? '' : `${line(action.label)}:\n${requireWebAddress(action.url)}`,
    footer.length === 0 ? '' : `-- \n${footer.map(line).join('\n')}`,
  ]
  // Plain text is searched and copied, and its reader's program breaks it where it likes.
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`.replaceAll(/[\u00a0\u202f]/g, ' ')
}

/**
 * One mail in the product's look and the same as plain text. Every value is text: markup, `{placeholders}` and line
 * breaks in it have no meaning. No picture is loaded from anywhere: a code to scan and a logo come with the mail itself.
 * @throws RangeError where the action or a fact leads to something else than a web address.
 */
export function renderMail(content: MailContent): RenderedMail {
  return { html: (look = houseLook) => html(content, look), text: text(content) }
}
