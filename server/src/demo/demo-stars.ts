/** Which sessions of the programme they starred, by code: two of the same hour on Tuesday, of which one is held again. */
const usual = [
  'opening-keynote-the-desk-leaves-the-service-desk',
  'identity-first-closing-the-side-doors',
  'backups-that-survive-an-auditor',
  'the-help-desk-is-the-door',
]

export const stars = [
  { email: 'vip@demo.example', sessions: usual },
  { email: 'host@demo.example', sessions: usual.slice(0, 2) },
]
