import { migrate } from '../platform/database/migrate.ts'
import { openConfigured } from './open-configured.ts'

const { database, close } = await openConfigured()
const count = await migrate(database)
console.log(count === 0 ? 'The database is up to date.' : `${count} changes were made to the database.`)
await close()
