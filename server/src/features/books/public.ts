export { readProviderBooks } from './read-provider-books.ts'
