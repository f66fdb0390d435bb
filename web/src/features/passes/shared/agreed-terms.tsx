import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'

/** What whoever gets a pass agrees to, given or bought. */
export function AgreedTerms() {
  const { t, rich } = useText()
  const { externalLinks } = useEdition()
  return rich('I accept the {terms} and the {conduct}', {
    terms: (
      <a href={externalLinks.termsAndConditions} target="_blank" rel="noreferrer">
        {t('Terms and Conditions')}
      </a>
    ),
    conduct: (
      <a href={externalLinks.codeOfConduct} target="_blank" rel="noreferrer">
        {t('Code of Conduct')}
      </a>
    ),
  })
}
