import { readConfig } from '../config.ts'
import { sealAnew } from '../platform/door/sealed-texts.ts'
import { KeyRing } from '../platform/door/secrets.ts'
import { sealedTexts } from '../sealed.ts'
import { describeSecrets } from './describe-secrets.ts'
import { openConfigured } from './open-configured.ts'

// `npm run reseal` seals with FOYER_SECRET what was sealed with FOYER_SECRET_ALSO, so that that one can be left out.
const { secret, secretAlso } = readConfig(process.env)
if (secretAlso === null) {
  console.error('FOYER_SECRET_ALSO is not set: give the secret there that was FOYER_SECRET before.')
  process.exit(1)
}
const keys = new KeyRing(secret, secretAlso)
const { database, close } = await openConfigured()
for (const texts of sealedTexts) {
  const done = await sealAnew(database.db, keys, texts)
  console.log(`Sealed anew: ${done} ${texts.what}.`)
}
for (const sentence of await describeSecrets(database, keys)) console.log(sentence)
await close()
