import '#ui/styles/index.css'
import '#ui/styles/first-staff.css'
import { startApp } from '#platform/start-app.tsx'
import { keepTokenIn } from '#platform/token.ts'
import { router } from './router.ts'
import { words } from './words.ts'

// Staff have one session for both of their apps, and none of it is the attendee's.
keepTokenIn('foyer_auth_staff')
void startApp(router, words)
