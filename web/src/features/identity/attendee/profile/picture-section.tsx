import { AVATAR } from '@foyer/contract/constants'
import { imageUnreadable, readUser, replaceImage, type User } from '@foyer/contract/identity'
import { useEffect, useRef, useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { avatarAddress } from './avatar-address.ts'
import { PICTURE_TYPES, pictureFault } from './picture-file.ts'
import styles from './profile-page.module.css'
import { Section, useSaved } from './section.tsx'
import { useReportUnsaved } from './unsaved.ts'

/** The picture: chosen, looked at, then saved. The server makes it anew and drops where and when it was taken. */
export function PictureSection({ user }: { user: User }) {
  const { t } = useText()
  const replace = useCommand(replaceImage, { ...ownWords, refreshes: [readUser] })
  const { savedAt, markSaved } = useSaved()
  const [chosen, setChosen] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const preview = usePreview(chosen)
  const input = useRef<HTMLInputElement>(null)
  useReportUnsaved('picture', chosen !== null)

  const choose = (file: File | undefined) => {
    if (file === undefined) return
    replace.reset()
    const wrong = pictureFault(file)
    setFault(wrong === null ? null : imageUnreadable.detail)
    setChosen(wrong === null ? file : null)
  }
  const forget = () => {
    setChosen(null)
    if (input.current) input.current.value = ''
  }
  const save = () => {
    if (chosen === null) return
    replace.mutate(
      { file: chosen },
      {
        onSuccess: () => {
          forget()
          markSaved()
        },
        onError: (error) => setFault(error.detail),
      },
    )
  }
  return (
    <Section id="picture" title={t('Picture')} savedAt={chosen === null ? savedAt : null}>
      <div className={styles.picture}>
        {preview === null ? (
          <Avatar name={`${user.firstName} ${user.lastName}`} image={avatarAddress(user)} size={56} />
        ) : (
          <img
            className={styles.preview}
            src={preview}
            alt={t('Your new picture')}
            width={AVATAR.size}
            height={AVATAR.size}
            onError={() => {
              setFault(imageUnreadable.detail)
              forget()
            }}
          />
        )}
        <div className={styles.choose}>
          <label className="btn btn--line btn--small" htmlFor="picture-file">
            {t('Choose a picture')}
          </label>
          <input
            ref={input}
            className="vh"
            id="picture-file"
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-describedby="picture-hint picture-fault"
            aria-invalid={fault !== null || undefined}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          <p className="hint" id="picture-hint">
            {t('JPEG, PNG or WebP, up to 8 MB. It is cut to a square.')}
          </p>
          <p className="error" id="picture-fault" role="alert">
            {fault === null ? null : t(fault)}
          </p>
        </div>
      </div>
      {chosen === null ? null : (
        <div className={styles.actions}>
          <Button isSending={replace.isPending} onClick={save}>
            {t('Save picture')}
          </Button>
          <Button variant="text" onClick={forget}>
            {t('Discard')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) {
      setUrl(null)
      return
    }
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
