import { refusal } from './kit/refusal.ts'

export const mailNotSentAgain = refusal(
  'mails/not-sent-again',
  409,
  'This mail is not sent again',
  'It carries a link that only whoever it is for may ask for, or is not for attendees.',
)
export const mailJustSent = refusal(
  'mails/just-sent',
  409,
  'It was sent a moment ago',
  'It is on its way or has just left. Wait two minutes before you send it once more.',
)
export const mailboxFull = refusal(
  'mails/enough-for-today',
  409,
  'Enough for one day',
  'Colleagues and you sent ten mails again to this address within a day. More would look like junk: call instead, or wait until tomorrow.',
)
