import { refusal } from './kit/refusal.ts'

export const notPublished = refusal(
  'news/not-published',
  409,
  'Nothing to take back',
  'This post is a draft, or was taken back before. Nobody reads it.',
)
