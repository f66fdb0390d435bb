import { refusal } from './kit/refusal.ts'

export const imageUnreadable = refusal(
  'identity/image-unreadable',
  422,
  'Picture not readable',
  'Choose a JPEG, PNG or WebP picture of up to 8 MB.',
)
