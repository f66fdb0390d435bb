import { useText } from '#platform/messages/messages.ts'
import { deviceName } from './device-name.ts'

/** The name of a device in words; what it called itself where that tells nothing. */
export function useDeviceNames(): (userAgent: string) => string {
  const { t } = useText()
  return (userAgent) => {
    const known = deviceName(userAgent)
    return known === null ? userAgent || t('Unknown device') : t('{browser} on {system}', { ...known })
  }
}
