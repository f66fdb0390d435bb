import { readProgramParts } from '@foyer/contract/office-program'
import { arrangeStages, type OfficeStage } from '@foyer/contract/office-program-parts'
import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import styles from '../program.module.css'

/** The order in which attendees and the grid have the stages: by dragging one, or one place up or down. */
export function StageOrder({ stages }: { readonly stages: readonly OfficeStage[] }) {
  const { t } = useText()
  const { order, problem, isSaving, moveTo } = useStageOrder(stages)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const focus = useFocusOn()
  const step = (code: string, by: -1 | 1) => {
    focus(`${code} ${by}`, `${code} ${-by}`)
    void moveTo(code, order.findIndex((stage) => stage.code === code) + by)
  }
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault()
    if (dragged !== null) void moveTo(dragged, at)
    end()
  }
  return (
    <section className={styles.part} aria-labelledby="stage-order">
      <h2 id="stage-order">{t('Order of stages')}</h2>
      <ol className={styles.chosen} aria-busy={isSaving}>
        {order.map(({ code, hall, name }, at) => (
          <li
            key={code}
            draggable={!isSaving}
            data-over={(over === at && dragged !== null && dragged !== code) || undefined}
            onDragStart={(event) => {
              event.dataTransfer?.setData('text/plain', code)
              setDragged(code)
            }}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(at)
            }}
            onDrop={(event) => drop(event, at)}
            onDragEnd={end}
          >
            <span>{t('Hall {hall}, {name}', { hall, name })}</span>
            <Steps stage={{ code, hall, name }} isFirst={at === 0} isLast={at === order.length - 1} onStep={step} />
          </li>
        ))}
      </ol>
      {problem === null ? null : (
        <Note kind="danger" role="alert">
          {problem}
        </Note>
      )}
    </section>
  )
}

interface StepsProps {
  readonly stage: Pick<OfficeStage, 'code' | 'hall' | 'name'>
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onStep: (code: string, by: -1 | 1) => void
}

/** One place up or down. */
function Steps({ stage: { code, hall, name }, isFirst, isLast, onStep }: StepsProps) {
  const { t } = useText()
  const button = (by: -1 | 1, word: string) => (
    <Button variant="text" isSmall data-move={`${code} ${by}`} onClick={() => onStep(code, by)}>
      {word}
      <span className="vh">: {t('Hall {hall}, {name}', { hall, name })}</span>
    </Button>
  )
  return (
    <span className={styles.acts}>
      {isFirst ? null : button(-1, t('Up'))}
      {isLast ? null : button(1, t('Down'))}
    </span>
  )
}

/** As it stands, or as it is being saved. */
function useStageOrder(stages: readonly OfficeStage[]) {
  const { t } = useText()
  const client = useQueryClient()
  const [draft, setDraft] = useState<readonly string[] | null>(null)
  const arrange = useCommand(arrangeStages, { ...ownWords, refreshes: [readProgramParts] })
  const order = draft === null ? stages : draft.flatMap((code) => stages.find((stage) => stage.code === code) ?? [])
  return {
    order,
    isSaving: arrange.isPending,
    problem: arrange.error === null ? null : t(arrange.error.errors[0]?.message ?? arrange.error.detail),
    async moveTo(code: string, at: number) {
      const codes = order.map((stage) => stage.code).filter((one) => one !== code)
      codes.splice(at, 0, code)
      if (codes.every((one, nth) => one === order[nth]?.code)) return
      setDraft(codes)
      await arrange.mutateAsync({ body: { codes } }).then(
        () => toast(t('The order is saved.')),
        // Others may be there by now.
        () => client.invalidateQueries({ queryKey: [readProgramParts.id] }),
      )
      setDraft(null)
    },
  }
}

/** What was pressed keeps the focus where its line goes; at an end, its neighbour has it. */
function useFocusOn() {
  const wanted = useRef<readonly string[] | null>(null)
  useEffect(() => {
    for (const one of wanted.current ?? []) {
      const button = document.querySelector<HTMLElement>(`[data-move="${one}"]`)
      if (button === null) continue
      button.focus()
      break
    }
    wanted.current = null
  })
  return (...buttons: readonly string[]) => {
    wanted.current = buttons
  }
}
