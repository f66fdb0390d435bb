import { readEdition } from '@foyer/contract/editions'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { removeLogo, setLogo } from '@foyer/contract/logo'
import type { KeptLogo, LogoShade } from '@foyer/contract/look.schemas'
import { readSetup, type Setup } from '@foyer/contract/setup'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { query, send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useReader } from '#ui/read-only.tsx'
import styles from './settings.module.css'

/** The logo of the event, on light grounds and on dark ones. Each is saved as it is chosen. */
export function Logos({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  const { light, dark } = setup.logo.entered ?? { light: null, dark: null }
  return (
    <div className={styles.logos}>
      <Logo setup={setup} shade="light" logo={light} name={t('On light grounds')} other={dark} />
      <Logo setup={setup} shade="dark" logo={dark} name={t('On dark grounds')} other={light} />
      <p className="hint">{t('PNG, JPEG or WebP, up to 8 MB. It stands at the head of every page.')}</p>
    </div>
  )
}

interface LogoProps {
  readonly setup: Setup
  readonly shade: LogoShade
  readonly logo: KeptLogo | null
  readonly name: string
  /** The one for the other grounds, which stands in for it. */
  readonly other: KeptLogo | null
}

function useChange(setup: Setup, shade: LogoShade) {
  const { t } = useText()
  const client = useQueryClient()
  const { queryKey } = query(readSetup)
  return useMutation<Setup, ProblemError, File | null>({
    mutationFn: (file) => {
      const asked = { params: { shade }, query: { version: String(setup.logo.version) } }
      return file === null ? send(removeLogo, asked) : send(setLogo, { ...asked, file })
    },
    onSuccess: (now, file) => {
      client.setQueryData(queryKey, now)
      void client.invalidateQueries({ queryKey: query(readEdition).queryKey })
      toast(file === null ? t('The logo is taken away.') : t('The logo is saved.'))
    },
    onError: (error) => {
      if (refusedWith(error, changedMeanwhile)) void client.invalidateQueries({ queryKey })
    },
  })
}

function Logo({ setup, shade, logo, name, other }: LogoProps) {
  const { t } = useText()
  const id = useId()
  const change = useChange(setup, shade)
  const isReadOnly = useReader() !== null
  const shown = logo ?? other
  return (
    <div>
      <p className="legend">{isReadOnly ? name : <label htmlFor={id}>{name}</label>}</p>
      <div className={styles.ground} data-shade={shade}>
        {shown === null ? (
          <span>{t('No logo: the sign of the house and the name of the event stand there.')}</span>
        ) : (
          <img
            src={`/api/edition/logo/${shown.file}`}
            width={shown.width}
            height={shown.height}
            alt={logo === null ? t('The other one stands in here') : name}
          />
        )}
      </div>
      {isReadOnly ? null : (
        <p className={styles.pick}>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={change.isPending}
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file !== undefined) change.mutate(file)
              event.target.value = ''
            }}
          />
          {logo === null ? null : (
            <Button variant="text" isSmall isSending={change.isPending} onClick={() => change.mutate(null)}>
              {t('Take away')}
              <span className="vh"> {name}</span>
            </Button>
          )}
        </p>
      )}
      {change.error === null ? null : (
        <Note kind="danger" role="alert">
          {change.error.code === changedMeanwhile.code
            ? t('A colleague changed this meanwhile. Look at it once more and save again.')
            : t(change.error.errors[0]?.message ?? change.error.detail)}
        </Note>
      )}
    </div>
  )
}
