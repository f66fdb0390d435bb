import { useText } from './messages/messages.ts'

export function SkipLink() {
  const { t } = useText()
  return (
    <a className="skip" href="#main">
      {t('Skip to content')}
    </a>
  )
}
