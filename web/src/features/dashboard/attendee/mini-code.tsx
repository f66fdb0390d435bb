import { readPassCode } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { QrCode } from '#ui/qr-code.tsx'

/** The code of one's own pass on the small ticket; the large one is what is shown at the gate. Nothing until it is there. */
export function MiniCode() {
  const { t } = useText()
  const { data } = useQuery(query(readPassCode))
  return data === undefined ? null : <QrCode drawing={data.drawing} label={t('QR code of your pass')} />
}
