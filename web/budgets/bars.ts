/** What a first view may cost, in KiB of 1024 bytes as the server sends them (gzip, level 9). */
export const bars = {
  /** JavaScript by path. A page that is not named keeps to `anyPage`. */
  js: {
    '/sign-in': 125,
    '/sign-up': 160,
    '/sign-up/pass': 160,
    '/sign-up/payment': 175,
    '/checkout': 175,
    '/registration/checkout': 175,
    '/pass': 130,
    '/': 150,
    '/accommodation': 190,
  } as Readonly<Record<string, number>>,
  anyPage: 190,
  css: 20,
  /** One language. */
  texts: 12,
  fonts: 90,
  /** JavaScript files, those of the texts included. */
  files: 15,
} as const

/**
 * Pages that are known to be over a bar, each with the ceiling that it must not grow over. Who brings one back under
 * its bar takes it out: the check asks for it. All of them keep their bars of bytes in English; what they have too many
 * of is small files, two to five of which are the German of the parts that the registration is made of.
 */
export const knownExcess: Readonly<Record<string, Partial<Record<'js' | 'texts' | 'files', number>>>> = {
  '/sign-up/payment': { files: 18 },
  '/payment-failed': { files: 17 },
  '/pass/upgrade': { files: 17 },
  '/registration': { files: 19 },
  '/registration/account': { files: 18 },
  '/registration/hotel': { files: 18 },
  '/registration/survey': { files: 20 },
  '/registration/checkout': { files: 19 },
  '/registration/finish': { files: 22, texts: 13 },
  '/accommodation/$accommodationId': { files: 18 },
}
