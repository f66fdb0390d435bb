import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './keys.module.css'
import type { OfficeKeyGroup } from './office-keys.ts'
import { switchSingleKeys, useSingleKeys } from './single-keys.ts'

interface KeysDialogProps {
  readonly groups: readonly OfficeKeyGroup[]
  readonly onClose: () => void
}

/** What keys do here, and the switch that turns them off. */
export function KeysDialog({ groups, onClose }: KeysDialogProps) {
  const { t } = useText()
  const isOn = useSingleKeys()
  return (
    <Dialog title={t('Keyboard')} onClose={onClose}>
      <CheckField id="single-keys" checked={isOn} onChange={switchSingleKeys}>
        {t('Single keys act by themselves, outside fields. This device remembers it.')}
      </CheckField>
      <div className={styles.groups} data-off={isOn ? undefined : true}>
        {groups.map(({ word, keys }) => (
          <section key={word} aria-label={word}>
            <h3>{word}</h3>
            <dl>
              {keys.map((key) => (
                <div key={key.keys.join(' ')}>
                  <dt>
                    {key.keys.map((one, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: one key may be pressed twice, and the order never changes.
                      <kbd key={at}>{one}</kbd>
                    ))}
                  </dt>
                  <dd>{key.word}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="row">
        <Button variant="line" onClick={onClose}>
          {t('Close')}
        </Button>
      </p>
    </Dialog>
  )
}
