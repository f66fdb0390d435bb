import { refusal } from './kit/refusal.ts'

export const questionWasAnswered = refusal(
  'surveys/was-answered',
  409,
  'Answered already',
  'Somebody answered this question, so it keeps its meaning. Ask it anew: it is closed with its answers, and the new one takes its place.',
)
export const questionIsClosed = refusal(
  'surveys/is-closed',
  409,
  'Closed',
  'This question is closed: nobody is asked it any more. Open it again first.',
)
export const orderDiffers = refusal(
  'surveys/order-differs',
  409,
  'Changed meanwhile',
  'Somebody added or removed a question. Look at the questions again, and then order them.',
)
