import { useEffect, useState } from 'react'
import { useUiTexts } from './texts.tsx'
import { useWaiting } from './waiting.ts'

interface SkeletonProps {
  /** Heights of the boxes that will stand here, in CSS pixels. */
  readonly boxes: readonly number[]
}

/** What waits, in the order in which it came: the first of them says so. */
const waiting: ((says: boolean) => void)[] = []

/** Of several that wait at once, one says so; once that one is there, the next. */
function useSays(isShown: boolean): boolean {
  const [says, setSays] = useState(false)
  useEffect(() => {
    if (!isShown) return
    waiting.push(setSays)
    waiting[0]?.(true)
    return () => {
      waiting.splice(waiting.indexOf(setSays), 1)
      setSays(false)
      waiting[0]?.(true)
    }
  }, [isShown])
  return says
}

/** The final boxes before their content is there, so that nothing moves when it comes. They are seen after 200 ms. */
export function Skeleton({ boxes }: SkeletonProps) {
  const { loading } = useUiTexts()
  const isShown = useWaiting(true, { takesOver: true })
  return (
    <div className="stack" aria-busy="true">
      <p className="vh" role="status">
        {useSays(isShown) ? loading : ''}
      </p>
      {boxes.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are anonymous and never change places.
        <div key={index} className="sk" style={{ height, visibility: isShown ? undefined : 'hidden' }} />
      ))}
    </div>
  )
}

/** One box inside something that is there already. */
export function SkeletonBox({ height, className = '' }: { readonly height?: number; readonly className?: string }) {
  const isShown = useWaiting(true, { takesOver: true })
  return <div className={`sk ${className}`} style={{ height, visibility: isShown ? undefined : 'hidden' }} />
}
