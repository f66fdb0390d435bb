import { beginTotp, keepTotp, wrongCode } from '@foyer/contract/second-factor'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { send } from '#platform/api.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { message, useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonBox } from '#ui/skeleton.tsx'
import { withSecondFactor } from '../shared/second-factor.ts'
import styles from './second-factor.module.css'

const Entry = z.object({
  appCode: z.string().check(z.trim(), z.minLength(1, message('Enter the code that the app shows.')), z.maxLength(64)),
})

/** The QR code for an app, and the first code that it shows. `onKept`: with the ten codes that come with a first factor. */
export function AddApp({ onKept }: { readonly onKept: (recoveryCodes: readonly string[] | null) => void }) {
  const { t } = useText()
  // Asked for once: what the app was shown is what its code is compared with.
  const begun = useQuery({
    queryKey: [beginTotp.id],
    queryFn: () => send(beginTotp),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: false,
  })
  const form = useForm({
    schema: Entry,
    initial: { appCode: '' },
    onSubmit: async ({ appCode }): Promise<void> => {
      try {
        onKept((await withSecondFactor(() => send(keepTotp, { body: { code: appCode } }))).recoveryCodes)
      } catch (error) {
        if (!refusedWith(error, wrongCode)) throw error
        form.refuse('appCode', wrongCode.detail)
      }
    },
  })
  if (begun.error) return <LoadFailed error={begun.error} onRetry={() => void begun.refetch()} />
  const { code, secret } = begun.data ?? {}
  return (
    <form className={styles.begin} noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <p>{t('Scan this with an authenticator app, then enter the code that it shows.')}</p>
      {code === undefined ? (
        <SkeletonBox height={184} />
      ) : (
        <svg
          className={styles.qr}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t('QR code for your app')}
        >
          <path d={code.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      )}
      <p className="hint">
        {t('Cannot scan? Type this key into the app:')} <span className={styles.secret}>{secret}</span>
      </p>
      <div className={styles.code}>
        <TextField
          {...form.field('appCode')}
          label={t('Code from your app')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button type="submit" isSending={form.isSending}>
          {t('Check')}
        </Button>
      </div>
    </form>
  )
}
