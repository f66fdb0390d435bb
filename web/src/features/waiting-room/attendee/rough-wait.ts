/** Minutes as a person says them: to five where it is long, and never fewer than it will be. */
export function roughMinutes(seconds: number): number {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 10) return minutes
  return minutes <= 60 ? Math.ceil(minutes / 5) * 5 : Math.ceil(minutes / 30) * 30
}
