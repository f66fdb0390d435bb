import pg from 'pg'

/** How the rows that a statement gives are read. */
interface Description {
  readonly fields: readonly unknown[]
  readonly parsers: readonly unknown[] | undefined
  readonly empty: object | null
}

interface DriverConnection {
  readonly parsedStatements: Readonly<Record<string, string>>
  describe(portal: unknown): void
}

// What the driver keeps of a query and its types leave out.
declare module 'pg' {
  // biome-ignore lint/suspicious/noExplicitAny: a declaration that is added to has the same parameters.
  interface Query<R extends pg.QueryResultRow = any, I extends any[] = any> {
    name?: string
    _accumulateRows?: unknown
    readonly _result: {
      readonly fields: Description['fields']
      readonly _parsers: Description['parsers']
      readonly _prebuiltEmptyResultObject: Description['empty']
    }
    prepare(connection: DriverConnection): void
    handleRowDescription(message: { readonly fields: readonly unknown[] }): void
    handleCommandComplete(message: unknown, connection: unknown): void
  }
}

type Answered = (error: Error | undefined, result: pg.QueryResult) => void

interface OfConnection {
  /** By the statements' names; null: it gives no rows. */
  readonly descriptions: Map<string, Description | null>
  /** The same connection, over which nothing is described. */
  readonly silent: DriverConnection
}

const known = new WeakMap<DriverConnection, OfConnection>()

function knownOf(connection: DriverConnection): OfConnection {
  const found = known.get(connection)
  if (found !== undefined) return found
  const silent = Object.assign(Object.create(connection) as DriverConnection, { describe: () => {} })
  const ofConnection = { descriptions: new Map(), silent }
  known.set(connection, ofConnection)
  return ofConnection
}

/**
 * A prepared statement whose rows a connection describes the first time, as it parses and plans it the first time: what
 * it gives cannot change under its name, since PostgreSQL refuses such a plan (`isPlanOutdated`), and one that was
 * forgotten is described anew with its parsing.
 */
class PreparedQuery extends pg.Query {
  readonly #name: string
  #connection: DriverConnection | undefined
  #isDescribed = false

  constructor(name: string, text: string, values: unknown[], answered: Answered) {
    super(text, values, answered)
    this.name = name
    this.#name = name
  }

  override prepare(connection: DriverConnection): void {
    this.#connection = connection
    const { descriptions, silent } = knownOf(connection)
    // Before it is parsed, whatever was said of its name is said of a statement that is forgotten.
    if (connection.parsedStatements[this.#name] === undefined) descriptions.delete(this.#name)
    const description = descriptions.get(this.#name)
    this.#isDescribed = description !== undefined
    if (description) this.#readAs(description)
    super.prepare(this.#isDescribed ? silent : connection)
  }

  #readAs({ fields, parsers, empty }: Description): void {
    Object.assign(this._result, { fields, _parsers: parsers, _prebuiltEmptyResultObject: empty })
    this._accumulateRows = true
  }

  override handleRowDescription(message: { readonly fields: readonly unknown[] }): void {
    super.handleRowDescription(message)
    const { fields, _parsers: parsers, _prebuiltEmptyResultObject: empty } = this._result
    this.#remember({ fields, parsers, empty })
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    if (!this.#isDescribed) this.#remember(null)
    super.handleCommandComplete(message, connection)
  }

  #remember(description: Description | null): void {
    this.#isDescribed = true
    if (this.#connection !== undefined) knownOf(this.#connection).descriptions.set(this.#name, description)
  }
}

/** Asks a statement that is parsed, planned and described once per connection, under its name. */
export function askPrepared(
  client: pg.PoolClient,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  const answer = new Promise<pg.QueryResult>((resolve, reject) => {
    const query = new PreparedQuery(name, text, [...values], (error, result) =>
      error ? reject(error) : resolve(result),
    )
    client.query(query)
  })
  return answer.catch((error: Error) => {
    // As the driver has it: the stack leads to who asked, and not to the socket.
    Error.captureStackTrace(error)
    throw error
  })
}
