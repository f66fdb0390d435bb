export { RemoveTrainTicket } from '#features/train-tickets'
