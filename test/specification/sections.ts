import type { Section } from './coverage.ts'
import { section1 } from './sections/section-1.ts'
import { layout } from './sections/section-2-layout.ts'
import { routes } from './sections/section-2-routes.ts'
import { section3 } from './sections/section-3.ts'
import { section4 } from './sections/section-4.ts'
import { section5 } from './sections/section-5.ts'
import { section6 } from './sections/section-6.ts'
import { section7 } from './sections/section-7.ts'
import { section8 } from './sections/section-8.ts'
import { section9 } from './sections/section-9.ts'

export const sections: readonly Section[] = [
  { heading: '1. What the product does and for whom', rows: section1 },
  { heading: '2. Screens and routes', rows: [...routes, ...layout] },
  { heading: '3. Entities and their fields', rows: section3 },
  { heading: '4. States and transitions', rows: section4 },
  { heading: '5. Validation rules', rows: section5 },
  { heading: '6. Roles and permissions', rows: section6 },
  { heading: '7. Calls', rows: section7 },
  { heading: '8. Error catalogue', rows: section8 },
  { heading: '9. Business constants and limits', rows: section9 },
]

/** Sentences whose part of the product does not stand yet. */
export const notBuiltYet: readonly string[] = []
