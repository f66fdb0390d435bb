import { type ReactNode, useEffect, useRef } from 'react'
import { type Form, useFormState } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import styles from './halls.module.css'

interface RowsPartProps<V extends Record<string, unknown>> {
  readonly form: Pick<Form<V>, 'model' | 'values'>
  /** Of the list in the form. */
  readonly name: keyof V & string
  readonly legend: string
  /** A heading above says the same. */
  readonly isHeaded?: boolean
  /** What the row at a place is called. */
  readonly nameOf: (at: number) => string
  readonly addText: string
  /** As a new one begins. */
  readonly none: object
  readonly most?: number
  readonly children: (at: number) => ReactNode
}

/** A new row begins at its first field; where one was taken out, the button that adds another has the focus. */
function useFocusIn(count: number) {
  const part = useRef<HTMLFieldSetElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const [was, inside] = [before.current, part.current]
    before.current = count
    if (inside === null || was === count) return
    const isHere = document.activeElement === document.body || inside.contains(document.activeElement)
    if (!isHere) return
    const row = [...inside.children].filter(({ tagName }) => tagName === 'FIELDSET').at(-1)
    const next = count > was ? row?.querySelector<HTMLElement>('input, select, textarea') : null
    ;(next ?? inside.querySelector<HTMLElement>(':scope > p > button'))?.focus()
  }, [count])
  return part
}

/** A list of a form: each row can be taken out, and one more added behind the others. */
export function RowsPart<V extends Record<string, unknown>>(props: RowsPartProps<V>) {
  const { form, name, legend, isHeaded = false, nameOf, addText, none, most = 200, children } = props
  const { t } = useText()
  const rows = () => form.values()[name] as readonly object[]
  const count = useFormState<V, number>(form, ({ values }) => (values[name] as readonly object[]).length)
  const set = (next: readonly object[]) => form.model.set(name, next)
  const part = useFocusIn(count)
  return (
    <fieldset className={styles.part} ref={part}>
      <legend className={isHeaded ? 'vh' : 'legend'}>{legend}</legend>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <fieldset key={at} className={styles.one}>
          <legend className="label">{nameOf(at)}</legend>
          {children(at)}
          <p>
            <Button variant="text" isSmall onClick={() => set(rows().filter((_row, nth) => nth !== at))}>
              {t('Take out')}
              <span className="vh">: {nameOf(at)}</span>
            </Button>
          </p>
        </fieldset>
      ))}
      {count >= most ? null : (
        <p>
          <Button variant="line" isSmall onClick={() => set([...rows(), none])}>
            {addText}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
