import type { ButtonHTMLAttributes } from 'react'
import toolStyles from '#ui/tool.module.css'
import { sheets } from './lazy-sheets.ts'
import { openSheet, type SheetName, useOpenSheet } from './sheet-state.ts'

interface SheetOpenerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly sheet: SheetName
}

/** Its sheet is fetched when a pointer comes near: a good sign that it will be wanted. */
export function SheetOpener({ sheet, ...more }: SheetOpenerProps) {
  const isOpen = useOpenSheet() === sheet
  return (
    <button
      className={toolStyles.tool}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={() => void sheets[sheet].preload()}
      onClick={() => openSheet(sheet)}
      {...more}
    />
  )
}
