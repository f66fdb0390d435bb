import type { Readable } from 'node:stream'
import type { Cell } from './csv.ts'
import type { Topic } from './feeds.ts'
import type { Feed } from './send-events.ts'

/** An answer with a status other than the endpoint's first. */
export class Answered<T> {
  readonly status: number
  readonly value: T

  constructor(status: number, value: T) {
    this.status = status
    this.value = value
  }
}

/** Rows of a table, in the order in which they leave; they are asked for as they do. */
export class RowsAnswer<Column extends string> {
  readonly rows: AsyncIterable<Readonly<Record<Column, Cell>>>

  constructor(rows: AsyncIterable<Readonly<Record<Column, Cell>>>) {
    this.rows = rows
  }
}

/** What whoever asked may listen to from now on. */
export class FeedAnswer<Data> {
  readonly topic: Topic
  readonly feed: Feed<Data>

  constructor(topic: Topic, feed: Feed<Data>) {
    this.topic = topic
    this.feed = feed
  }
}

/** An answer that is not JSON. */
export class BinaryAnswer {
  readonly contentType: string
  /** All at once, or as they come. */
  readonly bytes: Uint8Array | Readable
  /** Given: the browser saves the answer under this name. */
  readonly fileName: string | null
  /** The same address has the same bytes for ever. */
  readonly isImmutable: boolean

  constructor(
    contentType: string,
    bytes: Uint8Array | Readable,
    options: { fileName?: string; isImmutable?: boolean } = {},
  ) {
    this.contentType = contentType
    this.bytes = bytes
    this.fileName = options.fileName ?? null
    this.isImmutable = options.isImmutable ?? false
  }
}
