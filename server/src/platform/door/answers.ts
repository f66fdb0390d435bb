/** An answer with a status other than the endpoint's first. */
export class Answered<T> {
  readonly status: number
  readonly value: T

  constructor(status: number, value: T) {
    this.status = status
    this.value = value
  }
}

/** An answer that is not JSON. */
export class BinaryAnswer {
  readonly contentType: string
  readonly bytes: Uint8Array
  /** Given: the browser saves the answer under this name. */
  readonly fileName: string | null
  /** The same address has the same bytes for ever. */
  readonly isImmutable: boolean

  constructor(contentType: string, bytes: Uint8Array, options: { fileName?: string; isImmutable?: boolean } = {}) {
    this.contentType = contentType
    this.bytes = bytes
    this.fileName = options.fileName ?? null
    this.isImmutable = options.isImmutable ?? false
  }
}
