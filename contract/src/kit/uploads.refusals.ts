import { refusal } from './refusal.ts'

export const pictureUnreadable = refusal(
  'uploads/picture-unreadable',
  422,
  'Picture not readable',
  'Choose a JPEG, PNG or WebP picture of up to 8 MB.',
)
