import { StaffDoor } from '#features/identity'
import { useText } from '#platform/messages/messages.ts'

export function Door() {
  const { t } = useText()
  return <StaffDoor sign={t('Check-in')} />
}
