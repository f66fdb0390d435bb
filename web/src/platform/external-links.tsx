import { useKnownEdition } from './edition.ts'
import { useText } from './messages/messages.ts'

/** The event's own pages elsewhere, in the specification's order. They open in this window. */
export function ExternalLinks({ short = false }: { short?: boolean }) {
  const { t } = useText()
  const links = useKnownEdition()?.externalLinks
  if (links === undefined) return null
  const all = [
    { href: links.imprint, word: t('Imprint'), short: true },
    { href: links.privacyPolicy, word: t('Privacy Policy'), short: true },
    { href: links.codeOfConduct, word: t('Code of Conduct'), short: false },
    { href: links.termsAndConditions, word: t('Terms and Conditions'), short: false },
    { href: links.faq, word: t('FAQ'), short: true },
  ]
  return all
    .filter((link) => link.href !== '' && (!short || link.short))
    .map(({ href, word }) => (
      <a key={word} href={href}>
        {word}
      </a>
    ))
}
