/** In this order: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari. */
const browsers: readonly [mark: RegExp, name: string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
/** Android calls itself Linux as well, and iPhones and iPads say that they are like Mac OS X. */
const systems: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

interface DeviceName {
  readonly browser: string
  readonly system: string
}

/** What a person calls the device that a browser describes with its user agent; null: it does not say. */
export function deviceName(userAgent: string): DeviceName | null {
  const find = (names: typeof browsers) => names.find(([mark]) => mark.test(userAgent))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  return browser === undefined || system === undefined ? null : { browser, system }
}
