import type { OrderStatus } from '@foyer/contract/orders'
import { Tag } from '#ui/badge.tsx'
import { stateTones, useStateWords } from './order-words.ts'

export function OrderState({ state }: { readonly state: OrderStatus }) {
  return <Tag kind={stateTones[state]}>{useStateWords()[state]}</Tag>
}
