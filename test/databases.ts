import pg from 'pg'

/** @returns its address. */
export async function createDatabase(cluster: string, name: string, template: string): Promise<string> {
  await admin(cluster, `create database ${name} template ${template} strategy file_copy`)
  return databaseAt(cluster, name)
}

export const dropDatabase = (cluster: string, name: string): Promise<void> =>
  admin(cluster, `drop database if exists ${name} with (force)`)

function databaseAt(cluster: string, name: string): string {
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return url.href
}

/** The address of the same database over the socket in a folder, where there is one. */
export function overSocket(databaseUrl: string, socketFolder: string | undefined): string {
  if (socketFolder === undefined) return databaseUrl
  const url = new URL(databaseUrl)
  url.searchParams.set('host', socketFolder)
  return url.href
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
