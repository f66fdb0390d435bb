import { AVATAR } from '@foyer/contract/constants'
import { imageUnreadable, readUser, replaceImage, type User } from '@foyer/contract/identity'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { goOnAt } from '#ui/focus-heading.ts'
import { avatarAddress } from './avatar-address.ts'
import { PICTURE_TYPES, pictureFault } from './picture-file.ts'
import styles from './profile-page.module.css'
import { Section, sectionHeading, useSaved } from './section.tsx'
import { useReportUnsaved } from './unsaved.ts'

/** The picture: chosen, looked at, then saved. The server makes it anew and drops where and when it was taken. */
export function PictureSection({ user }: { user: User }) {
  const { t } = useText()
  const { chosen, fault, input, savedAt, isSending, choose, forget, save, refuse } = useNewPicture()
  const preview = usePreview(chosen)
  useReportUnsaved('picture', chosen !== null)
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
            onError={refuse}
          />
        )}
        <ChooseFile input={input} fault={fault} onChoose={choose} />
      </div>
      {chosen === null ? null : (
        <div className={styles.actions}>
          <Button isSending={isSending} onClick={save}>
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

/** The picture that was chosen and is not saved yet, or what is wrong with it. */
function useNewPicture() {
  const replace = useCommand(replaceImage, { ...ownWords, refreshes: [readUser] })
  const { savedAt, markSaved } = useSaved()
  const [chosen, setChosen] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    replace.reset()
    const wrong = pictureFault(file)
    setFault(wrong === null ? null : imageUnreadable.detail)
    setChosen(wrong === null ? file : null)
  }
  const forget = () => {
    setChosen(null)
    goOnAt(sectionHeading('picture'))
    if (input.current) input.current.value = ''
  }
  /** It has the name of a picture, and cannot be drawn. */
  const refuse = () => {
    setFault(imageUnreadable.detail)
    forget()
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
  return { chosen, fault, input, savedAt, isSending: replace.isPending, choose, forget, save, refuse }
}

interface ChooseFileProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly fault: string | null
  readonly onChoose: (file: File | undefined) => void
}

function ChooseFile({ input, fault, onChoose }: ChooseFileProps) {
  const { t } = useText()
  return (
    <div className={styles.choose}>
      <label {...buttonLook('line', true)} htmlFor="picture-file">
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
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      <p className="hint" id="picture-hint">
        {t('JPEG, PNG or WebP, up to 8 MB. It is cut to a square.')}
      </p>
      <p className="error" id="picture-fault" role="alert">
        {fault === null ? null : t(fault)}
      </p>
    </div>
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
