import { expect, test } from 'vitest'
import { apps, attendee } from './apps.ts'
import { foreignModules } from './own-modules.ts'

const of = (app: string) => [
  `/home/web/src/${app}/shell/frame.tsx`,
  `/home/web/src/features/identity/${app}/sign-in-page.tsx`,
  `/home/web/src/features/identity/${app}/profile/part.tsx`,
]
const common = [
  '/home/web/src/platform/api.ts',
  '/home/web/src/features/identity/shared/gate.ts',
  '/home/web/src/ui/gate.tsx',
  '/home/node_modules/gate/organiser/attendee/index.js',
]

test.each(apps)('in the files of $name nothing of another app may stand', (app) => {
  const others = apps.filter((other) => other !== app).flatMap(({ name }) => of(name))
  expect(foreignModules(app, [...of(app.name), ...common, ...others])).toEqual(others)
})

test('there are others', () => {
  expect(foreignModules(attendee, of('organiser'))).toHaveLength(3)
})
