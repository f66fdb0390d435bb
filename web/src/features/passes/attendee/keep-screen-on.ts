/**
 * Keeps the screen on until it is ended. A browser lets go of that whenever the page is out of sight, so it is asked for
 * again when it is back; one that cannot do it, or may not while the battery is low, leaves the screen as it is.
 * @returns what ends it
 */
export function keepScreenOn(): () => void {
  let isEnded = false
  let lock: WakeLockSentinel | null = null
  const hold = async () => {
    if (isEnded || document.visibilityState !== 'visible') return
    const held = await navigator.wakeLock?.request('screen').catch(() => null)
    // Ended while the browser was asked.
    if (isEnded) await held?.release()
    else lock = held ?? null
  }
  const look = () => void hold()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    isEnded = true
    document.removeEventListener('visibilitychange', look)
    void lock?.release().catch(() => {})
  }
}
