import { updateCatalogues } from './update.ts'

// `npm run words`: brings every language's PO file up to date with the texts in the code. What is new is empty in it
// until somebody translates it; what nobody says any more goes.
for (const { locale, texts, missing } of await updateCatalogues())
  console.log(`words/${locale}.po: ${texts} texts, ${missing} without a translation`)
