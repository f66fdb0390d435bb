import { refusal } from './kit/refusal.ts'

export const placeGone = refusal(
  'waiting-room/place-gone',
  410,
  'Your place is gone',
  'Nobody asked for it for a while, or its time ran out. Take a new place in the line.',
)
export const networkFull = refusal(
  'waiting-room/network-full',
  429,
  'Too many from one network',
  'As many people wait from your network as we let in the line. Try again in a few minutes, or from another network.',
)
