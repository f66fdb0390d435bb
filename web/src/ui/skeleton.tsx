import { useUiTexts } from './texts.tsx'

interface SkeletonProps {
  /** Heights of the boxes that will stand here, in CSS pixels. */
  readonly boxes: readonly number[]
}

/** The final boxes before their content is there, so that nothing moves when it comes. */
export function Skeleton({ boxes }: SkeletonProps) {
  const { loading } = useUiTexts()
  return (
    <div className="stack" aria-busy="true">
      <p className="vh" role="status">
        {loading}
      </p>
      {boxes.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are anonymous and never change places.
        <div key={index} className="sk" style={{ height }} />
      ))}
    </div>
  )
}
