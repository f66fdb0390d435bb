import { readEdition } from '@foyer/contract/editions'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { removeBanner, setBanner } from '@foyer/contract/logo'
import type { KeptBanner } from '@foyer/contract/look.schemas'
import { readSetup, type Setup } from '@foyer/contract/setup'
import { EDGES_NEED, seenOn } from '@foyer/contract/theme'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { query, send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useReader } from '#ui/read-only.tsx'
import styles from './settings.module.css'
import { useRatio } from './verdicts.tsx'

function useChange(setup: Setup) {
  const { t } = useText()
  const client = useQueryClient()
  const { queryKey } = query(readSetup)
  return useMutation<Setup, ProblemError, File | null>({
    mutationFn: (file) => {
      const asked = { query: { version: String(setup.banner.version) } }
      return file === null ? send(removeBanner, asked) : send(setBanner, { ...asked, file })
    },
    onSuccess: (now, file) => {
      client.setQueryData(queryKey, now)
      void client.invalidateQueries({ queryKey: query(readEdition).queryKey })
      toast(file === null ? t('The picture is taken away.') : t('The picture is saved.'))
    },
    onError: (error) => {
      if (refusedWith(error, changedMeanwhile)) void client.invalidateQueries({ queryKey })
    },
  })
}

/** The picture beside the line of the partner. It is saved as it is chosen; what it shows is among the texts. */
export function BannerPicture({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  const id = useId()
  const change = useChange(setup)
  const isReadOnly = useReader() !== null
  const picture = setup.banner.entered?.picture ?? null
  return (
    <div className={styles.logos}>
      <p className="legend">
        {isReadOnly ? t('Picture of the partner') : <label htmlFor={id}>{t('Picture of the partner')}</label>}
      </p>
      <Grounds setup={setup} picture={picture} />
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
          {picture === null ? null : (
            <Button variant="text" isSmall isSending={change.isPending} onClick={() => change.mutate(null)}>
              {t('Take away')}
              <span className="vh"> {t('Picture of the partner')}</span>
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
      <p className="hint">
        {t('PNG, JPEG or WebP, up to 8 MB. It stands beside the line of the partner, which is among the texts.')}
      </p>
    </div>
  )
}

interface GroundsProps {
  readonly setup: Setup
  readonly picture: KeptBanner | null
}

/** How it stands above the pages by day and by night, and whether it can be told from them. */
function Grounds({ setup, picture }: GroundsProps) {
  const { t } = useText()
  const line = setup.texts.entered?.banner?.text[setup.languages[0] ?? 'en']
  const tone = picture?.tone ?? null
  const names = { light: t('By day'), dark: t('By night') }
  return (['light', 'dark'] as const).map((shade) => (
    <div key={shade}>
      <p className="label muted">{names[shade]}</p>
      <div className={styles.ground} data-shade={shade}>
        <span className={styles.partner}>
          {picture === null ? null : (
            <img src={`/api/edition/banner/${picture.file}`} width={picture.width} height={picture.height} alt="" />
          )}
          {line ?? t('No line of the partner yet: it is written among the texts.')}
        </span>
      </div>
      {tone === null ? null : <Seen tone={tone} shade={shade} />}
    </div>
  ))
}

function Seen({ tone, shade }: { readonly tone: string; readonly shade: 'light' | 'dark' }) {
  const { t } = useText()
  const write = useRatio()
  const { ratio, passes } = seenOn(tone).find(({ scheme }) => scheme === shade) ?? { ratio: 1, passes: false }
  return (
    <p className={styles.pick}>
      {passes ? (
        <Tag kind="success">
          <Icon name="check" size={16} />
          {t('Passes')}
        </Tag>
      ) : (
        <Tag kind="danger">
          <Icon name="close" size={16} />
          {t('Fails, {needed} needed', { needed: write(EDGES_NEED) })}
        </Tag>
      )}
      <small className="num">
        {t('{colour}, contrast {ratio}', { colour: tone.toUpperCase(), ratio: write(ratio) })}
      </small>
    </p>
  )
}
