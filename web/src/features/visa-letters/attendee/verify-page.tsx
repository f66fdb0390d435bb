import { VerifyView } from './verify-view.tsx'

/** `/verify`: where whoever has a letter or a pass in their hands enters its code. */
export function VerifyPage() {
  return <VerifyView code={null} />
}
