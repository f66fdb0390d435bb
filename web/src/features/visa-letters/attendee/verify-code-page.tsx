import { useParams } from '@tanstack/react-router'
import { VerifyView } from './verify-view.tsx'

/** `/verify/{code}`: what a letter's QR code leads to. */
export function VerifyCodePage() {
  const { code } = useParams({ strict: false })
  return <VerifyView code={code ?? null} />
}
