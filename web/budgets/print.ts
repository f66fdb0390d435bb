import { checkView, tableOf } from './check-view.ts'
import { measureBuild } from './measure-build.ts'

// The figures of the build in web/dist; ends with 1 where one is over its bar.
const views = measureBuild()
const found = views.flatMap((view) => checkView(view))
console.log(tableOf(views))
for (const sentence of found) console.error(sentence)
process.exitCode = found.length === 0 ? 0 : 1
