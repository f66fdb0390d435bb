/** The large arrow of the high-vis block and of the event plate. */
export function Arrow({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 120 96" aria-hidden="true">
      <path d="M0 48h108M66 6l42 42-42 42" />
    </svg>
  )
}
